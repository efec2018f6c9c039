import {
  divideRounded,
  fromScaled,
  MONEY_SCALE,
  QUANTITY_SCALE,
  toScaled,
  type Decimal,
} from './decimal';

/** The largest price of one unit, in major units of the currency. */
export const MAX_PRICE = 999_999_999_999.99;

/**
 * quantity x unit price in money, rounded once, half away from zero.
 * @throws RangeError for a quantity of more than 3 or a price of more than 2 decimals.
 */
export function multiplyPrice(quantity: Decimal, unitPrice: Decimal): Decimal {
  const product = toScaled(quantity, QUANTITY_SCALE) * toScaled(unitPrice, MONEY_SCALE);
  return fromScaled(divideRounded(product, 10n ** BigInt(QUANTITY_SCALE)), MONEY_SCALE);
}

/** Exact sum of amounts of at most 2 decimals. */
export function sumMoney(amounts: readonly Decimal[]): Decimal {
  return fromScaled(
    amounts.reduce<bigint>((sum, amount) => sum + toScaled(amount, MONEY_SCALE), 0n),
    MONEY_SCALE,
  );
}

/**
 * A price this many times the product's, or this fraction of it, probably misses a comma or holds a quantity. Below the
 * minimum amount of money a mistake is cheap to correct.
 */
const UNUSUAL = { times: 10, difference: 1000 };

/**
 * True for an implausible price.
 * @param quantity in the product's unit
 * @param price money for one unit, as typed
 * @param known price of one unit of the product, more than 0
 */
export function isUnusualPrice(quantity: number, price: number, known: number): boolean {
  const times = (amount: number) => Number(multiplyPrice(UNUSUAL.times, amount));
  if (price < times(known) && times(price) > known) return false;
  const difference = multiplyPrice(quantity, sumMoney([price, -known]));
  return Math.abs(Number(difference)) >= UNUSUAL.difference;
}
