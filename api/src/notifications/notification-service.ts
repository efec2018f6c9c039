import { isAtMinimum, type ReadNotifications } from '@stockroom/contract';
import { v5 } from 'uuid';
import { byId, isId, newId } from '../records';
import type {
  NotificationFact,
  NotificationOf,
  NotificationRecord,
  Raised,
} from '../store/notifications';
import type { OrderRecord } from '../store/orders';
import type { StockMovementRecord } from '../store/stock-movements';
import type { ProductRecord, Repositories } from '../store/store';
import type { Work } from '../unit-of-work';

/** Gives a new user exactly three notifications, each true at this moment. */
export async function welcomeUser(
  { notifications, dashboard }: Repositories,
  userId: string,
  now: string,
): Promise<void> {
  const { lowStockAlerts, pendingOrders } = await dashboard.stats();
  const initial = [
    notificationOf(
      { kind: 'pending_orders', facts: { orders: pendingOrders } },
      now,
      '/orders?status=pending',
    ),
    notificationOf(
      { kind: 'low_stock', facts: { products: lowStockAlerts } },
      now,
      '/products?stockStatus=low',
    ),
    // Its link follows from the role of its reader.
    notificationOf({ kind: 'welcome', facts: {} }, now, ''),
  ];
  await notifications.welcome(userId, initial, now);
}

/** @returns how many are unread now */
export async function markNotificationsRead(
  { repositories, actor, now }: Work,
  { ids, all }: ReadNotifications,
): Promise<number> {
  const { notifications } = repositories;
  await notifications.markRead(actor.id, all ? 'all' : (ids ?? []).filter(isId), now);
  return notifications.countUnread(actor.id);
}

/**
 * Announces the results of movements: a product at its minimum, once until it recovers, and a correction to verify,
 * once until `noticeVerified`.
 * @param products as they were before the movements
 */
export async function noticeMovements(
  work: Work,
  products: readonly ProductRecord[],
  movements: readonly StockMovementRecord[],
): Promise<void> {
  const known = byId(products);
  const last = new Map(movements.map((movement) => [movement.productId, movement]));
  const levels = [...known.values()].map((before) => {
    const currentStock = last.get(before._id)?.balanceAfter ?? before.currentStock;
    return { before, after: { ...before, currentStock } };
  });
  await noticeStockLevels(work, levels);
  const unverified = movements.filter(({ toVerify }) => toVerify);
  if (unverified.length > 0) await askToVerify(work, unverified);
}

export function noticeVerified(work: Work, productId: string): Promise<void> {
  return work.repositories.notifications.withdraw('stock_to_verify', productId);
}

/** Call it also when minimum stock levels change. The store hides notifications about archived products. */
export async function noticeStockLevels(
  { repositories: { notifications }, now }: Work,
  products: readonly { before: ProductRecord; after: ProductRecord }[],
): Promise<void> {
  const changed = products
    .filter(({ before, after }) => isAtMinimum(before) !== isAtMinimum(after))
    .map(({ after }) => after);
  const recovered = changed.filter((product) => !isAtMinimum(product)).map(({ _id }) => _id);
  if (recovered.length > 0) await notifications.withdraw('low_stock', ...recovered);
  const low = changed.filter(isAtMinimum).map((product): Raised => {
    const { name, sku, unitOfMeasurement: unit, currentStock, minimumStockLevel } = product;
    const facts = { name, sku, unit, stock: currentStock, minimum: minimumStockLevel };
    const link = `/products/${product._id}`;
    return [product._id, notificationOf({ kind: 'low_stock', facts }, now, link)];
  });
  if (low.length > 0) await notifications.raise(...low);
}

/** Announces an order while it is pending. Call it with every change of an order. */
export async function noticeOrder(
  work: Work,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<void> {
  const isPending = after.status === 'pending';
  if (isPending === (before?.status === 'pending')) return;
  const { notifications } = work.repositories;
  if (!isPending) return notifications.withdraw('pending_orders', after._id);
  const { type, orderNumber, supplierName, customerName, items } = after;
  const party = type === 'incoming' ? supplierName : customerName;
  const notification = notificationOf(
    { kind: 'pending_orders', facts: { orderNumber, type, party, items: items.length } },
    work.now,
    `/orders/${after._id}`,
  );
  await notifications.raiseRead(work.actor.id, [after._id, notification], work.now);
}

/**
 * Announces that Stockroom took a release out of service. The next such notification of the remote replaces it.
 * @param name of the remote, or "shell"
 */
export async function noticeWithdrawal(
  { notifications }: Repositories,
  name: string,
  facts: NotificationOf<'release_withdrawn'>['facts'],
  now: string,
): Promise<void> {
  const subject = v5(name, v5.URL);
  await notifications.withdraw('release_withdrawn', subject);
  const notification = notificationOf({ kind: 'release_withdrawn', facts }, now, '/releases');
  await notifications.raise([subject, notification]);
}

function askToVerify(
  { repositories, now }: Work,
  movements: readonly StockMovementRecord[],
): Promise<void> {
  const raised = movements.map((movement): Raised => {
    const { productId, productName: name, productSku: sku, unitOfMeasurement: unit } = movement;
    const facts = { name, sku, unit, quantity: movement.quantity, orderNumber: movement.notes };
    const link = `/inventory?toVerify=true&productId=${productId}`;
    return [productId, notificationOf({ kind: 'stock_to_verify', facts }, now, link)];
  });
  return repositories.notifications.raise(...raised);
}

function notificationOf(
  fact: NotificationFact,
  createdAt: string,
  link: string,
): NotificationRecord {
  return { _id: newId(), ...fact, link, createdAt };
}
