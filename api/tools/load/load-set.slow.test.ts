import type { OrderList, Page, ProductList, StockMovementList } from '@stockroom/contract';
import { walk } from '../../test/conformance/paging';
import { setUpSharedTestApi } from '../../test/conformance/test-api';
import { setUpTestDatabases } from '../../test/test-databases';
import { fillLoadSet } from './load-set';

const SIZE = { products: 2500, orders: 2500, movements: 25_000 };

const databases = setUpTestDatabases();
const api = setUpSharedTestApi(() => databases.makeStore());
const lines: string[] = [];
beforeAll(async () => {
  await fillLoadSet(databases.target(), SIZE, (line) => lines.push(line));
});

test('fills a sound load set of the requested size', async () => {
  expect(lines).toHaveLength(10);
  const { dashboard, orders, stockMovements } = api.store.repositories;
  const all = { filter: {}, sort: '-createdAt', position: null, limit: 1 } as const;
  expect((await orders.list(all)).total).toBe(SIZE.orders);
  const { total } = await stockMovements.list(all);
  expect(Math.abs(total - SIZE.movements) / SIZE.movements).toBeLessThan(0.05);
  expect(await dashboard.stats()).toMatchObject({ totalProducts: SIZE.products });
});

/** The first page counts, the others know the total: each way of finding has to find the same. */
test.each<[list: string, sql: string]>([
  ['products', 'select id from products order by name, id'],
  [
    'products?sort=supplierName',
    `select p.id from products p join suppliers s on s.id = supplier_id order by company_name, p.id`,
  ],
  ['products?sort=-currentStock', 'select id from products order by current_stock desc, id desc'],
  ['products?search=-0', `select id from products where sku like '%-0%' order by name, id`],
  [
    'products?search=00&sort=-sku',
    `select id from products where sku like '%00%' order by sku desc, id desc`,
  ],
  [
    'products?search=-0&sort=currentStock',
    `select id from products where sku like '%-0%' order by current_stock, id`,
  ],
  ['orders?sort=-totalAmount', 'select id from orders order by total_amount desc, id desc'],
  [
    'orders?search=-20',
    `select id from orders where order_number like '%-20%' order by created_at desc, id desc`,
  ],
  [
    'stock-movements?search=lamp&sort=createdAt',
    `select id from stock_movements where product_name ilike '%lamp%' order by created_at, id`,
  ],
])('pages a long list to its end and back: %s', async (list, sql) => {
  const expected = (await databases.query(sql)).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(2000);
  const separator = list.includes('?') ? '&' : '?';
  const ask = async (cursor: string) =>
    (await api.call<Page>('GET', `${list}${separator}limit=100&cursor=${cursor}`)).body;
  const { forwards, backwards } = await walk(ask, (page) => idsOf(page as Listed));
  expect(forwards.flat()).toEqual(expected);
  expect(backwards.flat()).toEqual(expected);
});

type Listed = Partial<ProductList & OrderList & StockMovementList>;

function idsOf({ products, orders, movements }: Listed): string[] {
  return (products ?? orders ?? movements ?? []).map(({ _id }) => _id);
}
