import type { Product } from '@stockroom/contract';

/** A product for tests that need no server. */
export const lamp: Product = {
  _id: '01932c5e-0000-7000-8000-000000000001',
  name: 'Desk lamp',
  sku: 'LAMP-1',
  description: '',
  category: 'Furniture',
  unitOfMeasurement: 'kg',
  purchasePrice: 0,
  sellingPrice: 1250.5,
  minimumStockLevel: 0.125,
  currentStock: 3,
  committed: 0,
  expected: 0,
  available: 3,
  supplierId: '01932c5e-0000-7000-8000-000000000002',
  supplierName: 'Light Ltd',
  imageUrl: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 4,
};
