import { stockAfter, type StockEffect } from './stock-after';

test.each<[number, StockEffect, string | number, number | undefined]>([
  [12, 'add', '20', 32],
  [12, 'add', 20, 32],
  [12, 'add', '-5', 7],
  [12, 'add', '-13', -1],
  [12, 'set', '7', 7],
  [12, 'set', '0', 0],
  [0.1, 'add', '0,2', 0.3],
  [1250.5, 'add', '1 000,25', 2250.75],
  [12, 'add', '', undefined],
  [12, 'set', '-', undefined],
  [12, 'set', 'seven', undefined],
  [12, 'add', '1,0005', undefined],
  [12, 'add', '1e400', undefined],
  [12, 'add', '9999999999', undefined],
])('from %d, to %s %p makes %p', (stock, effect, typed, expected) => {
  expect(stockAfter(stock, typed, effect)).toBe(expected);
});
