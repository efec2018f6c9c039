import { askedByProduct, itemTotal, orderTotal } from './item-totals';
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

test('what has two meanings in English counts nothing', () => {
  expect(itemTotal(item('2,500', '1'), 'en')).toBeNull();
  expect(orderTotal([item('1', '2,500'), item('1', '2,50')], 'en')).toBe(2.5);
  expect(askedByProduct([item('2,500', '1')], 'en')('kettle').isUnfinished).toBe(true);
});

test('0.1 and 0.2 are 0.3, and unfinished rows count nothing', () => {
  expect(orderTotal([item('1', '0,1'), item('1', '0,2'), item('', '5')], 'ru')).toBe(0.3);
  expect(orderTotal([item('3', '33,33'), item('1', '0,01')], 'ru')).toBe(100);
  expect(orderTotal([item('', '')], 'ru')).toBe(0);
});

test('what is asked of a product adds up over its rows', () => {
  const other = { ...item('2', '1'), productId: 'salt' };
  const asked = askedByProduct([item('0,1', ''), other, item('0,2', ''), item('x', '')], 'ru');
  expect(asked('kettle')).toEqual({ quantity: 0.3, rows: 2, isUnfinished: true });
  expect(asked('salt')).toEqual({ quantity: 2, rows: 1, isUnfinished: false });
  expect(asked('pepper')).toEqual({ quantity: 0, rows: 0, isUnfinished: false });
});
