import {
  COST_SCALE,
  divideRounded,
  fromScaled,
  MONEY_SCALE,
  QUANTITY_SCALE,
  toDigits,
  toScaled,
  type Decimal,
} from '@stockroom/contract';

interface Stock {
  quantity: Decimal;
  /** Cost of one unit, or null before the first movement. */
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

/** Stock at average cost in money, rounded once (product, "Formulas"). */
export function stockValue({ quantity, averageCost }: Stock): Decimal {
  const exact = toScaled(quantity, QUANTITY_SCALE) * toScaled(averageCost ?? 0, COST_SCALE);
  const places = QUANTITY_SCALE + COST_SCALE - MONEY_SCALE;
  return fromScaled(divideRounded(exact, 10n ** BigInt(places)), MONEY_SCALE);
}

/** What one unit of several lots costs: the sum of quantity x price by the quantity, at most 6 decimals. */
export function averagePrice(lots: readonly { quantity: Decimal; unitPrice: Decimal }[]): Decimal {
  let quantity = 0n;
  let amount = 0n;
  for (const lot of lots) {
    const units = toScaled(lot.quantity, QUANTITY_SCALE);
    quantity += units;
    amount += units * toScaled(lot.unitPrice, COST_SCALE);
  }
  return fromScaled(divideRounded(amount, quantity), COST_SCALE);
}
