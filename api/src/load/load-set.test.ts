import { createPostgresStore } from '../store/postgres/postgres-store';
import { SILENT, setUpTestDatabases } from '../store/postgres/test-databases';
import { fillLoadSet } from './load-set';

const databases = setUpTestDatabases();

test('a small load set is sound, and the product works on it', async () => {
  await (await databases.makeStore()).close();
  const lines: string[] = [];
  const size = { products: 500, orders: 600, movements: 6000 };
  await fillLoadSet(databases.target(), size, (line) => lines.push(line));
  expect(lines).toHaveLength(10);
  const store = createPostgresStore(databases.target(), SILENT);
  const { dashboard, orders, stockMovements } = store.repositories;
  const all = { filter: {}, sort: '-createdAt', position: null, limit: 1 } as const;
  expect((await orders.list(all)).total).toBe(600);
  const movements = (await stockMovements.list(all)).total;
  expect(Math.abs(movements - 6000)).toBeLessThan(300);
  expect(await dashboard.stats()).toMatchObject({ totalProducts: 500 });
  await store.close();
});
