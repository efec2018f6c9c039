import {
  COST_SCALE,
  divideRounded,
  fromScaled,
  QUANTITY_SCALE,
  toDigits,
  toScaled,
  type Decimal,
} from '@stockroom/contract';

interface Stock {
  quantity: Decimal;
  /** Cost of one unit, or null before the first receipt. */
  averageCost: string | null;
}

/**
 * The moving weighted average after a receipt of q at price r (product, "Formulas"): (Q*C + q*r) / (Q + q)
 * while there is stock, else r. In decimal digits, at most 6 decimals.
 */
export function averageCostAfter(stock: Stock, received: Decimal, price: Decimal): string {
  const quantity = toScaled(stock.quantity, QUANTITY_SCALE);
  const added = toScaled(received, QUANTITY_SCALE);
  const addedCost = toScaled(price, COST_SCALE);
  if (quantity <= 0n || stock.averageCost === null) return toDigits(price);
  const value = quantity * toScaled(stock.averageCost, COST_SCALE) + added * addedCost;
  return toDigits(fromScaled(divideRounded(value, quantity + added), COST_SCALE));
}
