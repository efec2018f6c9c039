import {
  COST_SCALE,
  divideRounded,
  fromScaled,
  MONEY_SCALE,
  negate,
  QUANTITY_SCALE,
  sumQuantities,
  toDigits,
  toScaled,
  type Decimal,
} from '@stockroom/contract';

/**
 * Values of stock have 12 places, in decimal digits. Each value is rounded at most once and then kept, so that goods
 * go back at exactly the value they came at.
 */
export const VALUE_SCALE = 12;

export interface ValuedStock {
  currentStock: number;
  stockValue: string;
  averageCost: Decimal | null;
  purchasePrice: Decimal;
}

/** The cost of a unit without a price of its own: the average cost, or the purchase price before the first movement. */
export function usualCost({ averageCost, purchasePrice }: ValuedStock): string {
  return toDigits(averageCost ?? purchasePrice);
}

export function valueAtAverage(product: ValuedStock, quantity: number): string {
  const { currentStock, stockValue } = product;
  return currentStock > 0
    ? shareOf(stockValue, quantity, currentStock)
    : valueOf(quantity, usualCost(product));
}

/** quantity x cost of one unit, exactly. */
export function valueOf(quantity: Decimal, unitCost: Decimal): string {
  const value = toScaled(quantity, QUANTITY_SCALE) * toScaled(unitCost, COST_SCALE);
  return toDigits(fromScaled(value, QUANTITY_SCALE + COST_SCALE));
}

export function sumValues(values: readonly Decimal[]): string {
  const sum = values.reduce<bigint>((total, value) => total + toScaled(value, VALUE_SCALE), 0n);
  return toDigits(fromScaled(sum, VALUE_SCALE));
}

export function lessValue(value: Decimal, other: Decimal): string {
  return sumValues([value, negate(other)]);
}

/** The share of a value that belongs to a part of a quantity. */
export function shareOf(value: Decimal, part: number, whole: number): string {
  const share = toScaled(value, VALUE_SCALE) * toScaled(part, QUANTITY_SCALE);
  return toDigits(fromScaled(divideRounded(share, toScaled(whole, QUANTITY_SCALE)), VALUE_SCALE));
}

/** The value that a part takes along: all of it less the share that stays. */
export function takenOf(value: Decimal, part: number, whole: number): string {
  return lessValue(value, shareOf(value, sumQuantities([whole, -part]), whole));
}

/** The moving weighted average: the cost of one unit, at most 6 decimals. */
export function averageOf(value: Decimal, quantity: number): string {
  const places = 10n ** BigInt(VALUE_SCALE - QUANTITY_SCALE - COST_SCALE);
  const units = toScaled(quantity, QUANTITY_SCALE) * places;
  return toDigits(fromScaled(divideRounded(toScaled(value, VALUE_SCALE), units), COST_SCALE));
}

/** A value in money, rounded once. */
export function inMoney(value: Decimal): Decimal {
  const places = 10n ** BigInt(VALUE_SCALE - MONEY_SCALE);
  return fromScaled(divideRounded(toScaled(value, VALUE_SCALE), places), MONEY_SCALE);
}
