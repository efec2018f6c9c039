import { UNITS } from './options';
import { fitsUnit, quantityDecimals, sumQuantities } from './quantity';

const COUNTED = ['pieces', 'boxes', 'packs'];

test.each(UNITS)('%s has the right number of decimals', (unit) => {
  expect(quantityDecimals(unit)).toBe(COUNTED.includes(unit) ? 0 : 3);
});

test.each<[number | string, string, boolean]>([
  [5, 'pieces', true],
  [5.5, 'pieces', false],
  ['5.0', 'boxes', true],
  [0.001, 'kg', true],
  [0.0001, 'kg', false],
])('%p fits %s: %p', (quantity, unit, expected) => {
  expect(fitsUnit(quantity, unit)).toBe(expected);
});

test('quantities add up exactly', () => {
  expect(sumQuantities([0.1, 0.2, -0.3])).toBe(0);
  expect(sumQuantities(Array<number>(1000).fill(0.001))).toBe(1);
  expect(sumQuantities([5, -7, 2.5, '0.125'])).toBe(0.625);
  expect(sumQuantities([Number.MAX_SAFE_INTEGER, -1, 1])).toBe(Number.MAX_SAFE_INTEGER);
});
