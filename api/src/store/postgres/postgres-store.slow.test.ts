import type { Supplier } from '@stockroom/contract';
import { Migrator, sql } from 'kysely';
import { addProduct, addSupplier, receive } from '../../../test/conformance/records';
import { setUpTestApi } from '../../../test/conformance/test-api';
import { newId } from '../../records';
import { StartError } from '../../start-error';
import { DuplicateError, StoreUnavailableError } from '../store';
import { checkDatabaseUrl, checkServer } from './check-server';
import { connect, connectForMigration, disconnect } from './connection';
import { migrate, MIGRATIONS } from './migrate';
import { storeOver } from './postgres-store';
import { productsFound } from './search/products-found';
import { ensureSearchIndexes } from './search/search-index';
import { SILENT, setUpTestDatabases } from '../../../test/test-databases';

const databases = setUpTestDatabases();

describe('the database itself', () => {
  const api = setUpTestApi(() => databases.makeStore());

  it.each([
    'update stock_movements set quantity = 1',
    'delete from stock_movements',
    'truncate stock_movements cascade',
    "update stock_verifications set user_name = 'me'",
    'delete from stock_verifications',
    'truncate stock_verifications',
    "update changes set user_name = 'me'",
    'delete from changes',
    'truncate changes',
  ])('refuses to rewrite history: %s', async (sql) => {
    const product = await addProduct(api, (await addSupplier(api))._id);
    const { _id } = await receive(api, product._id, 5);
    const verification = { userId: newId(), userName: 'Vera', at: '2026-11-21T09:00:00.000Z' };
    await api.store.transaction(({ stockMovements }) => stockMovements.verify([_id], verification));
    await expect(databases.query(sql)).rejects.toThrow('is append-only');
  });

  it.each(['current_stock = -0.001', 'purchase_price = -0.01', 'minimum_stock_level = -1'])(
    'refuses a product with %s',
    async (assignment) => {
      await addProduct(api, (await addSupplier(api))._id);
      await expect(databases.query(`update products set ${assignment}`)).rejects.toThrow(
        'violates check constraint',
      );
    },
  );

  it('keeps the stock levels of live products', async () => {
    const levels = () =>
      databases.query(
        `select name, category, current_stock::float8 as stock, is_low as "isLow" from stock_levels`,
      );
    const product = await addProduct(api, (await addSupplier(api))._id);
    const before = { name: product.name, category: product.category, stock: 0, isLow: true };
    expect(await levels()).toEqual([before]);
    await receive(api, product._id, 8);
    const received = { ...before, stock: 8, isLow: false };
    expect(await levels()).toEqual([received]);
    await databases.query(`update products set name = 'Lamp', minimum_stock_level = 8`);
    const changed = { ...received, name: 'Lamp', isLow: true };
    expect(await levels()).toEqual([changed]);
    await api.call('DELETE', `products/${product._id}`);
    expect(await levels()).toEqual([]);
    await api.call('POST', `products/${product._id}/restore`);
    expect(await levels()).toEqual([changed]);
  });
});

