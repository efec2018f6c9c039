import { Migrator, sql } from 'kysely';
import { addProduct, addSupplier, receive } from '../../conformance/records';
import { setUpTestApi } from '../../conformance/test-api';
import { newId } from '../../ids';
import { StartError } from '../../start-error';
import { DuplicateError, StoreUnavailableError } from '../store';
import { checkDatabaseUrl, checkServer } from './check-server';
import { connectForMigration } from './connection';
import { migrate, MIGRATIONS } from './migrate';
import { productsFound } from './search/products-found';
import { ensureSearchIndexes } from './search/search-index';
import { SILENT, setUpTestDatabases } from './test-databases';

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
});

describe('the stock levels', () => {
  const api = setUpTestApi(() => databases.makeStore());
  const levels = () =>
    databases.query(
      `select name, category, current_stock::float8 as stock, is_low as "isLow" from stock_levels`,
    );

  it('follow the live products', async () => {
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

test('a search among many finds by its index, in any alphabet', async () => {
  const store = await databases.makeStore();
  await databases.query(`
    insert into suppliers (id, company_name, contact_person, phone, email, address, payment_terms,
      notes, created_at, updated_at, version)
    values (gen_random_uuid(), 'One', '', '', '', '', '', '', now(), now(), 1);
    insert into products (id, name, sku, description, category, unit_of_measurement, purchase_price,
      selling_price, minimum_stock_level, current_stock, supplier_id, image_url, created_at,
      updated_at, version)
    select gen_random_uuid(), 'Лампа ' || md5(number::text), 'SKU-' || number, '', 'Tools', 'pieces',
      0, 0, 0, 0, suppliers.id, '', now(), now(), 1
    from generate_series(1, 3000) as number, suppliers;
    analyze products`);
  const db = connectForMigration(databases.target());
  const expectIndex = async (search: string, index: string) => {
    const { found } = productsFound({ filter: { search }, sort: 'name' });
    const { rows } = await sql`explain (format json) ${found()}`.execute(db);
    expect(JSON.stringify(rows)).toContain(`"Index Name":"${index}"`);
  };
  await expectIndex('SKU-4711', 'products_search');
  await expectIndex('ЛАМПА 0a1b2c', 'products_search');
  await expectIndex('Яя', 'products_pairs');
  await db.destroy();
  await store.close();
});

describe('a lost connection', () => {
  const api = setUpTestApi(() => databases.makeStore({ size: 10 }));
  const cutAll = () =>
    databases.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);

  it('between two uses goes unnoticed', async () => {
    await cutAll();
    expect((await api.call('GET', 'categories')).status).toBe(200);
  });

  it('in the middle of a transaction runs it again', async () => {
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

  it('that happens every time is reported as unavailable, and the store works on', async () => {
    const work = api.store.transaction(async ({ categories }) => {
      await cutAll();
      await categories.add('Toys');
    });
    await expect(work).rejects.toThrow(StoreUnavailableError);
    await expect(api.store.ping()).resolves.toBeUndefined();
  });
});

/** Two receipts as they were kept at first: 3 kg at 10, then 1.5 kg at 20. */
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

describe('migrations', () => {
  it('are applied once, however many processes start together', async () => {
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

  it('keep the movements there were, with what later versions know of them', async () => {
    const db = connectForMigration(await databases.makeEmpty());
    const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
    await new Migrator({ db, provider }).migrateTo('0001-foundation');
    await sql.raw(FIRST_VERSION).execute(db);
    await migrate(db);
    const { rows } = await sql<object>`
      select m.quantity, m.unit_of_measurement as unit, m.unit_cost as cost, m.value,
        p.last_movement_at = '2026-11-02' as latest
      from stock_movements m join products p on p.id = m.product_id order by m.id`.execute(db);
    expect(rows).toEqual([
      { quantity: 3, unit: 'kg', cost: 10, value: 30, latest: true },
      { quantity: 1.5, unit: 'kg', cost: 20, value: 30, latest: true },
    ]);
    await db.destroy();
  });

  it('let SKUs be that differ in case only, and no more of them', async () => {
    const db = connectForMigration(await databases.makeEmpty());
    const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
    await new Migrator({ db, provider }).migrateTo('0001-foundation');
    await sql.raw(FIRST_VERSION).execute(db);
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

  it('do without the index of the search where its extension is not to be had', async () => {
    const target = await databases.makeEmpty();
    const db = connectForMigration(target);
    await migrate(db);
    const warn = jest.fn();
    // The first statement of the step fails, as it does for a user without the right.
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
  it.each(['nonsense', 'mysql://localhost/shop', ''])('%p is refused', (url) => {
    expect(() => checkDatabaseUrl(url)).toThrow(
      'DATABASE_URL: it must look like postgres://user:password@host:5432/database.',
    );
  });

  it('of a server that is not there is told in one line, without the password', async () => {
    const url = 'postgres://shop:geheim@127.0.0.1:1/stockroom';
    const db = connectForMigration({ connectionString: url });
    const check = checkServer(db, url);
    await expect(check).rejects.toThrow(
      new StartError('DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1.'),
    );
    await db.destroy();
  });
});

test('closing a store leaves the database to others', async () => {
  const store = await databases.makeStore({ size: 10 });
  await store.close();
  expect(await databases.query('select 1 as one')).toEqual([{ one: 1 }]);
  await expect(store.ping()).rejects.toThrow();
});
