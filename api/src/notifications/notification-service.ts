import type { NotificationKind, ReadNotifications } from '@stockroom/contract';
import { isId, newId } from '../ids';
import type { NotificationRecord } from '../store/notifications';
import type { Repositories } from '../store/store';
import type { Work } from '../work';

/**
 * What a new user finds under the bell: exactly three, each true at this moment (product, "From simulated to
 * real").
 */
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
          : 'When somebody creates an order, it is announced here.',
      link: '/orders?status=pending',
    }),
    notificationOf('low_stock', now, {
      title: lowStockAlerts > 0 ? 'Stock is running low' : 'No product runs low',
      text:
        lowStockAlerts > 0
          ? `${count(lowStockAlerts, 'product is', 'products are')} at or below the minimum stock level.`
          : 'When a product falls to its minimum stock level, it is announced here.',
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

export function notificationOf(
  kind: NotificationKind,
  createdAt: string,
  content: Pick<NotificationRecord, 'title' | 'text' | 'link'>,
): NotificationRecord {
  return { _id: newId(), kind, createdAt, ...content };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
