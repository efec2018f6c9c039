import {
  MAX_MERGED_ORDERS,
  msg,
  type CustomerOverview,
  type MergeInput,
  type UndoMergeInput,
} from '@stockroom/contract';
import { validationFailed } from '../errors';
import { changeCustomer } from '../orders/order-service';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';

/** Of so many of the newest orders, the notes are read. */
const ORDERS_READ = 100;
const ORDERS = 20;
const NOTES = 10;

/** What the sales orders with exactly this name say; zeros for a name that no order has. */
export async function overviewOf(
  repositories: Repositories,
  name: string,
): Promise<CustomerOverview> {
  const [figures, similar, { records }] = await Promise.all([
    repositories.orders.customerFigures(name),
    repositories.orders.similarCustomers(name),
    ordersOf(repositories, name, ORDERS_READ),
  ]);
  const notes = records.map((order) => order.notes).filter((note) => note !== '');
  return {
    name,
    figures,
    similar,
    notes: [...new Set(notes)].slice(0, NOTES),
    orders: records.slice(0, ORDERS),
  };
}

function ordersOf({ orders }: Repositories, customerName: string, limit: number) {
  return orders.list({ filter: { customerName }, sort: '-createdAt', position: null, limit });
}

const NO_ORDERS = msg('No sales order has this customer');

/** @throws ApiError VALIDATION_FAILED for equal or unknown names, and for too many orders */
export async function mergeCustomers(
  work: Work,
  { from, into }: MergeInput,
): Promise<{ merge: UndoMergeInput }> {
  if (from === into) throw validationFailed({ into: msg('Choose another customer') });
  const [known] = (await ordersOf(work.repositories, into, 1)).records;
  // Locked, so that two opposite merges at one moment cannot swap the names.
  const kept = known && (await work.repositories.orders.lock(known._id));
  if (kept?.customerName !== into) throw validationFailed({ into: NO_ORDERS });
  const { records, total } = await ordersOf(work.repositories, from, MAX_MERGED_ORDERS);
  if (total > MAX_MERGED_ORDERS)
    throw validationFailed({
      from: msg('A merge can rename at most {max} orders', { max: MAX_MERGED_ORDERS }),
    });
  const ids = records.map(({ _id }) => _id);
  const orders = await rename(work, ids, from, into);
  if (orders.length === 0) throw validationFailed({ from: NO_ORDERS });
  return { merge: { from, into, orders } };
}

/** @throws ApiError NOT_FOUND for orders that never were */
export async function undoMerge(
  work: Work,
  { from, into, orders }: UndoMergeInput,
): Promise<{ renamed: number; kept: number }> {
  const renamed = await rename(work, orders, into, from);
  return { renamed: renamed.length, kept: orders.length - renamed.length };
}

/** @returns the ids of the orders that had the name */
async function rename(
  work: Work,
  ids: readonly string[],
  from: string,
  into: string,
): Promise<string[]> {
  const renamed: string[] = [];
  // In the order of their ids, so that two of these wait for each other in one order.
  for (const id of [...ids].sort())
    if (await changeCustomer(work, id, from, into)) renamed.push(id);
  return renamed;
}
