import { checkSums } from '../chaos/support/database';
import { querySql } from '../support/database.mjs';
import { expect } from '../support/fixtures';
import { ImportClient, newProducts } from '../support/import-client';
import { emptyShopTest as test } from '../support/own-product';
import { killPostgres } from '../support/product-process.mjs';
import { scaledOutTest } from '../support/scaled-out';

const ROWS = 2000;
const MOVED = 1800;
/** What the database holds, past the server. */
const WRITTEN = `select
  (select count(*)::int from products where archived_at is null) as products,
  (select count(distinct sku)::int from products where current_stock = right(sku, 1)::int) as right_stock,
  (select count(*)::int from suppliers where archived_at is null) as suppliers,
  (select count(*)::int from stock_movements) as movements,
  (select count(*)::int from changes where entity = 'product') as product_changes,
  (select count(*)::int from changes where entity = 'import') as import_changes`;

test.setTimeout(180_000);
scaledOutTest.setTimeout(180_000);

test('an import of 2,000 rows and its undo survive kills of any process, and happen once', async ({
  user,
  product,
  launch,
}) => {
  const { url, dataDir } = product;
  const client = new ImportClient(url, user.accessToken);
  let running = product;
  const killAfter = async (state: 'applying' | 'undoing', done: number, kill: () => unknown) => {
    expect(await client.until(state, done)).toMatchObject({ state });
    await kill();
  };
  const restart = async () => {
    running = await launch(Number(new URL(url).port));
  };

  const path = await client.upload(newProducts(ROWS));
  await client.call('POST', `${path}/apply`);
  await killAfter('applying', 100, () => running.killGateway());
  await restart();
  await killAfter('applying', 600, () => running.kill());
  await restart();
  await killAfter('applying', 1200, () => killPostgres(dataDir));
  // The server loses its database for a moment, and the page asks again and again.
  await expect(() => client.call('GET', path)).toPass();
  expect(await client.until('applying', ROWS + 1)).toMatchObject({
    state: 'applied',
    done: ROWS,
    rows: { new: ROWS, refused: 0 },
  });
  expect(await querySql(dataDir, WRITTEN)).toEqual([
    {
      products: ROWS,
      right_stock: ROWS,
      suppliers: 1,
      movements: MOVED,
      product_changes: ROWS,
      import_changes: 1,
    },
  ]);
  await checkSums(dataDir);

  await client.call('POST', `${path}/undo`);
  await killAfter('undoing', 300, () => running.killGateway());
  await restart();
  expect(await client.until('undoing', ROWS + 1)).toMatchObject({ state: 'undone', kept: [] });
  expect(await querySql(dataDir, WRITTEN)).toMatchObject([
    {
      products: 0,
      suppliers: 0,
      movements: 2 * MOVED,
      product_changes: 2 * ROWS,
      import_changes: 2,
    },
  ]);
  await checkSums(dataDir);
});

scaledOutTest(
  'two processes that work on one import write each row once',
  async ({ user, scaledOut }) => {
    const clients = scaledOut.processes.map(({ url }) => new ImportClient(url, user.accessToken));
    const [client] = clients;
    if (!client) throw new Error('There is no process');
    // The servers keep counts from 2,000 on for some seconds.
    const [rows, moved] = [ROWS / 2, MOVED / 2];
    const path = await client.upload(newProducts(rows));
    const inEach = (step: string) =>
      Promise.all(clients.map((each) => each.call('POST', `${path}/${step}`)));
    const total = async (list: string) =>
      (await client.call<{ total: number }>('GET', `${list}?limit=1`)).total;

    await inEach('apply');
    expect(await client.until('applying', rows + 1)).toMatchObject({
      state: 'applied',
      done: rows,
      rows: { new: rows, refused: 0 },
    });
    expect(await total('products')).toBe(rows);
    expect(await total('stock-movements')).toBe(moved);
    await inEach('undo');
    expect(await client.until('undoing', rows + 1)).toMatchObject({ state: 'undone', kept: [] });
    expect(await total('products')).toBe(0);
    expect(await total('stock-movements')).toBe(2 * moved);
  },
);
