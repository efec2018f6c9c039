import type {
  Order,
  OrderInput,
  OrderWriteResult,
  Product,
  ProductInput,
  ProductWriteResult,
  ReceiptInput,
  StockMovement,
  StockMovementWriteResult,
  Supplier,
  SupplierInput,
  SupplierWriteResult,
} from '@stockroom/contract';
import type { renderRemote } from './render-remote';

type Request = Awaited<ReturnType<typeof renderRemote>>['request'];

let count = 0;

/** Stores a supplier through the API. */
export async function addSupplier(
  request: Request,
  input: Partial<SupplierInput> = {},
): Promise<Supplier> {
  const body: SupplierInput = {
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

/** Books a delivery through the API; it is how a product of a test comes to have stock. */
export async function receiveStock(
  request: Request,
  input: Partial<ReceiptInput> & Pick<ReceiptInput, 'productId' | 'quantity'>,
): Promise<StockMovement> {
  const body: ReceiptInput = { supplierReference: '', notes: '', orderId: '', ...input };
  const { movement } = await written<StockMovementWriteResult>(
    request('stock-movements/receipts', { method: 'POST', body }),
  );
  return movement;
}

/** Stores an order through the API: a purchase order where a supplier is named, else a sales order. */
export async function addOrder(
  request: Request,
  input: Partial<OrderInput> & Pick<OrderInput, 'items'>,
): Promise<Order> {
  const party = input.supplierId
    ? { type: 'incoming' as const, customerName: '' }
    : { type: 'outgoing' as const, customerName: 'Walk-in' };
  const body: OrderInput = { notes: '', supplierId: '', ...party, ...input };
  const { order } = await written<OrderWriteResult>(request('orders', { method: 'POST', body }));
  return order;
}

async function written<Result>(answer: Promise<Response>): Promise<Result> {
  const response = await answer;
  if (!response.ok) throw new Error(`The API refused: ${await response.text()}`);
  return (await response.json()) as Result;
}
