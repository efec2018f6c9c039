import { MAX_PRICE, multiplyPrice, sumMoney } from './money';

test.each<[number, number, number | string]>([
  [3, 19.99, 59.97],
  [1.005, 1, 1.01],
  [0.333, 0.01, 0],
  [0.5, 0.01, 0.01],
  [3, 0.1, 0.3],
  [2.345, 100, 234.5],
  [0, 100, 0],
  [999_999_999.999, MAX_PRICE, '999999999998990000000'],
])('%p x %p is %p', (quantity, price, total) => {
  expect(multiplyPrice(quantity, price)).toBe(total);
});

test('refuses a price with three decimals and a quantity with four', () => {
  expect(() => multiplyPrice(1, 0.001)).toThrow(RangeError);
  expect(() => multiplyPrice(0.0001, 1)).toThrow(RangeError);
});

test.each<[(number | string)[], number | string]>([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[19.99, -19.99], 0],
  [['9007199254740993.01', 0.01], '9007199254740993.02'],
])('the sum of %j is %p', (amounts, total) => {
  expect(sumMoney(amounts)).toBe(total);
});
