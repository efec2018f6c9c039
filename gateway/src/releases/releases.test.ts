import { inEnglish } from '@stockroom/contract';
import { sql } from 'kysely';
import { descriptionOf, fakeRemote, fakeShell, SILENT } from '../testing/fake-builds';
import { FOUR, ONE, orders, products, THREE, TWO } from '../testing/fake-remotes';
import { liveVersion, setUpTestReleases, TESTER, until } from '../testing/test-releases';
import { disable, enable, register, remove, rollBack } from './change-releases';
import { listReleases } from './list-releases';
import { readReleases } from './release-store';
import type { ReleaseDatabase } from './release-tables';
import { readHistory } from './state-store';

const makeReleases = setUpTestReleases();

/** @returns what it says */
const back = async (db: ReleaseDatabase, version?: string) =>
  inEnglish(await rollBack(db, 'mf-products', version, TESTER));

/** Two processes on one database, with a live shell. */
async function start() {
  const releases = await makeReleases();
  await releases.publish(fakeShell());
  const processes = [await releases.openProcess(), await releases.openProcess()] as const;
  const liveVersions = async () => {
    for (const process of processes) await process.refresh();
    return processes.map(liveVersion);
  };
  return { ...releases, processes, liveVersions };
}

describe('publishing', () => {
  test('makes a version live in every process, and keeps serving the files of the old one', async () => {
    const { publish, processes, liveVersions } = await start();
    await publish(products(ONE));
    expect(await liveVersions()).toEqual([ONE, ONE]);
    await publish(products(TWO));
    expect(await liveVersions()).toEqual([TWO, TWO]);
    for (const process of processes)
      expect(await process.remoteFile('mf-products', ONE, 'remoteEntry.js')).toBeDefined();
  });

  test('notifies other processes', async () => {
    const { publish, processes } = await start();
    const [process] = processes;
    await publish(products(ONE));
    await until(() => liveVersion(process) === ONE);
  });

  test('of a remote that is only registered reaches every process too', async () => {
    const { db, processes } = await start();
    const [process] = processes;
    await register(db, descriptionOf('mf-late', '/late'), TESTER);
    await process.refresh();
    expect(process.current().remotes).toMatchObject([{ name: 'mf-late', build: null }]);
  });

  test('takes an older build again, without a second entry in the list', async () => {
    const { db, publish, liveVersions } = await start();
    for (const version of [ONE, TWO, ONE]) await publish(products(version));
    expect(await liveVersions()).toEqual([ONE, ONE]);
    expect(await back(db)).toBe(`mf-products ${TWO} is live again`);
  });

  test('of what is live already changes and records nothing, but repairs lost files', async () => {
    const { db, publish, publishAs } = await start();
    await publish(products(ONE));
    const [published] = await readReleases(db, 'mf-products');
    const entries = async () => (await readHistory(db, 10)).length;
    const before = await entries();
    const again = { actor: 'other', note: 'Again' };
    expect(await publishAs(again, products(ONE))).toEqual([`mf-products ${ONE}`]);
    expect(await readReleases(db, 'mf-products')).toEqual([published]);
    expect(await entries()).toBe(before);
    await db.deleteFrom('release_files').execute();
    await publishAs(again, products(ONE));
    expect(await entries()).toBe(before + 1);
    expect(await readReleases(db, 'mf-products')).toMatchObject([{ publisher: 'tester' }]);
  });

  test('shares files between releases', async () => {
    const { db, publish } = await start();
    await publish(products(ONE));
    const count = async () => (await db.selectFrom('release_files').selectAll().execute()).length;
    const before = await count();
    await publish(products(TWO));
    // The entry names the version; it comes with its compressed copy.
    expect(await count()).toBe(before + 2);
  });

  test('keeps the files of the last shells for pages that are open', async () => {
    const { publish, processes } = await start();
    await publish(fakeShell(TWO, 'newer()'));
    const [process] = processes;
    await process.refresh();
    const main = (await process.shellFile('js/main.1a2b.js'))?.bytes;
    expect(new TextDecoder().decode(main)).toBe('newer()');
    expect(await process.shellFile('js/chunk.aaaaaaaaaaaa.js')).toBeDefined();
    expect(await process.shellFile(`js/chunk.${TWO}.js`)).toBeDefined();
  });

  test('of two versions at once makes one live after the other', async () => {
    const { publish, liveVersions, db } = await start();
    await Promise.all([publish(products(ONE)), publish(products(TWO))]);
    const [live] = await liveVersions();
    const other = live === ONE ? TWO : ONE;
    expect(await back(db)).toBe(`mf-products ${other} is live again`);
  });
});

