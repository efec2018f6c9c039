import type { OrderType } from '@stockroom/contract';
import fc from 'fast-check';
import {
  changeOrderStatus,
  createOrder,
  deleteOrder,
  updateOrder,
} from '../../../src/orders/order-service';
import { createProduct } from '../../../src/products/product-service';
import { postReceipt } from '../../../src/stock-movements/stock-movement-service';
import type { Store } from '../../../src/store/store';
import { createSupplier } from '../../../src/suppliers/supplier-service';
import type { Work } from '../../../src/unit-of-work';
import { orderInput, productInput, purchaseInput, receiptInput, supplierInput } from '../records';
import type { MakeStore } from '../test-api';
import { checkMovements } from './check-ledger';
import { ACTOR, money, quantityOf } from './walk-path';

const SEED = 20_261_121;

/** In thousandths and cents. */
interface Lot {
  quantity: number;
  price: number;
}

interface Document {
  type: OrderType;
  /** A sale uses only their shares of the stock. */
  lots: Lot[];
  undo: 'cancelled' | 'pending' | 'deleted' | 'lowered';
}

interface Story {
  receipts: Lot[];
  /** The greatest share of the stock that a sale takes. */
  sold: number;
  documents: Document[];
}

const LARGEST = { quantity: 999_999_000, price: 500_000 };
const LARGEST_LOT = 50_000_000;

function lots(count: number): fc.Arbitrary<Lot[]> {
  const lot = fc.record({
    quantity: fc.oneof(
      fc.integer({ min: 1000, max: 2_000_000 }),
      fc.integer({ min: 1000, max: LARGEST_LOT }),
    ),
    price: fc.oneof(fc.constantFrom(0, 1, 3333), fc.nat({ max: LARGEST.price })),
  });
  return fc.array(lot, { minLength: 1, maxLength: count });
}

const documents = fc.array(
  fc.record({
    type: fc.constantFrom<OrderType>('incoming', 'outgoing'),
    lots: lots(3),
    undo: fc.constantFrom<Document['undo']>('cancelled', 'pending', 'deleted', 'lowered'),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Completes documents and undoes them, in the reverse order and, where the stock allows it, in any order. */
export function describeUndoing(makeStore: MakeStore, count: number): void {
  const options = { numRuns: count, seed: SEED };

  test('undoing documents in reverse order restores the exact value of the stock', async () => {
    const story = fc.record({ receipts: lots(3), documents, sold: fc.constant(1) });
    await fc.assert(
      fc.asyncProperty(story, (one) => walk(makeStore, one, [...one.documents].reverse())),
      options,
    );
  }, 120_000);

  test('undoing documents in any order restores the exact value of the stock', async () => {
    const shuffled = documents.chain((all) =>
      fc.tuple(
        fc.constant<Story>({ receipts: [LARGEST], documents: all, sold: 0.1 }),
        fc.shuffledSubarray(all, { minLength: all.length }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, ([story, order]) => walk(makeStore, story, order)),
      options,
    );
  }, 120_000);
}

/** @throws Error where another value is left than there was */
async function walk(makeStore: MakeStore, { receipts, documents, sold }: Story, order: Document[]) {
  const store = await makeStore();
  try {
    const { supplierId, productId } = await open(store, receipts);
    const before = await stateOf(store, productId);
    const undone = new Map<Document, () => Promise<void>>();
    for (const document of documents)
      undone.set(document, await complete(store, document, supplierId, productId, sold));
    for (const document of order) await undone.get(document)?.();
    expect(await stateOf(store, productId)).toEqual(before);
    await checkMovements({ store, productIds: [productId] });
  } finally {
    await store.close();
  }
}

function change<Result>(store: Store, run: (work: Work) => Promise<Result>): Promise<Result> {
  const now = '2026-11-21T09:00:00.000Z';
  return store.transaction((repositories) => run({ repositories, actor: ACTOR, now }));
}

async function stateOf({ repositories }: Store, productId: string) {
  const product = await repositories.products.find(productId);
  const { totalValue } = await repositories.dashboard.stats();
  return { stock: product?.currentStock, value: product?.stockValue, totalValue };
}

function open(store: Store, receipts: readonly Lot[]) {
  return change(store, async (work) => {
    const { _id: supplierId } = await createSupplier(work, supplierInput());
    const kg = { unitOfMeasurement: 'kg' } as const;
    const { _id: productId } = await createProduct(work, productInput(supplierId, kg));
    for (const { quantity, price } of receipts) {
      const changes = { purchasePrice: money(price) };
      await postReceipt(work, receiptInput(productId, quantityOf(quantity), changes));
    }
    return { supplierId, productId };
  });
}

/** @returns a function that undoes the document */
async function complete(
  store: Store,
  { type, lots: given, undo }: Document,
  supplierId: string,
  productId: string,
  sold: number,
): Promise<() => Promise<void>> {
  const stock = (await store.repositories.products.find(productId))?.currentStock ?? 0;
  const isSale = type === 'outgoing';
  const items = given.map(({ quantity, price }) => ({
    productId,
    quantity: quantityOf(isSale ? shareOf(stock * sold, quantity) : quantity),
    unitPrice: money(price),
  }));
  const inputOf = (rows: typeof items) =>
    isSale ? orderInput(rows) : purchaseInput(supplierId, rows);
  const { order } = await change(store, (work) => createOrder(work, inputOf(items)));
  const become = (status: 'completed' | 'cancelled' | 'pending') =>
    change(store, (work) => changeOrderStatus(work, order._id, { status, force: false }));
  const completed = await become('completed');
  return async () => {
    if (undo === 'deleted')
      return void (await change(store, (work) => deleteOrder(work, order._id)));
    if (undo === 'lowered') {
      const [{ quantity, ...first }] = items as [(typeof items)[number]];
      const third = Math.ceil(quantity * 333) / 1000;
      const input = inputOf([{ ...first, quantity: Math.min(quantity, third) }]);
      const { version } = completed.order;
      await change(store, (work) =>
        updateOrder(work, order._id, { ...input, version, force: false }),
      );
    }
    await become(undo === 'pending' ? 'pending' : 'cancelled');
  };
}

/** In thousandths, at most a third of the sellable stock, because a sale has three lots. */
function shareOf(stock: number, quantity: number): number {
  return Math.max(1, Math.floor((((stock * 1000) / 3) * quantity) / LARGEST_LOT));
}
