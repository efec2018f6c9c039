import type {
  AdjustmentReason,
  Order,
  OrderInput,
  OrderStatusChange,
  OrderWriteResult,
  Product,
  ProductInput,
  ProductResult,
  ProductWriteResult,
  ReceiptInput,
  RelativeAdjustment,
  StockMovement,
  StockMovementList,
  StockMovementWriteResult,
  Supplier,
  SupplierInput,
  SupplierWriteResult,
} from '@stockroom/contract';
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
  return (await api.add<SupplierWriteResult>('suppliers', supplierInput(changes))).supplier;
}

export async function addProduct(
  api: TestApi,
  supplierId: string,
  changes: Partial<ProductInput> = {},
): Promise<Product> {
  const body = productInput(supplierId, changes);
  return (await api.add<ProductWriteResult>('products', body)).product;
}

/** A receipt as the form would send it. */
export function receiptInput(
  productId: string,
  quantity: number,
  changes: Partial<ReceiptInput> = {},
): ReceiptInput {
  return {
    productId,
    quantity,
    purchasePrice: undefined,
    supplierReference: '',
    notes: '',
    orderId: '',
    ...changes,
  };
}

/** Books a delivery. */
export async function receive(
  api: TestApi,
  productId: string,
  quantity: number,
  changes: Partial<ReceiptInput> = {},
): Promise<StockMovement> {
  const body = receiptInput(productId, quantity, changes);
  return (await api.add<StockMovementWriteResult>('stock-movements/receipts', body)).movement;
}

/** Takes stock off, or adds to it. */
export async function adjustStock(
  api: TestApi,
  productId: string,
  adjustmentAmount: number,
  reason: AdjustmentReason = 'Damaged',
): Promise<void> {
  const body: RelativeAdjustment = { productId, adjustmentAmount, reason, notes: '' };
  await api.add('stock-movements/adjustments', body);
}

/** Corrects stock to a level. */
export async function setStock(
  api: TestApi,
  productId: string,
  newStockLevel: number,
): Promise<StockMovement> {
  const body = { productId, newStockLevel, reason: 'Correction', notes: '' };
  const path = 'stock-movements/adjustments';
  return (await api.add<StockMovementWriteResult>(path, body)).movement;
}

/** A row of an order. */
export function item({ _id }: Product, quantity = 1, unitPrice = 10): OrderInput['items'][number] {
  return { productId: _id, quantity, unitPrice };
}

/** A sales order as the form would send it. */
export function orderInput(
  items: OrderInput['items'],
  changes: Partial<OrderInput> = {},
): OrderInput {
  return {
    type: 'outgoing',
    customerName: 'Café «Утро»',
    supplierId: '',
    notes: '',
    items,
    ...changes,
  };
}

/** A purchase order as the form would send it. */
export function purchaseInput(
  supplierId: string,
  items: OrderInput['items'],
  changes: Partial<OrderInput> = {},
): OrderInput {
  return orderInput(items, { type: 'incoming', customerName: '', supplierId, ...changes });
}

export async function addOrder(api: TestApi, body: OrderInput): Promise<Order> {
  return (await api.add<OrderWriteResult>('orders', body)).order;
}

export async function setStatus(
  api: TestApi,
  orderId: string,
  body: OrderStatusChange,
): Promise<OrderWriteResult> {
  const path = `orders/${orderId}/status`;
  const answer = await api.call<OrderWriteResult>('PATCH', path, { body });
  expect(answer.status).toBe(200);
  return answer.body;
}

export async function productOf(api: TestApi, id: string): Promise<Product> {
  return (await api.read<ProductResult>(`products/${id}`)).product;
}

/** The journal, newest first. */
export async function movementsOf(api: TestApi, query = ''): Promise<StockMovement[]> {
  const path = `stock-movements?limit=100&${query}`;
  return (await api.read<StockMovementList>(path)).movements;
}
