import { stockAfter, type StockEffect } from './quantity';

test.each<[number, StockEffect, string | number, number | undefined]>([
  [12, 'receive', '20', 32],
  [12, 'receive', '-5', undefined],
  [12, 'receive', '0,5', undefined],
  [12, 'change', 20, 32],
  [12, 'change', '-5', 7],
  [12, 'change', '-13', undefined],
  [12, 'set', '-1', undefined],
  [12, 'set', '12', 12],
  [12, 'change', '0', 12],
  [12, 'change', '999999999', undefined],
  [12, 'set', '7', 7],
  [12, 'set', '0', 0],
  [0.1, 'change', '0,2', 0.3],
  [1250.5, 'change', '1 000,25', 2250.75],
  [12, 'change', '', undefined],
  [12, 'set', '-', undefined],
  [12, 'set', 'seven', undefined],
  [12, 'change', '1,0005', undefined],
  [12, 'change', '1e400', undefined],
  [12, 'change', '9999999999', undefined],
])('a stock of %d after %s %p is %p', (stock, effect, typed, expected) => {
  const product = { currentStock: stock, unitOfMeasurement: 'kg' };
  expect(stockAfter(product, typed, effect, 'ru')).toBe(expected);
});

test('ignores numbers that are ambiguous in English', () => {
  const product = { currentStock: 12, unitOfMeasurement: 'kg' };
  expect(stockAfter(product, '2,500', 'receive', 'en')).toBeUndefined();
});

test('ignores decimals of counted units', () => {
  const product = { currentStock: 15, unitOfMeasurement: 'pieces' };
  expect(stockAfter(product, '1,5', 'receive', 'ru')).toBeUndefined();
  expect(stockAfter(product, '1', 'receive', 'ru')).toBe(16);
});
