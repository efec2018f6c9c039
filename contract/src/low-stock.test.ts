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
  ['what is missing', { committed: 0, expected: 0 }, 7],
  ['more where sales are to be met', { committed: 5, expected: 0 }, 12],
  ['less where deliveries are expected', { committed: 0, expected: 4 }, 3],
  ['nothing where enough is expected', { committed: 1, expected: 20 }, 0],
  ['fractions exactly', { committed: 0.1, expected: 0.3 }, 6.8],
])('asks to order %s', (_what, open, toOrder) => {
  expect(quantityToOrder({ minimumStockLevel: 10, currentStock: 3, ...open })).toBe(toOrder);
});