describe('a switch', () => {
  test('makes the version before live again, or a named one', async () => {
    const { db, publish, liveVersions } = await start();
    for (const version of [ONE, TWO, THREE]) await publish(products(version));
    expect(await back(db)).toBe(`mf-products ${TWO} is live again`);
    expect(await liveVersions()).toEqual([TWO, TWO]);
    expect(await back(db)).toBe(`mf-products ${ONE} is live again`);
    expect(await back(db, THREE)).toBe(`mf-products ${THREE} is live again`);
    expect(await liveVersions()).toEqual([THREE, THREE]);
  });

  test('disables a remote, which keeps menu and files, and enables it again', async () => {
    const { db, publish, processes, liveVersions } = await start();
    for (const version of [ONE, TWO]) await publish(products(version));
    expect(inEnglish(await disable(db, 'mf-products', TESTER))).toBe(
      `mf-products ${TWO} is disabled; its menu entry stays`,
    );
    expect(await liveVersions()).toEqual([null, null]);
    const [process] = processes;
    expect(process.current().remotes).toMatchObject([{ whyNot: 'disabled', menu: [{}] }]);
    expect(await process.remoteFile('mf-products', TWO, 'remoteEntry.js')).toBeDefined();
    expect(inEnglish(await enable(db, 'mf-products', TESTER))).toBe(
      `mf-products ${TWO} is live again`,
    );
    expect(await liveVersions()).toEqual([TWO, TWO]);
  });

  test('brings a disabled remote back by a rollback or a new version', async () => {
    const { db, publish, liveVersions } = await start();
    for (const version of [ONE, TWO]) await publish(products(version));
    await disable(db, 'mf-products', TESTER);
    expect(await back(db)).toBe(`mf-products ${ONE} is live again`);
    await disable(db, 'mf-products', TESTER);
    await publish(products(THREE));
    expect(await liveVersions()).toEqual([THREE, THREE]);
    await expect(enable(db, 'mf-products', TESTER)).rejects.toThrow(`not disabled: ${THREE}`);
  });

  test('removes a remote with its menu and paths, and only publishing brings it back', async () => {
    const { db, publish, processes, liveVersions } = await start();
    for (const version of [ONE, TWO]) await publish(products(version));
    await remove(db, 'mf-products', TESTER);
    const [process] = processes;
    await process.refresh();
    expect(process.current().remotes).toEqual([]);
    expect(await process.remoteFile('mf-products', TWO, 'remoteEntry.js')).toBeDefined();
    await register(db, descriptionOf('mf-products', '/products'), TESTER);
    await publish(fakeRemote('mf-goods', ONE, { basePaths: ['/products'], menu: [] }));
    await remove(db, 'mf-goods', TESTER);
    await publish(products(TWO));
    expect(await liveVersions()).toEqual([TWO, TWO]);
    expect(await back(db)).toBe(`mf-products ${ONE} is live again`);
  });
});

describe('a release that cannot be served', () => {
  const HASH = sql`hash in (select file.value from releases, json_each_text(build -> 'checksums') as file
    where name = 'mf-products' and file.key = 'js/list.js')`;

  test.each([
    ['lost', sql`delete from release_files where ${HASH}`],
    ['changed', sql`update release_files set bytes = 'evil()' where ${HASH}`],
  ])('with a %s file is unavailable alone, until it is published again', async (_what, damage) => {
    const { db, publish, openProcess } = await makeReleases();
    await publish(fakeShell(), orders(ONE), products(ONE));
    // The compressed list is a file of both.
    await publish(fakeRemote('mf-orders', TWO, { pages: [] }));
    await damage.execute(db);
    const log = { ...SILENT, error: jest.fn() };
    const live = await openProcess(log);
    const stateOf = (name: string) => live.current().remotes.find((one) => one.name === name);
    expect(stateOf('mf-products')).toMatchObject({ build: null, whyNot: 'unavailable' });
    expect(await live.remoteFile('mf-products', ONE, 'js/list.js')).toBeUndefined();
    expect(log.error).toHaveBeenCalled();
    await publish(products(ONE));
    await live.refresh();
    expect(stateOf('mf-products')?.build?.version).toBe(ONE);
  });

  test('keeps the last state while the database cannot be read', async () => {
    const { db, publish, openProcess } = await makeReleases();
    await publish(fakeShell(), products(ONE));
    const log = { ...SILENT, error: jest.fn() };
    const live = await openProcess(log);
    await sql`alter table releases rename to hidden`.execute(db);
    await db.insertInto('release_history').values(ENTRY).execute();
    for (let tries = 0; tries < 3; tries += 1) await live.refresh();
    expect(liveVersion(live)).toBe(ONE);
    // Nobody has asked for it before.
    expect(await live.remoteFile('mf-products', ONE, 'js/list.js')).toBeDefined();
    expect(log.error).toHaveBeenCalledTimes(1);
    await sql`alter table hidden rename to releases`.execute(db);
    await publish(products(TWO));
    await live.refresh();
    expect(liveVersion(live)).toBe(TWO);
  });
});

const ENTRY = {
  name: 'mf-products',
  version: ONE,
  action: 'published' as const,
  actor: 'tester',
  note: '',
  at: '2026-11-20T10:00:00.000Z',
};

test('lists all versions with state, time, size and publisher', async () => {
  const { db, publish } = await makeReleases();
  await publish(fakeShell());
  for (const version of [ONE, TWO]) await publish(products(version));
  await back(db);
  await publish(orders(FOUR));
  await disable(db, 'mf-orders', TESTER);
  await register(db, descriptionOf('mf-late', '/late'), TESTER);
  await publish(fakeRemote('mf-returns', THREE));
  await remove(db, 'mf-returns', TESTER);
  const lines = await listReleases(db);
  expect(lines.map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/, 'TIME'))).toEqual([
    'shell',
    '  * aaaaaaaaaaaa  TIME      2 KB  by tester  live',
    'mf-late  (not deployed)',
    'mf-orders  (disabled)',
    `    ${FOUR}  TIME      1 KB  by tester  disabled`,
    'mf-products',
    `  * ${ONE}  TIME      1 KB  by tester  live`,
    `    ${TWO}  TIME      1 KB  by tester`,
    'mf-returns  (removed)',
    `    ${THREE}  TIME      1 KB  by tester`,
  ]);
});
