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
  averageCost: Decimal | null;
}

/**
 * The moving weighted average after a receipt of q at price r (product, "Formulas"): (Q*C + q*r) / (Q + q)
 * while there is stock, else r. In decimal digits, at most 6 decimals.
 */
export function averageCostAfter(stock: Stock, received: Decimal, price: Decimal): string {
  const quantity = toScaled(stock.quantity, QUANTITY_SCALE);
  if (quantity <= 0n || stock.averageCost === null) return toDigits(price);
  return averageOf(quantity, stock.averageCost, toScaled(received, QUANTITY_SCALE), price);
}

/**
 * The average after q went out at a cost of r each: (Q*C - q*r) / (Q - q). In decimal digits, at most 6 decimals.
 * @returns null when nothing is left, or the rest would be worth less than nothing
 */
export function averageCostWithout(
  { quantity, averageCost }: { quantity: Decimal; averageCost: Decimal },
  issued: Decimal,
  unitCost: Decimal,
): string | null {
  const stock = toScaled(quantity, QUANTITY_SCALE);
  const taken = toScaled(issued, QUANTITY_SCALE);
  if (taken >= stock) return null;
  const average = averageOf(stock, averageCost, -taken, unitCost);
  if (!average.startsWith('-')) return average;
  // Averages are rounded, so a rest that is worth nothing may come out as some millionths less.
  const rest = { quantity: fromScaled(stock - taken, QUANTITY_SCALE), averageCost: average };
  return toScaled(stockValue(rest), MONEY_SCALE) === 0n ? '0' : null;
}

/** Of stock and a change of it that is not all of it, both in thousandths. */
function averageOf(stock: bigint, cost: Decimal, change: bigint, changeCost: Decimal): string {
  const value = stock * toScaled(cost, COST_SCALE) + change * toScaled(changeCost, COST_SCALE);
  return toDigits(fromScaled(divideRounded(value, stock + change), COST_SCALE));
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
