import { multiplyPrice, sumMoney } from './money';

/**
 * A price of at least so many times that of its product, or at most that part of it, is rather a comma that is missing
 * or a quantity in the wrong field. Only from so much money on: less is soon made good.
 */
const UNUSUAL = { times: 10, difference: 1000 };

/**
 * Whether a price can hardly be meant.
 * @param quantity in the product's unit
 * @param price money for one unit, as typed
 * @param known what one unit of the product costs, more than 0
 */
export function isUnusualPrice(quantity: number, price: number, known: number): boolean {
  const times = (amount: number) => Number(multiplyPrice(UNUSUAL.times, amount));
  if (price < times(known) && times(price) > known) return false;
  const difference = multiplyPrice(quantity, sumMoney([price, -known]));
  return Math.abs(Number(difference)) >= UNUSUAL.difference;
}
