import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { systemClock } from '../dependencies';
import { inMemoryPasswords } from '../auth/in-memory-passwords';
import { newId } from '../records';
import { checkInvariants } from '../../tools/load/invariants';
import { seedDemoData } from '../sample-data/demo-data';
import { connectForMigration, type ConnectionTarget } from '../store/postgres/connection';
import { migrateWithin, MIGRATIONS } from '../store/postgres/migrate';
import { setUpTestDatabases } from '../../test/test-databases';
import { backUp } from './back-up';
import { BACKED_UP, LEFT_OUT, REMOVE_ALL } from './backup-tables';
import { restore } from './restore';

const databases = setUpTestDatabases();
const onProgress = () => undefined;
const SITE = '{"brand":"Lager"}';
const STRANGE = 'a\ttab, a \\N, a line\n\\.\nand «ёлочки» 🌲 \r end \\';

/** Filling the shop takes seconds: once for all tests. */
let shopFolder: string;
beforeAll(async () => {
  await fillShop();
  shopFolder = mkdtempSync(join(tmpdir(), 'stockroom-backup-test-'));
  await backUp(databases.target(), { file: join(shopFolder, 'shop'), site: SITE, onProgress });
});
afterAll(() => rmSync(shopFolder, { recursive: true }));

let folder: string;
/** A backup of the shop, for the test to do with as it likes. */
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stockroom-backup-test-'));
  file = join(folder, 'shop');
  copyFileSync(join(shopFolder, 'shop'), file);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The demo shop, with texts and bytes that a format could stumble over. */
async function fillShop(): Promise<void> {
  // With connections of its own, which end with it: a restore refuses while anybody is connected.
  const store = await databases.makeStore({ size: 2 });
  const passwords = inMemoryPasswords;
  await seedDemoData({ store, clock: systemClock, passwords });
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 256);
  await store.repositories.images.insert(
    { hash: 'f'.repeat(64), type: 'image/png', bytes },
    '2026-11-21T08:00:00.000Z',
  );
  const verification = { userId: newId(), userName: STRANGE, at: '2026-11-21T08:00:00.000Z' };
  await store.transaction(async ({ stockMovements }) => {
    const filter = { toVerify: 'true' } as const;
    const request = { filter, sort: '-createdAt', position: null, limit: 1 } as const;
    const [correction] = (await stockMovements.list(request)).records;
    await stockMovements.verify([correction?._id ?? ''], verification);
  });
  await store.close();
  const quotedText = STRANGE.replaceAll("'", "''");
  await databases.query(`update suppliers set notes = '${quotedText}', address = '\\.'`);
}

async function ask<Row extends object>(target: ConnectionTarget, sql: string): Promise<Row[]> {
  const client = new Client(target);
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
}

const rowsOf = (target: ConnectionTarget, table: string) =>
  ask(target, `select ${table}::text as row from ${table} order by 1`);

const restoreInto = (target: ConnectionTarget, mayReplace = false) =>
  restore(target, { file, mayReplace, onProgress });

test('backs up every table, or leaves it out on purpose', async () => {
  const tables = await databases.query(
    `select relname::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not like 'kysely%'`,
  );
  expect(tables.map(({ relname }) => relname).sort()).toEqual([...BACKED_UP, ...LEFT_OUT].sort());
});

