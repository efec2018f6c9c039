import { randomUUID } from 'node:crypto';
import {
  productSchema,
  supplierUpdateSchema,
  today,
  type CategoryWriteResult,
  type CompanySettings,
  type DocumentWriteResult,
  type Order,
  type OrderInput,
  type OrderResult,
  type OrderStatus,
  type OrderWriteResult,
  type Product,
  type ProductInput,
  type ProductResult,
  type ProductWriteResult,
  type ReceiptInput,
  type SettingsResult,
  type StockDocument,
  type StockMovement,
  type StockMovementList,
  type StockMovementWriteResult,
  type SupplierInput,
  type SupplierList,
  type Supplier,
  type SupplierResult,
  type SupplierWriteResult,
} from '@stockroom/contract';
import { signUp, type User } from './account.mjs';

/** A text that no other journey uses, because journeys share a database. */
export function unique(prefix: string) {
  return `${prefix} ${randomUUID().slice(-8)}`;
}

/** Creates the data of a journey through the API of the product. */
export class ApiClient {
  readonly #origin: string;
  readonly #token: string;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  /** Registers a new user and signs in. */
  static async signUp(origin: string): Promise<{ api: ApiClient; user: User }> {
    const user = await signUp(origin);
    return { api: new ApiClient(origin, user.accessToken), user };
  }

  async createProduct(given: Partial<ProductInput> = {}): Promise<Product> {
    const input: ProductInput = {
      name: unique('Journey product'),
      sku: unique('SKU').replace(' ', '-'),
      description: '',
      category: 'Tools',
      unitOfMeasurement: 'pieces',
      purchasePrice: 100,
      sellingPrice: 150,
      minimumStockLevel: 5,
      supplierId: given.supplierId ?? (await this.#anySupplier())._id,
      imageUrl: '',
      ...given,
    };
    return (await this.#send<ProductWriteResult>('POST', '/api/products', input)).product;
  }

  async createCategory(name = unique('Category')): Promise<string> {
    await this.#send<CategoryWriteResult>('POST', '/api/categories', { name });
    return name;
  }

  async createSupplier(given: Partial<SupplierInput> = {}): Promise<Supplier> {
    const input: SupplierInput = {
      companyName: unique('Journey supplier'),
      contactPerson: 'Test Person',
      phone: '+7 (000) 000-00-00',
      email: 'supplier@example.com',
      address: '',
      paymentTerms: '',
      notes: '',
      ...given,
    };
    return (await this.#send<SupplierWriteResult>('POST', '/api/suppliers', input)).supplier;
  }

  async receiveStock(
    given: Partial<ReceiptInput> & Pick<ReceiptInput, 'productId' | 'quantity'>,
  ): Promise<StockMovement> {
    const path = '/api/stock-movements/receipts';
    return (await this.#send<StockMovementWriteResult>('POST', path, given)).movement;
  }

  /** Sets the stock to a counted level. */
  async adjustStock(productId: string, newStockLevel: number): Promise<StockMovement> {
    const path = '/api/stock-movements/adjustments';
    const given = { productId, newStockLevel, reason: 'Correction', notes: '' };
    return (await this.#send<StockMovementWriteResult>('POST', path, given)).movement;
  }

  /** The movements of a product, newest first. */
  async listMovements(productId: string): Promise<StockMovement[]> {
    const path = `/api/stock-movements?productId=${productId}`;
    return (await this.#send<StockMovementList>('GET', path)).movements;
  }

  /** Creates a purchase order if a supplier is given, else a sales order. */
  async createOrder(given: Partial<OrderInput> & Pick<OrderInput, 'items'>): Promise<Order> {
    const input = given.supplierId
      ? { type: 'incoming', ...given }
      : { type: 'outgoing', customerName: unique('Journey customer'), ...given };
    return (await this.#send<OrderWriteResult>('POST', '/api/orders', input)).order;
  }

  /** @returns the number of posted movements */
  async setOrderStatus(id: string, status: OrderStatus, force = false): Promise<number> {
    const path = `/api/orders/${id}/status`;
    return (await this.#send<OrderWriteResult>('PATCH', path, { status, force })).postedMovements;
  }

  /** Begins a delivery or count. @param fields without the date */
  async beginDocument(kind: 'deliveries' | 'counts', fields: object): Promise<StockDocument> {
    const input = { documentDate: today(), ...fields };
    return (await this.#send<DocumentWriteResult>('POST', `/api/${kind}`, input)).document;
  }

  /** @param quantities by product, of lines that nobody has entered */
  async enterLines(
    { _id, lines: known }: StockDocument,
    quantities: Record<string, number>,
    changes: object = {},
  ): Promise<void> {
    const lines = Object.entries(quantities).map(([productId, quantity]) => ({
      productId,
      quantity,
      rejected: 0,
      version: known.find((line) => line.productId === productId)?.version ?? 0,
      ...changes,
    }));
    await this.#send('PUT', `/api/documents/${_id}/lines`, { lines });
  }

  async postDocument({ _id, kind, version }: StockDocument): Promise<StockDocument> {
    const path = `/api/${kind === 'count' ? 'counts' : 'deliveries'}/${_id}/post`;
    return (await this.#send<DocumentWriteResult>('POST', path, { version })).document;
  }

  /** Returns goods of an order. @param line with the product and its quantity */
  async giveBack(orderId: string, line: object): Promise<StockDocument> {
    const input = { orderId, documentDate: today(), lines: [{ rejected: 0, ...line }] };
    return (await this.#send<DocumentWriteResult>('POST', '/api/returns', input)).document;
  }

  async getOrder(id: string): Promise<Order> {
    return (await this.#send<OrderResult>('GET', `/api/orders/${id}`)).order;
  }

  async getProduct(id: string): Promise<Product> {
    return (await this.#send<ProductResult>('GET', `/api/products/${id}`)).product;
  }

  /** @param product with its new values */
  async updateProduct(product: Product): Promise<void> {
    const input = productSchema.cast(product, { stripUnknown: true });
    const { version } = product;
    await this.#send('PUT', `/api/products/${product._id}`, { ...input, version });
  }

  async deleteProduct(id: string): Promise<void> {
    await this.#send('DELETE', `/api/products/${id}`);
  }

  async getSupplier(id: string): Promise<Supplier> {
    return (await this.#send<SupplierResult>('GET', `/api/suppliers/${id}`)).supplier;
  }

  /** @param supplier with its new values */
  async updateSupplier(supplier: Supplier): Promise<Supplier> {
    const input = supplierUpdateSchema.cast(supplier, { stripUnknown: true });
    const path = `/api/suppliers/${supplier._id}`;
    return (await this.#send<SupplierWriteResult>('PUT', path, input)).supplier;
  }

  async getCompany(): Promise<CompanySettings> {
    const path = '/api/settings/company';
    return (await this.#send<SettingsResult<CompanySettings>>('GET', path)).settings;
  }

  /** The newest records, as the activities of the dashboard name them. */
  async listNewest(): Promise<unknown[]> {
    const paths = ['changes?entity=product', 'orders?sort=-createdAt', 'stock-movements?'];
    return Promise.all(paths.map((path) => this.#send('GET', `/api/${path}&limit=50`)));
  }

  async #anySupplier(): Promise<Supplier> {
    const { suppliers } = await this.#send<SupplierList>('GET', '/api/suppliers?limit=1');
    return suppliers[0] ?? (await this.createSupplier());
  }

  async #send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${this.#token}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}
