import { isOpen } from '@stockroom/contract';
import { validationFailed } from '../errors';
import { isId } from '../ids';
import type { OrderRecord } from '../store/orders';
import type { Work } from '../work';
import { findPostings } from './order-postings';
import { planStock } from './order-stock';

/** The open purchase order that a receipt of this product names, locked. @throws ApiError 422 at `orderId` */
export async function lockOrderOfReceipt(
  { repositories }: Work,
  orderId: string,
  productId: string,
): Promise<OrderRecord> {
  const order = isId(orderId) ? await repositories.orders.lock(orderId) : null;
  const isExpecting =
    order?.type === 'incoming' && order.archivedAt === null && isOpen(order.status);
  if (!isExpecting || !order.items.some((item) => item.productId === productId))
    throw validationFailed({ orderId: 'No open purchase order of this product has this number' });
  return order;
}

/** After a receipt against the order: less of it is outstanding. */
export async function bookReceipt({ repositories }: Work, order: OrderRecord): Promise<void> {
  const { stockMovements, orders } = repositories;
  const { outstanding } = planStock(order, await findPostings(stockMovements, order._id));
  await orders.setOutstanding(order, outstanding);
}
