import type {
  Product,
  ProductInput,
  ProductWriteResult,
  Supplier,
  SupplierInput,
  SupplierWriteResult,
} from '@stockroom/contract';
import { postReceipt } from '../stock-movements/stock-movement-service';
import type { TestApi } from './test-api';

/** A supplier as the form would send it. */
export function supplierInput(changes: Partial<SupplierInput> = {}): SupplierInput {
  return {
    companyName: 'Nordwind Office',
    contactPerson: 'Jonas Vogel',
    phone: '+7 (000) 102-44-18',
    email: 'orders@nordwind.example.com',
    address: 'Harbour Road 4',
    paymentTerms: 'Net 30',
    notes: '',
    ...changes,
  };
}

/** A product as the form would send it. */
export function productInput(
  supplierId: string,
  changes: Partial<ProductInput> = {},
): ProductInput {
  return {
    name: 'Desk lamp',
    sku: 'LAMP-1',
    description: '',
    category: 'Electronics',
    unitOfMeasurement: 'pieces',
    purchasePrice: 100.5,
    sellingPrice: 199.99,
    minimumStockLevel: 5,
    supplierId,
    imageUrl: '',
    ...changes,
  };
}

export async function addSupplier(
  api: TestApi,
  changes: Partial<SupplierInput> = {},
): Promise<Supplier> {
  const body = supplierInput(changes);
  const answer = await api.call<SupplierWriteResult>('POST', 'suppliers', { body });
  expect(answer.status).toBe(201);
  return answer.body.supplier;
}

export async function addProduct(
  api: TestApi,
  supplierId: string,
  changes: Partial<ProductInput> = {},
): Promise<Product> {
  const body = productInput(supplierId, changes);
  const answer = await api.call<ProductWriteResult>('POST', 'products', { body });
  expect(answer.status).toBe(201);
  return answer.body.product;
}

/** Books a delivery by the service, as the sample data does. */
export async function receive(
  { store, clock }: TestApi,
  productId: string,
  quantity: number,
  purchasePrice?: number,
) {
  const user = await store.repositories.users.findByEmail('user@example.com');
  if (!user) throw new Error('The user of the test is missing');
  const actor = { id: user.id, name: user.email };
  const now = clock.now().toISOString();
  const input = {
    productId,
    quantity,
    purchasePrice,
    supplierReference: '',
    notes: '',
    orderId: '',
  };
  return store.transaction((repositories) => postReceipt({ repositories, actor, now }, input));
}
