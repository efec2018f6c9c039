import { formatNumber, isAtMinimum } from '@stockroom/contract';
import type { OrderRecord } from '../store/orders';
import type { StockMovementRecord } from '../store/stock-movements';
import type { ProductRecord } from '../store/store';
import type { Work } from '../work';
import { notificationOf } from './notification-service';

/**
 * Announces what movements bring about: a product that falls to its minimum, once until it recovers, and a
 * correction that somebody should verify, once until `noticeVerified`.
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
    if (unverified) await askToVerify(work, unverified, aimOf(own));
  }
}

/** Nothing of the product is to be verified any more. */
export function noticeVerified(work: Work, productId: string): Promise<void> {
  return withdraw(work, 'stock_to_verify', productId);
}

/** Call it also when the minimum stock level changes. Archiving ends nothing: the store hides what is about it. */
export async function noticeStockLevel(
  work: Work,
  before: ProductRecord,
  after: ProductRecord,
): Promise<void> {
  if (isAtMinimum(before) === isAtMinimum(after)) return;
  if (!isAtMinimum(after)) return withdraw(work, 'low_stock', after._id);
  const { notifications, settings } = work.repositories;
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

/** Announces an order while it is pending, to whom made it so as read. Call it with every change of an order. */
export async function noticeOrder(
  work: Work,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<void> {
  if (isPending(before) === isPending(after)) return;
  if (!isPending(after)) return withdraw(work, 'pending_orders', after._id);
  const { type, orderNumber, supplierName, customerName, items } = after;
  const notification = notificationOf('pending_orders', work.now, {
    title: `Order ${orderNumber} is pending`,
    text: `${type === 'incoming' ? `From ${supplierName}` : `For ${customerName}`}: ${
      items.length === 1 ? '1 item' : `${items.length} items`
    }.`,
    link: `/orders/${after._id}`,
  });
  const { notifications } = work.repositories;
  await notifications.raise(after._id, notification);
  // No news to whom it comes from.
  await notifications.markRead(work.actor.id, [notification._id], work.now);
}

/** What became possible by a correction; a purchase whose goods are gone is taken back. */
function aimOf(movements: readonly StockMovementRecord[]): string {
  const taken = movements.find(({ orderId, quantity }) => orderId !== null && quantity < 0);
  if (taken?.reason === 'Sale') return 'go out';
  return taken?.reason === 'Order edited' ? 'be changed' : 'be taken back';
}

async function askToVerify(work: Work, movement: StockMovementRecord, aim: string): Promise<void> {
  const { productId, productName, productSku, unitOfMeasurement, quantity, notes } = movement;
  const amount = formatNumber(quantity, await work.repositories.settings.system());
  const notification = notificationOf('stock_to_verify', work.now, {
    title: `Please count ${productName}`,
    text: `${productSku}: ${amount} ${unitOfMeasurement} were added as a correction, so that ${notes} could ${aim}.`,
    link: `/inventory?toVerify=true&productId=${productId}`,
  });
  await work.repositories.notifications.raise(productId, notification);
}

async function withdraw(
  { repositories }: Work,
  kind: 'low_stock' | 'pending_orders' | 'stock_to_verify',
  subjectId: string,
): Promise<void> {
  await repositories.notifications.withdraw({ kind, subjectId });
}

function isPending(order: OrderRecord | null): boolean {
  return order?.status === 'pending';
}
