import type { CustomerList } from '@stockroom/contract';
import { searchFilter } from '../http/filters';
import { readRoute, type Route } from '../http/route';
import { listOf, record, TEXT } from '../openapi/response-schemas';
import { readForgiving } from '../search/forgive';
import { isFoundIn } from '../store/text';
import type { Repositories } from '../store/store';

/** The names come from the newest orders: a customer who has not ordered for so long is typed anew. */
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

async function customersLike(repositories: Repositories, search = ''): Promise<CustomerList> {
  const { searchedFor, customers } = await readForgiving(
    repositories,
    'orders',
    { filter: { search }, sort: '-createdAt', position: null, limit: ORDERS_READ },
    async (request) => {
      const filter = { ...request.filter, type: 'outgoing' } as const;
      const { records } = await repositories.orders.list({
        ...request,
        filter,
        sort: '-createdAt',
      });
      // A search finds numbers of orders too.
      const names = records
        .map(({ customerName }) => customerName)
        .filter((name) => isFoundIn([name], request.filter.search));
      const customers = [...new Set(names)].slice(0, CUSTOMERS);
      return { customers, total: customers.length };
    },
  );
  return { customers, ...(searchedFor !== undefined && { searchedFor }) };
}
