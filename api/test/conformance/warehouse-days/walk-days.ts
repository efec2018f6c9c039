import type { OrderInput, OrderType } from '@stockroom/contract';
import { createCount, postCount } from '../../../src/documents/count-service';
import { createDelivery, postDelivery } from '../../../src/documents/delivery-service';
import { saveLines } from '../../../src/documents/document-lines';
import { findDocument } from '../../../src/documents/document-service';
import { createReturn } from '../../../src/documents/return-service';
import { undoDocument } from '../../../src/documents/undo-document';
import { ApiError } from '../../../src/errors';
import {
  changeOrderStatus,
  createOrder,
  deleteOrder,
  findDetailedOrder,
  findOrder,
  updateOrder,
} from '../../../src/orders/order-service';
import { createProduct } from '../../../src/products/product-service';
import { newId } from '../../../src/records';
import type { Store } from '../../../src/store/store';
import { createSupplier } from '../../../src/suppliers/supplier-service';
import type { Work } from '../../../src/unit-of-work';
import { checkMovements, checkOverviews } from '../ledger-paths/check-ledger';
import { ACTOR } from '../ledger-paths/walk-path';
import { orderInput, productInput, purchaseInput, supplierInput } from '../records';
import { checkCosts, priceIn } from './check-costs';
import type { Day } from './days';
import {
  after,
  createModel,
  movedOf,
  openOf,
  PRODUCTS,
  receivedOf,
  returnedOf,
  stockOf,
  type Model,
} from './warehouse-model';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const DATE = '2026-11-21';

interface Shop {
  store: Store;
  supplierId: string;
  productIds: string[];
  orderIds: string[];
  documentIds: string[];
}

/**
 * Takes the days through the services and through the model, and compares after each.
 * @throws Error where they differ
 */
export async function walkDays(store: Store, days: readonly Day[]): Promise<void> {
  const shop = await open(store);
  let model = createModel();
  for (const [index, day] of days.entries()) {
    const next = after(model, day);
    if ((await isTaken(shop, day, index)) !== next.isTaken)
      throw new Error(`Day ${index} must ${next.isTaken ? '' : 'not '}be taken: ${day.what}`);
    ({ model } = next);
    await check(shop, model);
  }
  await checkMovements(shop);
  await checkCosts(store, shop.productIds);
  await checkOverviews(shop, model.orders);
}

async function open(store: Store): Promise<Shop> {
  return store.transaction(async (repositories) => {
    const work = { repositories, actor: ACTOR, now: new Date(START).toISOString() };
    const { _id: supplierId } = await createSupplier(work, supplierInput());
    const shop: Shop = { store, supplierId, productIds: [], orderIds: [], documentIds: [] };
    for (let index = 0; index < PRODUCTS; index += 1) {
      const input = productInput(supplierId, { name: `Product ${index}`, sku: `P${index}` });
      shop.productIds.push((await createProduct(work, input))._id);
    }
    return shop;
  });
}

