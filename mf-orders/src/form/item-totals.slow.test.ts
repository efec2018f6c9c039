import { itemTotal, orderTotal, quantityByProduct } from './item-totals';
import { blankItem, type ItemValues } from './order-values';

function item(quantity: ItemValues['quantity'], unitPrice: ItemValues['unitPrice']): ItemValues {
  return { ...blankItem(), productId: 'kettle', quantity, unitPrice };
}

test.each([
  ['3', '33,33', 99.99],
  ['1', 0.1, 0.1],
  ['1,125', '0.1', 0.11],
  ['0,005', '1', 0.01],
  [999_999_999, 999_999_999_999.99, '999999998999990000000.01'],
  ['', '1', null],
  ['1', '', null],
  ['two', '1', null],
  ['1,0005', '1', null],
  ['1', '1,005', null],
  ['-1', '1', null],
])('%s × %s is %s', (quantity, unitPrice, total) => {
  expect(itemTotal(item(quantity, unitPrice), 'ru')).toBe(total);
});

test('ignores numbers that are ambiguous in English', () => {
  expect(itemTotal(item('2,500', '1'), 'en')).toBeNull();
  expect(orderTotal([item('1', '2,500'), item('1', '2,50')], 'en')).toBe(2.5);
  expect(quantityByProduct([item('2,500', '1')], 'en').get('kettle')).toBe(0);
});

test('adds up exactly and ignores unfinished rows', () => {
  expect(orderTotal([item('1', '0,1'), item('1', '0,2'), item('', '5')], 'ru')).toBe(0.3);
  expect(orderTotal([item('3', '33,33'), item('1', '0,01')], 'ru')).toBe(100);
  expect(orderTotal([item('', '')], 'ru')).toBe(0);
});

test('adds up the quantities of a product over its rows', () => {
  const other = { ...item('2', '1'), productId: 'salt' };
  const items = [item('0,1', ''), other, item('0,2', ''), item('x', '')];
  expect([...quantityByProduct(items, 'ru')]).toEqual([
    ['kettle', 0.3],
    ['salt', 2],
  ]);
});
