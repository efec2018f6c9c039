import type { CustomerList } from '@stockroom/contract';
import { searchFilter } from '../http/filters';
import { readRoute, type Route } from '../http/route';
import { listOf, record, TEXT } from '../openapi/response-schemas';
import { readForgiving } from '../search/forgive';
import type { OrderFilter } from '../store/orders';
import type { Repositories } from '../store/store';
import { isFoundIn } from '../store/text';

/** Only the newest orders that match are read for names. */
const ORDERS_READ = 100;
const CUSTOMERS = 8;

export const CUSTOMER_ROUTE: Route = readRoute({
  path: '/api/customers',
  permission: 'orders:read',
  summary: 'Names of earlier customers, to choose from while one types',
  query: { search: searchFilter },
  answer: record({ customers: listOf(TEXT) }, { searchedFor: TEXT }),
  read: ({ repositories }, { search }) => customersLike(repositories, search),
});

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
