import type {
  Product,
  ProductInput,
  ProductWriteResult,
  Supplier,
  SupplierInput,
  SupplierWriteResult,
} from '@stockroom/contract';
import type { renderRemote } from '@stockroom/shared-ui/testing';

type Request = Awaited<ReturnType<typeof renderRemote>>['request'];

let count = 0;

/** Stores a supplier through the API. */
export async function addSupplier(
  request: Request,
  input: Partial<SupplierInput> = {},
): Promise<Supplier> {
  const body = {
    companyName: 'Light Ltd',
    contactPerson: 'Vera Orlova',
    phone: '+7 (000) 000-00-00',
    email: 'vera@example.com',
    address: '',
    paymentTerms: '',
    notes: '',
    ...input,
  };
  const { supplier } = await written<SupplierWriteResult>(
    request('suppliers', { method: 'POST', body }),
  );
  return supplier;
}

/** Stores a product through the API; its supplier too, unless one is named. */
export async function addProduct(
  request: Request,
  input: Partial<ProductInput> = {},
): Promise<Product> {
  count += 1;
  const supplierId = input.supplierId ?? (await addSupplier(request))._id;
  const body: ProductInput = {
    name: `Product ${count}`,
    sku: `SKU-${count}`,
    description: '',
    category: 'Tools',
    unitOfMeasurement: 'pieces',
    purchasePrice: 100,
    sellingPrice: 150,
    minimumStockLevel: 5,
    imageUrl: '',
    ...input,
    supplierId,
  };
  const { product } = await written<ProductWriteResult>(
    request('products', { method: 'POST', body }),
  );
  return product;
}

async function written<Result>(answer: Promise<Response>): Promise<Result> {
  const response = await answer;
  if (!response.ok) throw new Error(`The API refused: ${await response.text()}`);
  return (await response.json()) as Result;
}