test('clears everything that the migrations make before a restore', async () => {
  const target = await databases.makeEmpty();
  const db = connectForMigration(target);
  await migrateWithin(db);
  await db.destroy();
  await ask(target, REMOVE_ALL);
  const left = await ask(
    target,
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
     union all select proname::text from pg_proc where pronamespace = 'public'::regnamespace
     union all select collname::text from pg_collation where collnamespace = 'public'::regnamespace`,
  );
  expect(left).toEqual([]);
});

test('restores the same rows, with summaries that agree', async () => {
  const source = databases.target();
  const copy = await databases.makeEmpty();
  expect((await restoreInto(copy)).site).toBe(SITE);
  expect((await rowsOf(copy, 'products')).length).toBeGreaterThan(50);
  for (const table of [...BACKED_UP, 'stock_levels'])
    expect([table, await rowsOf(copy, table)]).toEqual([table, await rowsOf(source, table)]);
  const client = new Client(copy);
  await client.connect();
  await checkInvariants(client).finally(() => client.end());
  await ask(copy, `insert into categories (name) values ('New')`);
});

test('restores a backup of an older version and migrates it', async () => {
  const source = await databases.makeEmpty();
  const db = connectForMigration(source);
  await migrateWithin(db, '0002-orders');
  await db.destroy();
  await ask(
    source,
    `insert into users values (gen_random_uuid(), 'old@example.com', 'hash', now())`,
  );
  file += '-old';
  await backUp(source, { file, site: null, onProgress });
  const copy = await databases.makeEmpty();
  await restoreInto(copy);
  const columns = 'id, email, password_hash, created_at';
  const users = (target: ConnectionTarget) => ask(target, `select ${columns} from users`);
  expect(await users(copy)).toEqual(await users(source));
  expect(await ask(copy, 'select role from users')).toEqual([{ role: 'owner' }]);
  expect(await ask(copy, 'select name from kysely_migration order by name')).toEqual(
    Object.keys(MIGRATIONS).map((name) => ({ name })),
  );
});

describe('nothing changes when', () => {
  let target: ConnectionTarget;
  let before: unknown;
  const state = () => Promise.all(BACKED_UP.map((table) => rowsOf(target, table)));
  beforeAll(async () => {
    target = databases.target();
    await databases.query(`update suppliers set notes = 'newer'`);
    before = await state();
  });
  afterEach(async () => expect(await state()).toEqual(before));

  it('the database has data and nobody passed --yes', async () => {
    await expect(restoreInto(target)).rejects.toThrow(
      /This database holds users \(\d+\), suppliers \(\d+\), products \(\d+\), orders \(\d+\)\. Add --yes/,
    );
  });

  it('somebody is connected', async () => {
    const other = new Client({ ...target, application_name: 'stockroom' });
    await other.connect();
    await expect(restoreInto(target, true)).rejects.toThrow(/Stockroom is running/);
    await other.end();
  });

  it('one byte of the file is another, wherever', async () => {
    const whole = readFileSync(file);
    for (let step = 0; step < 60; step += 1) {
      const damaged = Buffer.from(whole);
      const at = Math.floor((whole.length * step) / 60);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      writeFileSync(file, damaged);
      await expect(restoreInto(target, true)).rejects.toThrow(/damaged|not a backup|newer/);
    }
  });

  it.each([0, 10, 84, 1000, -1])('the file ends after %d bytes', async (length) => {
    writeFileSync(file, readFileSync(file).subarray(0, length));
    await expect(restoreInto(target, true)).rejects.toThrow(/damaged|not a backup/);
  });

  it('the file is something else, or is not there', async () => {
    writeFileSync(file, 'PGDMP, say');
    await expect(restoreInto(target, true)).rejects.toThrow(/is not a backup of Stockroom/);
    rmSync(file);
    await expect(restoreInto(target, true)).rejects.toThrow(/There is no file/);
  });

  it('the file is from a newer version', async () => {
    await databases.query(`insert into kysely_migration values ('9999-future', '9999')`);
    file += '-newer';
    await backUp(target, { file, site: null, onProgress });
    await databases.query(`delete from kysely_migration where name = '9999-future'`);
    await expect(restoreInto(target, true)).rejects.toThrow(/newer version of Stockroom/);
  });
});

test('replaces existing data when allowed', async () => {
  const copy = await databases.makeEmpty();
  await restoreInto(copy);
  const before = await rowsOf(copy, 'suppliers');
  await ask(copy, `update suppliers set notes = 'newer'`);
  await restoreInto(copy, true);
  expect(await rowsOf(copy, 'suppliers')).toEqual(before);
});

describe('a backup', () => {
  it('never overwrites a file, and leaves nothing behind when it fails', async () => {
    const target = await databases.makeEmpty();
    await expect(backUp(target, { file, site: null, onProgress })).rejects.toThrow(/exists/);
    rmSync(file);
    await expect(backUp(target, { file, site: null, onProgress })).rejects.toThrow(/nothing to/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('holds no key and no session with which to enter', async () => {
    await databases.query(`insert into secrets values ('test', 'the key of all tokens')`);
    file += '-secret';
    await backUp(databases.target(), { file, site: null, onProgress });
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes.subarray(bytes.indexOf('\n') + 1, -65)).toString();
    expect(text).toContain('"table":"users"');
    expect(text).not.toContain('the key of all tokens');
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
