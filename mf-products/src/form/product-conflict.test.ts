import { lamp } from '../testing/lamp';
import { keepTyped, productChanges } from './product-conflict';
import { newProductValues } from './product-values';

test('names the changed fields in the order of the form, suppliers by name', () => {
  const newer = {
    ...lamp,
    name: 'Floor lamp',
    supplierId: '01932c5e-0000-7000-8000-000000000003',
    supplierName: 'Lamp House',
    sellingPrice: 0,
    version: 5,
  };
  expect(productChanges(lamp, newer)).toEqual([
    { label: 'Product Name', before: 'Desk lamp', now: 'Floor lamp' },
    { label: 'Selling Price', before: '1250.5', now: '0' },
    { label: 'Supplier', before: 'Light Ltd', now: 'Lamp House' },
  ]);
});

test('what the form does not show is no change', () => {
  expect(productChanges(lamp, { ...lamp, currentStock: 9, version: 5 })).toEqual([]);
});

test('keeps what was typed and takes the newer values of the fields that were left alone', () => {
  const start = { ...newProductValues(), name: 'Desk lamp', sku: 'LAMP-1', sellingPrice: '1250' };
  const typed = { ...start, name: 'Table lamp' };
  const newer = { ...start, name: 'Floor lamp', sellingPrice: '990' };
  expect(keepTyped(typed, start, newer)).toEqual({ ...newer, name: 'Table lamp' });
});
