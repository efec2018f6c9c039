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

const SUPPLIER: SupplierInput = {
  companyName: 'Light Ltd',
  contactPerson: 'Vera Orlova',
  phone: '+7 (000) 000-00-00',
  email: 'vera@example.com',
  address: '',
  paymentTerms: '',
  notes: '',
};

/** Stores a supplier through the API. */
export async function addSupplier(
  request: Request,
  input: Partial<SupplierInput> = {},
): Promise<Supplier> {
  const body: SupplierInput = { ...SUPPLIER, ...input };
  return (await post<SupplierWriteResult>(request, 'suppliers', body)).supplier;
}

let productCount = 0;

/** Stores a product through the API; its supplier too, unless the input names one. */
export async function addProduct(
  request: Request,
  input: Partial<ProductInput> = {},
): Promise<Product> {
  productCount += 1;
  const supplierId = input.supplierId ?? (await addSupplier(request))._id;
  const body: ProductInput = {
    name: `Product ${productCount}`,
    sku: `SKU-${productCount}`,
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
  return (await post<ProductWriteResult>(request, 'products', body)).product;
}

/** Gives a product stock by a receipt through the API. */
export async function receiveStock(
  request: Request,
  input: Partial<ReceiptInput> & Pick<ReceiptInput, 'productId' | 'quantity'>,
): Promise<StockMovement> {
  const body: ReceiptInput = { supplierReference: '', notes: '', orderId: '', ...input };
  return (await post<StockMovementWriteResult>(request, 'stock-movements/receipts', body)).movement;
}

/** Stores an order through the API: a purchase order if the input names a supplier, else a sales order. */
export async function addOrder(
  request: Request,
  input: Partial<OrderInput> & Pick<OrderInput, 'items'>,
): Promise<Order> {
  const party = input.supplierId
    ? { type: 'incoming' as const, customerName: '' }
    : { type: 'outgoing' as const, customerName: 'Walk-in' };
  const body: OrderInput = { notes: '', supplierId: '', ...party, ...input };
  return (await post<OrderWriteResult>(request, 'orders', body)).order;
}

async function post<Result>(request: Request, path: string, body: object): Promise<Result> {
  const response = await request(path, { method: 'POST', body });
  if (!response.ok) throw new Error(`The API refused: ${await response.text()}`);
  return (await response.json()) as Result;
}
