import { quantityToOrder, shortageBelowMinimum } from './low-stock';

it.each([
  [10, 3, 7],
  [5, 5, 0],
  [5, 6, 0],
  [0, 0, 0],
  [0.3, 0.1, 0.2],
])(
  'of a minimum of %d and a stock of %d, %d are short',
  (minimumStockLevel, currentStock, short) => {
    expect(shortageBelowMinimum({ minimumStockLevel, currentStock })).toBe(short);
  },
);

it.each([
  ['one more than what is missing', { committed: 0, expected: 0 }, 8],
  ['more where sales are to be met', { committed: 5, expected: 0 }, 13],
  ['less where deliveries are expected', { committed: 0, expected: 4 }, 4],
  ['one where deliveries bring just the minimum', { committed: 0, expected: 7 }, 1],
  ['nothing where deliveries bring one more', { committed: 0, expected: 8 }, 0],
  ['nothing where deliveries bring a little more', { committed: 0, expected: 7.001 }, 0],
  ['nothing where enough is expected', { committed: 1, expected: 20 }, 0],
  ['a whole number of what is measured', { committed: 0.1, expected: 0.3 }, 7],
])('asks to order %s', (_what, open, toOrder) => {
  expect(quantityToOrder({ minimumStockLevel: 10, currentStock: 3, ...open })).toBe(toOrder);
});
