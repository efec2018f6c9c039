import { isUnusualCount, isUnusualReceipt, isUnusualRise } from './unusual-amount';

const of = (currentStock: number, minimumStockLevel = 0, expected = 0) => ({
  currentStock,
  minimumStockLevel,
  expected,
});

it.each([
  ['ten times the books', 35, 350, true],
  ['nearly ten times the books', 35, 349, false],
  ['a tenth of the books', 350, 35, true],
  ['a little more than a tenth of the books', 350, 36, false],
  ['ten times of a few', 11, 110, false],
  ['a hundred more than a few', 11, 111, true],
  ['a tenth of a few', 110, 11, false],
  ['nothing left', 5000, 0, false],
  ['the first of what the books have none of', 0, 999, false],
  ['an absurd first level', 0, 1000, true],
  ['measured, not counted', 0.5, 100.5, true],
])('an unusual count: %s (%d in the books, %d counted): %p', (_what, books, found, expected) => {
  expect(isUnusualCount(of(books), found)).toBe(expected);
});

it.each([
  ['ten times what is expected', 20, 200, true],
  ['nearly ten times what is expected', 20, 199, false],
  ['ten times of a few', 11, 110, false],
  ['a part of what is expected', 2000, 20, false],
  ['all that is expected', 50_000, 50_000, false],
  ['more than a large order, and less than ten of them', 50_000, 60_000, false],
])(
  'an unusual receipt: %s (%d outstanding, %d received): %p',
  (_what, outstanding, came, expected) => {
    expect(isUnusualReceipt(of(0, 0, outstanding), came, outstanding)).toBe(expected);
    expect(isUnusualReceipt(of(0, 0, outstanding), came, undefined)).toBe(false);
  },
);

it.each([
  ['below a thousand', of(5), 999, false],
  ['ten times the stock', of(100), 1000, true],
  ['less than ten times the minimum', of(0, 101), 1000, false],
  ['less than ten times what is expected', of(0, 0, 101), 1000, false],
  ['a decrease', of(5000), -4900, false],
])('an unusual increase: %s: %p', (_what, product, change, expected) => {
  expect(isUnusualRise(product, change)).toBe(expected);
  expect(isUnusualReceipt(product, change, undefined)).toBe(expected);
});
