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
 * quantity x unit price in money, rounded once, half away from zero (spec section 2, "Order form").
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
