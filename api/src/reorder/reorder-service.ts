import {
  MAX_REORDER_LINES,
  quantityToReorder,
  SALES_DAYS,
  sumQuantities,
  type Order,
  type Reorder,
  type ReorderInput,
  type SupplierReorder,
  type UndoReorderInput,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import type { Clock } from '../dependencies';
import { ApiError, validationFailed, versionConflict } from '../errors';
import { createOrder, deleteOrder } from '../orders/order-service';
import { lockPresent } from '../products/product-service';
import { byId } from '../records';
import type { ProductRecord, Repositories } from '../store/store';
import { compareId } from '../store/text';
import type { Work } from '../unit-of-work';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What to order now, by supplier. */
export async function proposeOrders({ reports }: Repositories, clock: Clock): Promise<Reorder> {
  const since = new Date(clock.now().getTime() - SALES_DAYS * DAY_MS).toISOString();
  const { rows, total } = await reports.reorder({ since, limit: MAX_REORDER_LINES });
  const suppliers = new Map<string, SupplierReorder>();
  for (const row of rows) {
    const { supplierId, supplierName, isArchived, ...rest } = row;
    const { leadTimeDays, leadTimeSource, minimumOrderValue, ...line } = rest;
    const supplier: SupplierReorder = suppliers.get(supplierId) ?? {
      supplierId,
      supplierName,
      isArchived,
      leadTimeDays,
      leadTimeSource,
      minimumOrderValue,
      products: [],
    };
    const available = sumQuantities([line.currentStock, -line.committed]);
    supplier.products.push({ ...line, available, quantity: quantityToReorder(row) });
    suppliers.set(supplierId, supplier);
  }
  return { suppliers: [...suppliers.values()], more: total - rows.length };
}

/**
 * Creates the orders, at the purchase prices of now: all or none.
 * @throws ApiError VALIDATION_FAILED; VERSION_CONFLICT when somebody has ordered one of the products meanwhile
 */
export async function createOrders(work: Work, { orders }: ReorderInput): Promise<Order[]> {
  requireAccess(work.actor, 'purchases:write');
  const items = orders.flatMap((order) => order.items);
  const ids = items.map(({ productId }) => productId);
  const products = byId(await lockPresent(work.repositories, ids));
  for (const { productId, expected } of items)
    if (expected !== (products.get(productId)?.expected ?? expected))
      throw versionConflict('reorder');
  const created: Order[] = [];
  for (const [index, order] of orders.entries())
    created.push(await createOne(work, order, products, `orders[${index}]`));
  return created;
}

async function createOne(
  work: Work,
  { supplierId, items }: ReorderInput['orders'][number],
  products: ReadonlyMap<string, ProductRecord>,
  path: string,
): Promise<Order> {
  const input = {
    type: 'incoming' as const,
    customerName: '',
    supplierId,
    notes: '',
    items: items.map(({ productId, quantity }) => ({
      productId,
      quantity,
      unitPrice: products.get(productId)?.purchasePrice ?? 0,
    })),
  };
  try {
    return (await createOrder(work, input)).order;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') throw error;
    const { fieldErrors = {} } = error.details;
    const named = Object.entries(fieldErrors).map(([field, text]) => [`${path}.${field}`, text]);
    throw validationFailed(Object.fromEntries(named) as typeof fieldErrors);
  }
}

/**
 * Deletes the orders that `createOrders` made: all or none.
 * @throws ApiError NOT_FOUND, VERSION_CONFLICT when somebody has changed one of them
 */
export async function undoOrders(work: Work, { orders }: UndoReorderInput): Promise<Order[]> {
  const deleted: Order[] = [];
  // In the order of their ids, so that two of these wait for each other in one order.
  for (const { _id, version } of [...orders].sort((a, b) => compareId(a._id, b._id))) {
    const { order } = await deleteOrder(work, _id);
    if (order.version !== version + 1) throw versionConflict('order');
    deleted.push(order);
  }
  return deleted;
}
