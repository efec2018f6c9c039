import { setTimeout as delay } from 'node:timers/promises';
import type { Import, ImportList, ImportWriteResult } from '@stockroom/contract';
import { checkSums } from '../chaos/support/database';
import { querySql } from '../support/database.mjs';
import { expect } from '../support/fixtures';
import { emptyShopTest as test } from '../support/own-product';
import { killPostgres } from '../support/product-process.mjs';

const ROWS = 1000;
/** Every tenth product has no stock. */
const MOVED = 900;
/** What the database holds, past the server. */
const WRITTEN = `select
  (select count(*)::int from products where archived_at is null) as products,
  (select count(distinct sku)::int from products where current_stock = right(sku, 1)::int) as right_stock,
  (select count(*)::int from suppliers where archived_at is null) as suppliers,
  (select count(*)::int from stock_movements) as movements,
  (select count(*)::int from changes where entity = 'product') as product_changes,
  (select count(*)::int from changes where entity = 'import') as import_changes`;

function file(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `K-${row};Товар ${row};Книги;10;20;${row % 10};Клён`,
  );
  return [
    'Артикул;Наименование;Категория;Закупочная цена;Цена продажи;Остаток;Поставщик',
    ...rows,
  ].join('\n');
}

test.setTimeout(180_000);

test('an import of 1,000 rows and its undo survive kills of any process, and happen once', async ({
  user,
  product,
  launch,
}) => {
  const { url, dataDir } = product;
  let running = product;
  const call = async <Answer>(method: string, path: string, body?: string): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${user.accessToken}`,
      ...(body && { 'content-type': 'application/octet-stream' }),
    };
    const answer = await fetch(`${url}/api/${path}`, { method, headers, body });
    expect([path, answer.status]).toEqual([path, answer.ok ? answer.status : 200]);
    return answer.json();
  };
  /** The list only looks; asking for the import itself makes the server go on. */
  const look = async (): Promise<Import> => {
    const [first] = (await call<ImportList>('GET', 'imports')).imports;
    if (!first) throw new Error('There is no import');
    return first;
  };
  const until = async (isReached: (imported: Import) => boolean): Promise<Import> => {
    for (;;) {
      const imported = await look();
      if (isReached(imported)) return imported;
      await delay(20);
    }
  };
  const killAfter = async (done: number, state: Import['state'], kill: () => Promise<void>) => {
    expect(await until((imported) => imported.done >= done)).toMatchObject({ state });
    await kill();
  };
  const restart = async () => {
    running = await launch(Number(new URL(url).port));
  };
  const { import: draft } = await call<ImportWriteResult>(
    'POST',
    'imports?kind=products&name=Kill.csv',
    file(),
  );
  expect(draft.rows.new).toBe(ROWS);
  await call('POST', `imports/${draft._id}/apply`);
  await killAfter(100, 'applying', () => running.killGateway());
  await restart();
  await killAfter(400, 'applying', () => running.kill());
  await restart();
  await killAfter(700, 'applying', () => killPostgres(dataDir));
  // The server is the same one, and the page asks.
  await call('GET', `imports/${draft._id}`);
  expect(await until(({ state }) => state !== 'applying')).toMatchObject({
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

  await call('POST', `imports/${draft._id}/undo`);
  await killAfter(300, 'undoing', () => running.killGateway());
  await restart();
  expect(await until(({ state }) => state !== 'undoing')).toMatchObject({
    state: 'undone',
    done: ROWS,
    kept: [],
  });
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
