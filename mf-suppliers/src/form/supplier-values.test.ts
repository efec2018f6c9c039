import { supplierSchema, type Supplier } from '@stockroom/contract';
import { supplierChanges } from './supplier-changes';
import { NEW_SUPPLIER, SUPPLIER_LABELS, toSupplierValues } from './supplier-values';

const supplier: Supplier = {
  _id: '01932c5e-0000-7000-8000-000000000001',
  companyName: 'Light Ltd',
  contactPerson: 'Vera Orlova',
  phone: '+7 (000) 101-20-30',
  email: 'vera@example.com',
  address: 'Workshop Lane 21\nSamara',
  paymentTerms: '',
  notes: '',
  productsCount: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 4,
};

test('a new supplier starts with nothing', () => {
  expect(Object.keys(NEW_SUPPLIER)).toEqual(Object.keys(SUPPLIER_LABELS));
  expect(new Set(Object.values(NEW_SUPPLIER))).toEqual(new Set(['']));
});

test('opening and saving a supplier without a change sends what was there', () => {
  const values = toSupplierValues(supplier);
  expect(Object.keys(values).sort()).toEqual(Object.keys(SUPPLIER_LABELS).sort());
  expect(supplier).toMatchObject(supplierSchema.cast(values));
});

test('names the changed fields in the order of the form, and nothing else', () => {
  const newer = { ...supplier, notes: 'Call first', companyName: 'Light', productsCount: 9 };
  expect(supplierChanges(supplier, newer)).toEqual([
    { label: 'Company Name', before: 'Light Ltd', now: 'Light' },
    { label: 'Notes', before: '', now: 'Call first' },
  ]);
});