describe('a search among 3000 products', () => {
  const api = setUpTestApi(() => databases.makeStore());
  let supplier: Supplier;
  beforeEach(async () => {
    supplier = await addSupplier(api);
    await databases.query(`
      insert into products (id, name, sku, description, category, unit_of_measurement, purchase_price,
        selling_price, minimum_stock_level, current_stock, supplier_id, image_url, created_at,
        updated_at, version)
      select gen_random_uuid(), 'Lamp ' || lpad(number::text, 4, '0') || ' Лампа ' || md5(number::text),
        'SKU-' || number, '', 'Tools', 'pieces', 0, 0, 0, 0, suppliers.id, '', '2026-01-01', '2026-01-01', 1
      from generate_series(1, 3000) as number, suppliers;
      analyze products`);
  });

  it.each([
    ['SKU-4711', 'products_search'],
    ['ЛАМПА 0a1b2c', 'products_search'],
    ['Яя', 'products_pairs'],
  ])('finds %s by an index', async (search, index) => {
    const db = connectForMigration(databases.target());
    const { found } = productsFound({ filter: { search }, sort: 'name' });
    const { rows } = await sql`explain (format json) ${found()}`.execute(db);
    expect(JSON.stringify(rows)).toContain(`"Index Name":"${index}"`);
    await db.destroy();
  });

  it('finds the product with a barcode by an index, beside the matches of the text', async () => {
    const db = connectForMigration(databases.target());
    const { found } = productsFound({ filter: { search: 'SKU-4711' }, sort: 'name' }, supplier._id);
    const { rows } = await sql`explain (format json) ${found()}`.execute(db);
    for (const index of ['products_search', 'products_pkey'])
      expect(JSON.stringify(rows)).toContain(`"Index Name":"${index}"`);
    await db.destroy();
  });

  it('looks for new matches by an index, in a plan for all times', async () => {
    const db = connectForMigration(databases.target());
    const { walked } = productsFound({ filter: { search: 'lamp' }, sort: 'name' });
    const [, added] = walked({ first: 'A', last: 'B', asOf: new Date().toISOString() });
    const cut = sql`select from (${added}) as added order by key, id limit 26`.compile(db);
    const values = cut.parameters.map((value) => sql.lit(value));
    await sql`set plan_cache_mode = force_generic_plan`.execute(db);
    await sql.raw(`prepare added as ${cut.sql}`).execute(db);
    const { rows } = await sql`explain (format json) execute added(${sql.join(values)})`.execute(
      db,
    );
    expect(JSON.stringify(rows)).toContain('"Index Name":"products_by_update"');
    await db.destroy();
  });

  it('plans a new search by its words, and other lists once', async () => {
    const connections = connect(databases.target(), SILENT, { size: 1 });
    const { products } = storeOver(connections).repositories;
    const request = { sort: 'name', position: null, limit: 2 } as const;
    await products.list({ ...request, filter: { search: 'lamp' } });
    await products.list({ ...request, filter: { category: 'Tools' } });
    const { rows } = await connections.pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    const statements = rows.map(({ statement }) => statement);
    expect(statements).toHaveLength(2);
    expect(statements).toContainEqual(expect.stringContaining('is_live and key = any'));
    expect(statements).toContainEqual(expect.stringContaining('"category" = '));
    expect(statements.join()).not.toContain('search_text');
    await disconnect(connections);
  });

  it('shows a new match at once, although it remembers where the others lie', async () => {
    const find = async (sort: 'name' | '-name') => {
      const request = { filter: { search: 'lamp' }, sort, position: null, limit: 2 };
      const { records, total } = await api.store.repositories.products.list(request);
      return { skus: records.map(({ sku }) => sku), total };
    };
    expect(await find('name')).toEqual({ skus: ['SKU-1', 'SKU-2'], total: 3000 });
    await addProduct(api, supplier._id, { name: 'A lamp', sku: 'A' });
    await databases.query(`update products set updated_at = now() where sku = 'A'`);
    expect((await find('name')).skus).toEqual(['A', 'SKU-1']);
    expect((await find('-name')).skus).toEqual(['SKU-3000', 'SKU-2999']);
  });
});

describe('a lost connection', () => {
  const api = setUpTestApi(() => databases.makeStore({ size: 10 }));
  /** Waits until the server has ended the connections. */
  const cutAll = () =>
    databases.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);

  it('goes unnoticed between two uses', async () => {
    await cutAll();
    expect((await api.call('GET', 'categories')).status).toBe(200);
  });

  it('makes the store repeat the transaction it interrupts', async () => {
    let runs = 0;
    await api.store.transaction(async ({ categories }) => {
      runs += 1;
      await categories.add('Toys');
      if (runs === 1) await cutAll();
      await categories.add('Garden');
    });
    expect(runs).toBe(2);
    expect(await api.store.repositories.categories.list()).toEqual(
      expect.arrayContaining(['Toys', 'Garden']),
    );
  });

  it('that comes back on every try makes the store unavailable for that call only', async () => {
    const work = api.store.transaction(async ({ categories }) => {
      await cutAll();
      await categories.add('Toys');
    });
    await expect(work).rejects.toThrow(StoreUnavailableError);
    await expect(api.store.ping()).resolves.toBeUndefined();
  });
});

