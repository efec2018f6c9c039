import {
  formatMoney,
  formatNumber,
  inEnglish,
  productSchema,
  type Product,
} from '@stockroom/contract';
import { newProductValues, productChanges, productLabels, toProductValues } from './product-values';

const lamp: Product = {
  _id: '01932c5e-0000-7000-8000-000000000001',
  name: 'Desk lamp',
  sku: 'LAMP-1',
  description: '',
  category: 'Furniture',
  unitOfMeasurement: 'kg',
  purchasePrice: 0,
  sellingPrice: 1250.5,
  minimumStockLevel: 0.125,
  packSize: 1,
  currentStock: 3,
  committed: 0,
  expected: 0,
  available: 3,
  supplierId: '01932c5e-0000-7000-8000-000000000002',
  supplierName: 'Light Ltd',
  imageUrl: '',
  barcodes: [{ code: 'BOX', units: 12 }],
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 4,
};

test('a new product starts with the defaults of the shop, even a threshold of 0', () => {
  expect(newProductValues({ defaultUnit: 'kg', lowStockThreshold: 0 })).toMatchObject({
    unitOfMeasurement: 'kg',
    minimumStockLevel: 0,
  });
});

test('the form edits exactly its own fields and changes none by itself', () => {
  const values = toProductValues(lamp);
  expect(Object.keys(values).sort()).toEqual(Object.keys(productLabels(inEnglish)).sort());
  expect(lamp).toMatchObject(productSchema.cast(values));
});

test('names the changed fields in the order of the form, suppliers by name', () => {
  const format = { money: formatMoney, number: formatNumber };
  const newer = {
    ...lamp,
    name: 'Floor lamp',
    barcodes: [{ code: 'A', units: 1 }, ...(lamp.barcodes ?? [])],
    supplierId: '01932c5e-0000-7000-8000-000000000003',
    supplierName: 'Lamp House',
    sellingPrice: 0,
    currentStock: 9,
    version: 5,
  };
  expect(productChanges(lamp, newer, format, inEnglish)).toEqual([
    { label: 'Product Name', before: 'Desk lamp', now: 'Floor lamp' },
    { label: 'Barcodes', before: '12 × BOX', now: 'A, 12 × BOX' },
    { label: 'Selling Price', before: formatMoney(1250.5), now: formatMoney(0) },
    { label: 'Supplier', before: 'Light Ltd', now: 'Lamp House' },
  ]);
});
