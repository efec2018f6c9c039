import { randomUUID } from 'node:crypto';
import type {
  Order,
  OrderStatus,
  Permission,
  Product,
  Role,
  StockMovement,
  Supplier,
} from '@stockroom/contract';
import { mayDo } from '../../../contract/src/permissions';
import type { PersistentClient } from './persistent-client';

/** The acknowledged writes. The product must not lose any of them. */
export class Acknowledged {
  /** Names by id. */
  readonly products = new Map<string, string>();
  readonly orders = new Map<
    string,
    { orderNumber: string; status: OrderStatus; customer: string }
  >();
  /** References by id. */
  readonly movements = new Map<string, string>();

  get size(): number {
    return this.products.size + this.orders.size + this.movements.size;
  }
}

const STATUSES: OrderStatus[] = ['pending', 'processing', 'completed', 'cancelled'];
const READS: readonly (readonly [path: string, needed?: Permission])[] = [
  ['/api/products?limit=20'],
  ['/api/products?search=lamp'],
  ['/api/products?stockStatus=low'],
  ['/api/products?sort=-currentStock'],
  ['/api/orders?limit=20'],
  ['/api/orders?status=pending'],
  ['/api/stock-movements?limit=20'],
  ['/api/suppliers'],
  ['/api/dashboard/stats'],
  ['/api/dashboard/activities'],
  ['/api/dashboard/top-products'],
  ['/api/reports/low-stock', 'reports:read'],
  ['/api/reports/inventory-valuation', 'costs:read'],
  ['/api/notifications'],
  ['/api/settings/system'],
];

/** Works in the shop, as far as its role may: with products that all clerks share, and with orders of its own. */
export class Clerk {
  /** The database says so, too. */
  role: Role = 'manager';
  eventsSeen = 0;
  readonly #own: { product: Product; orders: Order[] };

  private constructor(
    private readonly client: PersistentClient,
    private readonly shared: readonly string[],
    private readonly acknowledged: Acknowledged,
    product: Product,
  ) {
    this.#own = { product, orders: [] };
  }

  /** @param shared ids of products that all clerks move */
  static async start(
    client: PersistentClient,
    supplierId: string,
    shared: readonly string[],
    acknowledged: Acknowledged,
  ): Promise<Clerk> {
    const product = await createProduct(client, supplierId);
    acknowledged.products.set(product._id, product.name);
    return new Clerk(client, shared, acknowledged, product);
  }

  /** @param writes the share of requests that write */
  async workOnce(writes: number): Promise<void> {
    if (Math.random() >= writes) return this.#read();
    const choice = Math.random();
    if (choice < 0.3) return this.#may('stock:receive', () => this.#receive());
    if (choice < 0.45) return this.#may('stock:adjust', () => this.#adjust());
    if (choice < 0.6) return this.#may('products:write', () => this.#rename());
    if (choice < 0.8 || this.#own.orders.length === 0)
      return this.#may('sales:write', () => this.#order());
    return this.#may('sales:write', () => this.#changeStatus());
  }

  /** Reads the events until `signal`, and counts what it reads. */
  async followEvents(signal: AbortSignal): Promise<void> {
    while (!signal.aborted)
      for await (const batch of this.client.events(signal))
        this.eventsSeen += batch.split('"transaction"').length - 1;
  }

  #may(needed: Permission, work: () => Promise<void>): Promise<void> {
    return mayDo(this.role, needed) ? work() : this.#read();
  }

