import {
  formatNumber,
  isAtMinimum,
  type NotificationKind,
  type ReadNotifications,
} from '@stockroom/contract';
import { v5 } from 'uuid';
import { isId, newId } from '../records';
import type { NotificationRecord } from '../store/notifications';
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
    notificationOf('pending_orders', now, {
      title: pendingOrders > 0 ? 'Orders are waiting' : 'No order is waiting',
      text:
        pendingOrders > 0
          ? `${count(pendingOrders, 'order is', 'orders are')} pending.`
          : 'New orders appear here.',
      link: '/orders?status=pending',
    }),
    notificationOf('low_stock', now, {
      title: lowStockAlerts > 0 ? 'Stock is running low' : 'No product runs low',
      text:
        lowStockAlerts > 0
          ? `${count(lowStockAlerts, 'product is', 'products are')} at or below the minimum stock level.`
          : 'Products that fall to their minimum stock level appear here.',
      link: '/products?stockStatus=low',
    }),
    notificationOf('welcome', now, {
      title: 'Welcome to Stockroom',
      text: 'Bring in your catalogue: add your products with their suppliers and minimum stock levels.',
      link: '/products/new',
    }),
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
  const { notifications, settings } = work.repositories;
  if (!isAtMinimum(after)) return notifications.withdraw('low_stock', after._id);
  const format = await settings.system();
  const stock = formatNumber(after.currentStock, format);
  const minimum = formatNumber(after.minimumStockLevel, format);
  const notification = notificationOf('low_stock', work.now, {
    title: `${after.name} is running low`,
    text: `${after.sku}: ${stock} ${after.unitOfMeasurement} in stock, the minimum is ${minimum}.`,
    link: `/products/edit/${after._id}`,
  });
  await notifications.raise(after._id, notification);
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
  const party = type === 'incoming' ? `From ${supplierName}` : `For ${customerName}`;
  const notification = notificationOf('pending_orders', work.now, {
    title: `Order ${orderNumber} is pending`,
    text: `${party}: ${count(items.length, 'item', 'items')}.`,
    link: `/orders/${after._id}`,
  });
  await notifications.raise(after._id, notification);
  await notifications.markRead(work.actor.id, [notification._id], work.now);
}

/**
 * Announces that Stockroom took a release out of service. The next such notification of the remote replaces it.
 * @param name of the remote, or "shell"
 * @param effect what the release did, such as "It failed for 2 of 5 visitors"
 */
export async function noticeWithdrawal(
  { notifications }: Repositories,
  {
    name,
    version,
    title,
    effect,
    now,
  }: Record<'name' | 'version' | 'title' | 'effect' | 'now', string>,
): Promise<void> {
  const subject = v5(name, v5.URL);
  await notifications.withdraw('release_withdrawn', subject);
  const notification = notificationOf('release_withdrawn', now, {
    title: `Release of ${title} withdrawn`,
    text: `Version ${version}. ${effect}.`,
    link: '/releases',
  });
  await notifications.raise(subject, notification);
}

async function askToVerify(work: Work, movement: StockMovementRecord): Promise<void> {
  const { productId, productName, productSku, unitOfMeasurement, quantity, notes } = movement;
  const amount = formatNumber(quantity, await work.repositories.settings.system());
  const notification = notificationOf('stock_to_verify', work.now, {
    title: `Please count ${productName}`,
    text: `A correction for ${notes} added ${amount} ${unitOfMeasurement} of ${productSku}.`,
    link: `/inventory?toVerify=true&productId=${productId}`,
  });
  await work.repositories.notifications.raise(productId, notification);
}

function notificationOf(
  kind: NotificationKind,
  createdAt: string,
  content: Pick<NotificationRecord, 'title' | 'text' | 'link'>,
): NotificationRecord {
  return { _id: newId(), kind, createdAt, ...content };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
