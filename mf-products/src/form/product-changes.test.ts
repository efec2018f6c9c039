import { formatMoney, formatNumber } from '@stockroom/contract';
import { lamp } from '../testing/lamp';
import { productChanges } from './product-changes';

const format = { money: formatMoney, number: formatNumber };

test('names the changed fields in the order of the form, suppliers by name', () => {
  const newer = {
    ...lamp,
    name: 'Floor lamp',
    supplierId: '01932c5e-0000-7000-8000-000000000003',
    supplierName: 'Lamp House',
    sellingPrice: 0,
    version: 5,
  };
  expect(productChanges(lamp, newer, format)).toEqual([
    { label: 'Product Name', before: 'Desk lamp', now: 'Floor lamp' },
    { label: 'Selling Price', before: formatMoney(1250.5), now: formatMoney(0) },
    { label: 'Supplier', before: 'Light Ltd', now: 'Lamp House' },
  ]);
});

test('what the form does not show is no change', () => {
  expect(productChanges(lamp, { ...lamp, currentStock: 9, version: 5 }, format)).toEqual([]);
});
