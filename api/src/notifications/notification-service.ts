import { isAtMinimum, type ReadNotifications } from '@stockroom/contract';
import { v5 } from 'uuid';
import { isId, newId } from '../records';
import type { NotificationFact, NotificationOf, NotificationRecord } from '../store/notifications';
import type { OrderRecord } from '../store/orders';
import type { StockMovementRecord } from '../store/stock-movements';
import type { ProductRecord, Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { WELCOME_LINK } from './describe-notification';

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
    notificationOf({ kind: 'welcome', facts: {} }, now, WELCOME_LINK),
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
  for (const product of new Map(products.map((known) => [known._id, known])).values()) {
    const own = movements.filter(({ productId }) => productId === product._id);
    const currentStock = own.at(-1)?.balanceAfter ?? product.currentStock;
    await noticeStockLevel(work, product, { ...product, currentStock });
    const unverified = own.find(({ toVerify }) => toVerify);
    if (unverified) await askToVerify(work, unverified);
  }
}

export function noticeVerified(work: Work, productId: string): Promise<void> {
  return work.repositories.notifications.withdraw('stock_to_verify', productId);
}

/** Call it also when the minimum stock level changes. The store hides notifications about archived products. */
export async function noticeStockLevel(
  work: Work,
  before: ProductRecord,
  after: ProductRecord,
): Promise<void> {
  if (isAtMinimum(before) === isAtMinimum(after)) return;
  const { notifications } = work.repositories;
  if (!isAtMinimum(after)) return notifications.withdraw('low_stock', after._id);
  const { name, sku, unitOfMeasurement: unit, currentStock, minimumStockLevel } = after;
  const facts = { name, sku, unit, stock: currentStock, minimum: minimumStockLevel };
  const link = `/products/edit/${after._id}`;
  await notifications.raise(
    after._id,
    notificationOf({ kind: 'low_stock', facts }, work.now, link),
  );
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
  await notifications.raise(after._id, notification);
  await notifications.markRead(work.actor.id, [notification._id], work.now);
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
  await notifications.raise(subject, notification);
}

async function askToVerify(work: Work, movement: StockMovementRecord): Promise<void> {
  const { productId, productName: name, productSku: sku, unitOfMeasurement: unit } = movement;
  const facts = { name, sku, unit, quantity: movement.quantity, orderNumber: movement.notes };
  const link = `/inventory?toVerify=true&productId=${productId}`;
  await work.repositories.notifications.raise(
    productId,
    notificationOf({ kind: 'stock_to_verify', facts }, work.now, link),
  );
}

function notificationOf(
  fact: NotificationFact,
  createdAt: string,
  link: string,
): NotificationRecord {
  return { _id: newId(), ...fact, link, createdAt };
}