async function isTaken(shop: Shop, day: Day, index: number): Promise<boolean> {
  const now = new Date(START + index * 86_400_000).toISOString();
  const inWork = <Result>(run: (work: Work) => Promise<Result>) =>
    shop.store.transaction((repositories) => run({ repositories, actor: ACTOR, now }));
  try {
    await take(shop, day, inWork);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

type InWork = <Result>(run: (work: Work) => Promise<Result>) => Promise<Result>;

async function take(shop: Shop, day: Day, inWork: InWork): Promise<void> {
  const orderOf = (place: number) => shop.orderIds[place] ?? newId();
  switch (day.what) {
    case 'order': {
      const input = inputOf(shop, day.type, day.ordered);
      shop.orderIds.push((await inWork((work) => createOrder(work, input))).order._id);
      return;
    }
    case 'edit':
      await inWork(async (work) => {
        const { type, version } = await findOrder(work.repositories, orderOf(day.order));
        const input = inputOf(shop, type, day.ordered);
        await updateOrder(work, orderOf(day.order), { ...input, version });
      });
      return;
    case 'status': {
      const { status, closeRest } = day;
      await inWork((work) => changeOrderStatus(work, orderOf(day.order), { status, closeRest }));
      return;
    }
    case 'delete':
      await inWork((work) => deleteOrder(work, orderOf(day.order)));
      return;
    case 'deliver':
      return deliver(shop, day, inWork);
    case 'return': {
      const { _id } = await inWork((work) => giveBack(work, shop, day));
      shop.documentIds.push(_id);
      return;
    }
    case 'undo':
      await inWork(async (work) => {
        const id = shop.documentIds[day.document] ?? newId();
        const { version } = await findDocument(work.repositories, id);
        await undoDocument(work, id, version);
      });
      return;
    case 'count':
      return count(shop, day, inWork);
  }
}

function lineOf(productId: string, quantity: number, rejected = 0) {
  const rejectReason = rejected > 0 ? ('Damaged' as const) : ('' as const);
  return { productId, quantity, rejected, rejectReason };
}

/** Enters lines by two saves, as people do, and posts them in one transaction with the model's day. */
async function deliver(
  { supplierId, orderIds, productIds, documentIds }: Shop,
  day: Extract<Day, { what: 'deliver' }>,
  inWork: InWork,
): Promise<void> {
  const orderId = day.order === null ? '' : (orderIds[day.order] ?? newId());
  const header = { orderId, supplierId, reference: '', documentDate: DATE, notes: '' };
  const posted = await inWork(async (work) => {
    const { _id, version } = await createDelivery(work, header);
    for (const [place, quantity] of day.came.entries()) {
      if (quantity === 0) continue;
      const productId = productIds[place] ?? '';
      const { lines } = await findDocument(work.repositories, _id);
      const known = lines.find((line) => line.productId === productId)?.version ?? 0;
      const rejected = Math.min(quantity, day.rejected[place] ?? 0);
      const line = { ...lineOf(productId, quantity, rejected), version: known };
      await saveLines(work, _id, { lines: [{ ...line, unitPrice: priceIn.delivery(place) }] });
    }
    return postDelivery(work, _id, version);
  });
  documentIds.push(posted._id);
}

async function giveBack(
  work: Work,
  { orderIds, productIds, documentIds }: Shop,
  day: Extract<Day, { what: 'return' }>,
) {
  const orderId = day.order === null ? '' : (orderIds[day.order] ?? newId());
  const isSale =
    orderId !== '' && (await findOrder(work.repositories, orderId)).type === 'outgoing';
  return createReturn(work, {
    orderId,
    documentDate: DATE,
    notes: '',
    deliveryId: day.delivery === null ? '' : (documentIds[day.delivery] ?? newId()),
    lines: day.quantities.map((quantity, place) => {
      const lost = isSale ? Math.min(quantity, day.writtenOff[place] ?? 0) : 0;
      return lineOf(productIds[place] ?? '', quantity, lost);
    }),
  });
}

async function count(
  { productIds, orderIds }: Shop,
  { counted, sale }: Extract<Day, { what: 'count' }>,
  inWork: InWork,
): Promise<void> {
  const scope = { scope: 'all', scopeValue: '', isBlind: false } as const;
  const header = { ...scope, documentDate: DATE, notes: '' };
  const { _id, version } = await inWork((work) => createCount(work, header));
  const enter = ([product, quantity]: (typeof counted)[number]) =>
    inWork((work) => {
      const line = { ...lineOf(productIds[product] ?? '', quantity), version: 0 };
      return saveLines(work, _id, { lines: [line] });
    });
  await enter(counted[0]);
  const id = orderIds[sale] ?? newId();
  await inWork((work) => changeOrderStatus(work, id, { status: 'completed' })).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    },
  );
  await enter(counted[1]);
  await inWork((work) => postCount(work, _id, version));
}

function inputOf({ supplierId, productIds }: Shop, type: OrderType, ordered: number[]): OrderInput {
  const items = ordered.flatMap((quantity, place) =>
    quantity === 0
      ? []
      : [
          {
            productId: productIds[place] ?? '',
            quantity,
            unitPrice: priceIn.order(place),
          },
        ],
  );
  return type === 'incoming' ? purchaseInput(supplierId, items) : orderInput(items);
}

async function check({ store, productIds, orderIds }: Shop, model: Model): Promise<void> {
  const { repositories } = store;
  const products = await repositories.products.findMany(productIds);
  for (const [place, id] of productIds.entries()) {
    const product = products.find(({ _id }) => _id === id);
    same(`stock of ${place}`, product?.currentStock, stockOf(model, place));
    same(`expected of ${place}`, product?.expected, openOf(model, 'incoming', place));
    same(`committed of ${place}`, product?.committed, openOf(model, 'outgoing', place));
    if (product?.currentStock === 0)
      same(`value of no stock of ${place}`, Number(product.stockValue), 0);
  }
  for (const [place, order] of model.orders.entries()) {
    if (order.isDeleted) continue;
    const detail = await findDetailedOrder(repositories, orderIds[place] ?? '');
    same(`status of ${place}`, detail.status, order.status);
    for (const item of detail.items) {
      const product = productIds.indexOf(item.productId);
      same(`returned of ${place}`, item.returned, returnedOf(model, place, product));
      if (order.type === 'outgoing') continue;
      const isOpen = order.status === 'pending' || order.status === 'processing';
      const rest = Math.max(0, item.quantity - receivedOf(model, place, product));
      same(`received of ${place}`, item.received, movedOf(model, place, product));
      same(`outstanding of ${place}`, item.outstanding, isOpen ? rest : 0);
    }
  }
}

function same(what: string, actual: unknown, expected: number | string): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)} instead of ${expected}`);
}