  async #read(): Promise<void> {
    const allowed = READS.filter(([, needed]) => !needed || mayDo(this.role, needed));
    const [path] = pick(allowed);
    expectStatus(await this.client.send('GET', path), 200);
  }

  async #receive(): Promise<void> {
    const supplierReference = randomUUID();
    const body = {
      productId: pick(this.shared),
      quantity: 5,
      supplierReference,
      ...(mayDo(this.role, 'costs:read') && { purchasePrice: 12.34 }),
    };
    this.#keepMovement(
      await this.client.send('POST', '/api/stock-movements/receipts', body),
      supplierReference,
    );
  }

  async #adjust(): Promise<void> {
    const notes = randomUUID();
    const adjustmentAmount = Math.random() < 0.5 ? 2 : -1;
    const body = { productId: pick(this.shared), adjustmentAmount, reason: 'Correction', notes };
    this.#keepMovement(
      await this.client.send('POST', '/api/stock-movements/adjustments', body),
      notes,
    );
  }

  #keepMovement(
    answer: { status: number; body: Record<string, unknown> },
    reference: string,
  ): void {
    // Too little stock is a refusal, not a failure.
    expectStatus(answer, 201, 409);
    const movement = answer.body['movement'] as StockMovement | undefined;
    if (movement) this.acknowledged.movements.set(movement._id, reference);
  }

  async #rename(): Promise<void> {
    const { product } = this.#own;
    const { name, sku, description, category, unitOfMeasurement, purchasePrice, sellingPrice } =
      product;
    const { minimumStockLevel, supplierId, imageUrl, version } = product;
    const input = { sku, description, category, unitOfMeasurement, purchasePrice, sellingPrice };
    const rest = { minimumStockLevel, supplierId, imageUrl, version };
    const changed = {
      ...input,
      ...rest,
      name: `${name.split(' · ')[0]} · ${randomUUID().slice(0, 8)}`,
    };
    const answer = await this.client.send('PUT', `/api/products/${product._id}`, changed);
    expectStatus(answer, 200);
    this.#own.product = answer.body['product'] as Product;
    this.acknowledged.products.set(product._id, changed.name);
  }

  async #order(): Promise<void> {
    const customerName = `Customer ${randomUUID()}`;
    const items = [{ productId: pick(this.shared), quantity: 1, unitPrice: 9.99 }];
    const answer = await this.client.send('POST', '/api/orders', {
      type: 'outgoing',
      customerName,
      items,
    });
    expectStatus(answer, 201);
    this.#keepOrder(answer.body['order'] as Order);
  }

  async #changeStatus(): Promise<void> {
    const order = pick(this.#own.orders);
    const body = { status: pick(STATUSES) };
    const answer = await this.client.send('PATCH', `/api/orders/${order._id}/status`, body);
    expectStatus(answer, 200, 409);
    if (answer.status === 200) this.#keepOrder(answer.body['order'] as Order);
  }

  #keepOrder(order: Order): void {
    const others = this.#own.orders.filter(({ _id }) => _id !== order._id);
    this.#own.orders = [...others, order];
    const { orderNumber, status, customerName: customer } = order;
    this.acknowledged.orders.set(order._id, { orderNumber, status, customer });
  }
}

export async function createSupplier(client: PersistentClient): Promise<string> {
  const body = {
    companyName: `Chaos ${randomUUID()}`,
    contactPerson: 'Test Person',
    phone: '+7 (000) 000-00-00',
    email: 'supplier@example.com',
  };
  const answer = await client.send('POST', '/api/suppliers', body);
  expectStatus(answer, 201);
  return (answer.body['supplier'] as Supplier)._id;
}

export async function createProduct(
  client: PersistentClient,
  supplierId: string,
): Promise<Product> {
  const name = `Lamp ${randomUUID().slice(0, 8)}`;
  const body = {
    name,
    sku: randomUUID(),
    description: '',
    category: 'Tools',
    unitOfMeasurement: 'pieces',
    purchasePrice: 10,
    sellingPrice: 15,
    minimumStockLevel: 5,
    supplierId,
    imageUrl: '',
  };
  const answer = await client.send('POST', '/api/products', body);
  expectStatus(answer, 201);
  return answer.body['product'] as Product;
}

function expectStatus(answer: { status: number; body: unknown }, ...expected: number[]): void {
  if (!expected.includes(answer.status))
    throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}