/** Two receipts as the first version stored them: 3 kg at 10, then 1.5 kg at 20. */
const FIRST_VERSION = `
insert into suppliers (id, company_name, contact_person, phone, email, address, payment_terms, notes,
  created_at, updated_at, version)
values ('00000000-0000-7000-8000-000000000001', 'One', '', '', '', '', '', '', now(), now(), 1);
insert into products (id, name, sku, description, category, unit_of_measurement, purchase_price, selling_price,
  minimum_stock_level, current_stock, average_cost, supplier_id, image_url, created_at, updated_at, version)
values ('00000000-0000-7000-8000-000000000002', 'Salt', 'SALT', '', 'Tools', 'kg', 5, 7, 0, 4.5, 13.333333,
  '00000000-0000-7000-8000-000000000001', '', now(), now(), 1);
insert into stock_movements (id, product_id, product_name, product_sku, quantity, reason, notes, user_name,
  balance_after, cost_after, created_at)
values
  ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002', 'Salt', 'SALT', 3,
    'Stock Receipt', '', 'x', 3, 10, '2026-11-01'),
  ('00000000-0000-7000-8000-000000000004', '00000000-0000-7000-8000-000000000002', 'Salt', 'SALT', 1.5,
    'Stock Receipt', '', 'x', 4.5, 13.333333, '2026-11-02');
`;

async function openFirstVersion() {
  const db = connectForMigration(await databases.makeEmpty());
  await migrateTo(db, '0001-foundation');
  await sql.raw(FIRST_VERSION).execute(db);
  return db;
}

function migrateTo(db: ReturnType<typeof connectForMigration>, last: string) {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  return new Migrator({ db, provider }).migrateTo(last);
}

