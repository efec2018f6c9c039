import {
  msg,
  ORDER_STATUSES,
  ORDER_WRITE_PERMISSIONS,
  orderNumber,
  sumMoney,
  type ChangeAction,
  type DetailedOrder,
  type Order,
  type OrderEffects,
  type OrderInput,
  type OrderReason,
  type OrderStatus,
  type OrderStatusChange,
  type OrderUpdate,
  type OrderProduct,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { recordChange } from '../changes/record-change';
import { validationFailed, versionConflict } from '../errors';
import { findRecord, newId, requireLive } from '../records';
import { noticeOrder } from '../notifications/notification-service';
import { toListedProduct } from '../products/product-service';
import type { OrderRecord } from '../store/orders';
import type { Repositories } from '../store/store';
import { requireSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { itemsOf } from './order-items';
import { findPostings, withDeliveries } from './order-postings';
import { effectsOf, planStock, receivedOf, reconcile } from './order-stock';

export interface ChangedOrder {
  order: Order;
  postedMovements: number;
}

/** The order, unless it is deleted. @throws ApiError NOT_FOUND */
export async function findOrder({ orders }: Repositories, id: string): Promise<Order> {
  return toOrder(live(await findRecord('Order', id, orders.find)));
}

/** The order with the quantities that came and went back for each item. @throws ApiError NOT_FOUND */
export async function findDetailedOrder(
  repositories: Repositories,
  id: string,
): Promise<DetailedOrder> {
  const order = await findOrder(repositories, id);
  const { stockMovements, documents } = repositories;
  const [postings, deliveries] = await Promise.all([
    findPostings(stockMovements, id),
    documents.posted('delivery', { orderId: id }),
  ]);
  return withDeliveries(order, postings, deliveries);
}

/** New orders are pending. @throws ApiError VALIDATION_FAILED, FORBIDDEN */
export async function createOrder(work: Work, input: OrderInput): Promise<ChangedOrder> {
  const { repositories, now, actor } = work;
  requireAccess(actor, ORDER_WRITE_PERMISSIONS[input.type]);
  const content = await contentOf(repositories, input);
  const year = Number(now.slice(0, 4));
  // Other new orders wait from here on.
  const count = await repositories.orders.nextNumber(input.type, year);
  const order: OrderRecord = {
    ...content,
    _id: newId(),
    orderNumber: orderNumber(input.type, year, count),
    customerId: '',
    status: 'pending',
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    isRestClosed: false,
    version: 1,
    archivedAt: null,
  };
  await repositories.orders.insert(order, planStock(order, []).outstanding);
  await publish(work, 'created', null, order);
  return { order: toOrder(order), postedMovements: 0 };
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED, INSUFFICIENT_STOCK */
export async function updateOrder(
  work: Work,
  id: string,
  { version, force, ...input }: OrderUpdate,
): Promise<ChangedOrder> {
  const stored = live(await lock(work, id));
  requireAccess(work.actor, ORDER_WRITE_PERMISSIONS[input.type]);
  if (stored.version !== version) throw versionConflict('order');
  if (input.type !== stored.type) await refuseReceived(work, stored);
  const content = await contentOf(work.repositories, input, stored);
  return change(work, stored, content, { action: 'updated', reason: 'Order edited', force });
}

/**
 * Sets any status from any other; only completed orders have moved stock. An order that has the status already is
 * never refused.
 * @throws ApiError NOT_FOUND, VERSION_CONFLICT where a version is named, INSUFFICIENT_STOCK, HAS_RETURNS
 */
export async function changeOrderStatus(
  work: Work,
  id: string,
  { status, version, force, closeRest = false }: OrderStatusChange,
): Promise<ChangedOrder> {
  const stored = live(await lock(work, id));
  if (stored.status === status) return { order: toOrder(stored), postedMovements: 0 };
  if (version !== undefined && stored.version !== version) throw versionConflict('order');
  const isRestClosed = closeRest && stored.type === 'incoming' && status === 'completed';
  if (closeRest && !isRestClosed)
    throw validationFailed({ closeRest: msg('Only a purchase order has a rest to close') });
  const changed = { ...stored, ...statusOf(work, status), isRestClosed };
  const reason = REASONS[changed.status](changed);
  return change(work, stored, changed, { action: 'status-changed', reason, force });
}

/** Gives a live sales order another customer, if it still has this one. @returns whether it had. @throws ApiError NOT_FOUND */
export async function changeCustomer(
  work: Work,
  id: string,
  from: string,
  into: string,
): Promise<boolean> {
  const stored = await lock(work, id);
  if (stored.archivedAt !== null || stored.customerName !== from) return false;
  const changes = { customerName: into };
  await change(work, stored, changes, { action: 'updated', reason: 'Order edited' });
  return true;
}

function statusOf({ now }: Work, status: OrderStatus) {
  return { status, completedAt: status === 'completed' ? now : null };
}

/**
 * Brings a purchase, which the caller has locked, in line with receipts that a document has posted: nothing outstanding
 * completes it.
 */
export async function followReceipts(work: Work, stored: OrderRecord): Promise<void> {
  const postings = await findPostings(work.repositories.stockMovements, stored._id);
  const { outstanding } = planStock(stored, postings);
  if (outstanding.length > 0) return work.repositories.orders.setOutstanding(stored, outstanding);
  const completed = { ...stored, ...statusOf(work, 'completed') };
  await change(work, stored, completed, { action: 'status-changed', reason: 'Purchase' });
}

/**
 * The same after a document was undone: a completed purchase goes on.
 * @throws ApiError HAS_RETURNS when more went back than remains
 */
export async function followUndo(work: Work, stored: OrderRecord): Promise<void> {
  if (stored.type === 'incoming' && stored.status === 'completed' && stored.archivedAt === null) {
    const reopened = { ...stored, ...statusOf(work, 'processing'), isRestClosed: false };
    await change(work, stored, reopened, { action: 'status-changed', reason: 'Order reopened' });
  } else {
    await reconcile(work, stored, stored, { reason: 'Order edited', force: false });
  }
}

/** Removes the order from every list and undoes its movements. @throws ApiError NOT_FOUND, INSUFFICIENT_STOCK */
export async function deleteOrder(work: Work, id: string, force?: boolean): Promise<ChangedOrder> {
  const stored = live(await lock(work, id));
  const changes = { archivedAt: work.now };
  return change(work, stored, changes, { action: 'archived', reason: 'Order deleted', force });
}

/** Undoes deleting. @throws ApiError NOT_FOUND, INSUFFICIENT_STOCK */
export async function restoreOrder(work: Work, id: string, force?: boolean): Promise<ChangedOrder> {
  const stored = await lock(work, id);
  if (stored.archivedAt === null) return { order: toOrder(stored), postedMovements: 0 };
  const reason = REASONS[stored.status](stored);
  return change(work, stored, { archivedAt: null }, { action: 'restored', reason, force });
}

/** The products of the items, archived ones too, with their present prices and stock. @throws ApiError NOT_FOUND */
export async function findOrderProducts(
  repositories: Repositories,
  id: string,
): Promise<OrderProduct[]> {
  const { items } = await findOrder(repositories, id);
  const ids = new Set(items.map(({ productId }) => productId));
  const records = await repositories.products.findMany([...ids]);
  return records.map((record) => ({
    ...toListedProduct(record),
    isArchived: record.archivedAt !== null,
  }));
}

/** The movements that each status, and deleting, would post now, and the receipts that stay. @throws ApiError NOT_FOUND */
export async function findOrderEffects(
  { orders, products, stockMovements }: Repositories,
  id: string,
): Promise<OrderEffects> {
  const order = live(await findRecord('Order', id, orders.find));
  const postings = await findPostings(stockMovements, id);
  const ids = [...order.items, ...postings].map(({ productId }) => productId);
  const known = await products.findMany([...new Set(ids)]);
  const effects = ORDER_STATUSES.map((status) => [
    status,
    effectsOf({ ...order, status }, postings, known),
  ]);
  const deleted = effectsOf({ ...order, archivedAt: order.updatedAt }, postings, known);
  return {
    effects: { ...Object.fromEntries(effects), deleted } as OrderEffects['effects'],
    received: receivedOf(postings, known),
  };
}

interface OrderChange {
  action: ChangeAction;
  reason: OrderReason;
  force?: boolean;
}

async function change(
  work: Work,
  stored: OrderRecord,
  changes: Partial<OrderRecord>,
  { action, reason, force = false }: OrderChange,
): Promise<ChangedOrder> {
  const { now, repositories } = work;
  const order = { ...stored, ...changes, updatedAt: now, version: stored.version + 1 };
  const postedMovements = await reconcile(work, stored, order, { reason, force });
  await repositories.orders.update(order);
  if (changes.items) await repositories.orders.replaceItems(order);
  await publish(work, action, stored, order);
  return { order: toOrder(order), postedMovements };
}

async function publish(
  work: Work,
  action: ChangeAction,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<void> {
  await recordChange(work, { entity: 'order', action, before, after });
  await noticeOrder(work, before, after);
}

/** The content of an order: a sale has a customer, a purchase has a supplier. */
async function contentOf(repositories: Repositories, input: OrderInput, before?: OrderRecord) {
  const { type, notes } = input;
  const items = await itemsOf(repositories, input.items, before?.items);
  const totalAmount = sumMoney(items.map(({ totalPrice }) => totalPrice));
  const content = { type, notes, items, totalAmount };
  if (type === 'outgoing')
    return {
      ...content,
      customerName: input.customerName,
      supplierId: '',
      supplierName: '',
      isRestClosed: false,
    };
  const { supplierId } = input;
  // An archived supplier may stay, with the name in the order.
  const supplierName =
    before?.supplierId === supplierId
      ? before.supplierName
      : (await requireSupplier(repositories, supplierId)).companyName;
  return { ...content, customerName: '', supplierId, supplierName };
}

/** A receipt for a purchase order cannot belong to a sale. */
async function refuseReceived({ repositories }: Work, order: OrderRecord): Promise<void> {
  const postings = await findPostings(repositories.stockMovements, order._id);
  if (postings.some(({ received }) => received !== 0))
    throw validationFailed({ type: msg('Stock was received for this order already') });
}

/** Of the stock movements of an order that comes into this status. */
const REASONS: Record<OrderStatus, (order: OrderRecord) => OrderReason> = {
  completed: ({ type }) => (type === 'incoming' ? 'Purchase' : 'Sale'),
  cancelled: () => 'Order cancelled',
  pending: () => 'Order reopened',
  processing: () => 'Order reopened',
};

/** @throws ApiError NOT_FOUND, FORBIDDEN */
async function lock({ repositories, actor }: Work, id: string): Promise<OrderRecord> {
  const order = await findRecord('Order', id, repositories.orders.lock);
  requireAccess(actor, ORDER_WRITE_PERMISSIONS[order.type]);
  return order;
}

function live(order: OrderRecord): OrderRecord {
  return requireLive('Order', order);
}

function toOrder({ archivedAt, ...order }: OrderRecord): Order {
  return order;
}
