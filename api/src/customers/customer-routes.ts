import { mergeSchema, msg, undoMergeSchema, type CustomerList } from '@stockroom/contract';
import { customerFilter, searchFilter } from '../http/filters';
import { readRoute, writeRoute, type Route } from '../http/route';
import {
  COUNT,
  DECIMAL,
  ID,
  INSTANT,
  listOf,
  nullable,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';
import { SUMMARY } from '../orders/order-routes';
import { readForgiving } from '../search/forgive';
import type { OrderFilter } from '../store/orders';
import type { Repositories } from '../store/store';
import { isFoundIn } from '../store/text';
import { mergeCustomers, overviewOf, undoMerge } from './customer-service';

/** Only the newest orders that match are read for names. */
const ORDERS_READ = 100;
const CUSTOMERS = 8;

const OVERVIEW = record({
  name: TEXT,
  figures: record({
    orders: COUNT,
    revenue: secret(DECIMAL, 'prices:read'),
    returned: secret(DECIMAL, 'prices:read'),
    firstOrderAt: nullable(INSTANT),
    lastOrderAt: nullable(INSTANT),
  }),
  similar: listOf(record({ name: TEXT, orders: COUNT })),
  notes: listOf(TEXT),
  orders: listOf(SUMMARY),
});

export const CUSTOMER_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/customers',
    permission: 'orders:read',
    summary: 'Names of earlier customers, to choose from while one types',
    query: { search: searchFilter },
    answer: record({ customers: listOf(TEXT) }, { searchedFor: TEXT }),
    read: ({ repositories }, { search }) => customersLike(repositories, search),
  }),
  readRoute({
    path: '/api/customers/overview',
    permission: 'orders:read',
    summary: 'The sales orders of a customer, with their figures and notes',
    query: { name: customerFilter },
    answer: OVERVIEW,
    read: ({ repositories }, { name = '' }) => overviewOf(repositories, name),
  }),
  writeRoute({
    method: 'post',
    path: '/api/customers/merge',
    permission: 'sales:write',
    summary: 'Give all sales orders of one customer the name of another',
    body: mergeSchema,
    answer: { merge: record({ from: TEXT, into: TEXT, orders: listOf(ID) }) },
    message: msg('Customers merged successfully'),
    write: mergeCustomers,
  }),
  writeRoute({
    method: 'post',
    path: '/api/customers/merge/undo',
    permission: 'sales:write',
    summary: 'Give the orders of a merge their name back, where they still have the new one',
    body: undoMergeSchema,
    answer: { renamed: COUNT, kept: COUNT },
    errors: ['NOT_FOUND'],
    message: msg('Merge undone successfully'),
    write: undoMerge,
  }),
];

async function customersLike(
  repositories: Repositories,
  search: string | undefined,
): Promise<CustomerList> {
  const filter: OrderFilter = { type: 'outgoing', search };
  const { searchedFor, customers } = await readForgiving(
    repositories,
    undefined,
    { filter, sort: '-createdAt' as const, position: null, limit: ORDERS_READ },
    async (request) => {
      const { records } = await repositories.orders.list(request);
      // A search finds numbers of orders too.
      const names = records
        .map(({ customerName }) => customerName)
        .filter((name) => isFoundIn([name], request.filter.search ?? ''));
      const customers = [...new Set(names)].slice(0, CUSTOMERS);
      return { customers, total: customers.length };
    },
  );
  return { customers, ...(searchedFor !== undefined && { searchedFor }) };
}