describe('migrations', () => {
  it('run once when several processes start together', async () => {
    const target = await databases.makeEmpty();
    const applied = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const db = connectForMigration(target);
        const names = await migrate(db);
        await ensureSearchIndexes(db, SILENT);
        await db.destroy();
        return names;
      }),
    );
    expect(applied.flat()).toEqual(Object.keys(MIGRATIONS));
  });

  it('keep old movements and complete them for later versions', async () => {
    const db = await openFirstVersion();
    await migrate(db);
    const { rows } = await sql<object>`
      select m.quantity, m.unit_of_measurement as unit, m.unit_cost as cost, m.value,
        p.last_movement_at = '2026-11-02' as latest, p.stock_value as stock
      from stock_movements m join products p on p.id = m.product_id order by m.id`.execute(db);
    expect(rows).toEqual([
      { quantity: 3, unit: 'kg', cost: 10, value: 30, latest: true, stock: 59.9999985 },
      { quantity: 1.5, unit: 'kg', cost: 20, value: 30, latest: true, stock: 59.9999985 },
    ]);
    await db.destroy();
  });

  it('name the records of old changes, which nobody can change afterwards', async () => {
    const db = await openFirstVersion();
    await migrateTo(db, '0012-people');
    await sql`insert into changes (id, entity, entity_id, action, user_id, user_name, at, fields)
      select gen_random_uuid(), entity, entity_id, 'updated', gen_random_uuid(), 'Vera', now(), '[]'
      from (select 'product' as entity, id::text as entity_id from products
        union all select 'product', gen_random_uuid()::text
        union all select 'company-settings', 'company-settings') as changed`.execute(db);
    await migrate(db);
    const { rows } = await sql<object>`
      select entity, label from changes order by entity, label`.execute(db);
    const { rows: products } = await sql<{ name: string }>`select name from products`.execute(db);
    expect(rows).toEqual([
      { entity: 'company-settings', label: '' },
      { entity: 'product', label: '' },
      ...products.map(({ name }) => ({ entity: 'product', label: name })),
    ]);
    const rename = sql`update changes set label = 'Other'`.execute(db);
    await expect(rename).rejects.toThrow('is append-only');
    await db.destroy();
  });

  it('make facts of old notifications, and drop those whose record is gone', async () => {
    const db = await openFirstVersion();
    await migrateTo(db, '0015-health-accounts');
    const salt = '00000000-0000-7000-8000-000000000002';
    await sql`
      with somebody as (
        insert into users (id, email, password_hash, role, created_at)
        values (gen_random_uuid(), 'vera@example.com', '', 'owner', now()) returning id
      )
      insert into notifications (id, kind, subject_id, user_id, title, text, link, created_at)
      select gen_random_uuid(), kind, subject, case when subject is null then somebody.id end, title, text, '/', now()
      from somebody, (values
        ('low_stock', ${salt}::uuid, 'Salt is running low', 'SALT: 4,5 kg in stock, the minimum is 5.'),
        ('low_stock', null, 'Stock is running low', '12 products are at or below the minimum stock level.'),
        ('pending_orders', gen_random_uuid(), 'Order ORD-2026-0001 is pending', 'For Vera: 1 item.'),
        ('pending_orders', null, 'No order is waiting', 'New orders appear here.'),
        ('release_withdrawn', gen_random_uuid(), 'Release of Orders withdrawn',
          'Version 1a2b3c4d5e6f. It had errors for 2 of 26 visitors.'),
        ('welcome', null, 'Welcome to Stockroom', 'Bring in your catalogue.')
      ) as old (kind, subject, title, text)`.execute(db);
    await migrate(db);
    const { rows } = await sql<object>`
      select kind, facts from notifications order by kind, facts ->> 'products'`.execute(db);
    const withdrawn = { title: 'Orders', version: '1a2b3c4d5e6f', measure: 'error' };
    expect(rows).toEqual([
      { kind: 'low_stock', facts: { products: 12 } },
      {
        kind: 'low_stock',
        facts: { name: 'Salt', sku: 'SALT', unit: 'kg', stock: 4.5, minimum: 0 },
      },
      { kind: 'pending_orders', facts: { orders: 0 } },
      { kind: 'release_withdrawn', facts: { ...withdrawn, failed: 2, visitors: 26 } },
      { kind: 'welcome', facts: {} },
    ]);
    await db.destroy();
  });

  it('keep SKUs that differ in case only, and refuse new ones', async () => {
    const db = await openFirstVersion();
    const add = (sku: string) =>
      sql`insert into products (id, sku, name, description, category, unit_of_measurement, purchase_price,
          selling_price, minimum_stock_level, current_stock, supplier_id, image_url, created_at, updated_at, version)
        select gen_random_uuid(), ${sku}, name, '', category, unit_of_measurement, purchase_price,
          selling_price, 0, 0, supplier_id, '', now(), now(), 1
        from products limit 1`.execute(db);
    await add('salt');
    await migrate(db);
    await expect(add('Salt')).rejects.toThrow(new DuplicateError('sku'));
    await sql`update products set name = 'Sea salt', version = 2`.execute(db);
    await db.destroy();
  });

  it('refuse a database of a newer version in one line', async () => {
    const db = connectForMigration(await databases.makeEmpty());
    await migrate(db);
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-from-the-future', timestamp: '' })
      .execute();
    await expect(migrate(db)).rejects.toThrow(
      new StartError('The database was made by a newer version of Stockroom than this one.'),
    );
    await db.destroy();
  });

  it('warn and go on where the extension for the search index is missing', async () => {
    const target = await databases.makeEmpty();
    const db = connectForMigration(target);
    await migrate(db);
    const warn = jest.fn();
    // The first statement fails, as it does for a user without the right.
    await db.schema.dropTable('products').cascade().execute();
    await ensureSearchIndexes(db, { ...SILENT, warn });
    expect(warn).toHaveBeenCalledWith(
      expect.anything(),
      expect.stringContaining('search works without an index'),
    );
    await db.destroy();
  });
});

describe('DATABASE_URL', () => {
  it.each(['nonsense', 'mysql://localhost/shop', ''])('refuses %p', (url) => {
    expect(() => checkDatabaseUrl(url)).toThrow(
      'DATABASE_URL: it must look like postgres://user:password@host:5432/database.',
    );
  });

  it('reports a server that is away in one line, without the password', async () => {
    const url = 'postgres://shop:geheim@127.0.0.1:1/stockroom';
    const db = connectForMigration({ connectionString: url });
    await expect(checkServer(db, url)).rejects.toThrow(
      new StartError('DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1.'),
    );
    await db.destroy();
  });
});

test('a closed store leaves the database to others', async () => {
  const store = await databases.makeStore({ size: 10 });
  await store.close();
  expect(await databases.query('select 1 as one')).toEqual([{ one: 1 }]);
  await expect(store.ping()).rejects.toThrow();
});
