import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescription } from '@stockroom/contract';
import { sql } from 'kysely';
import { fakeRemote, fakeShell, SILENT, temporaryFolder } from '../testing/fake-builds';
import { setUpTestReleases, TESTER, type TestReleases } from '../testing/test-releases';
import { adoptFolder } from './adopt-folder';
import { disable, enable, prune, register, remove, rollBack } from './change-releases';
import { listReleases } from './list-releases';
import type { LiveReleases } from './live-releases';
import { publishCheckout } from './publish-checkout';

const [ONE, TWO, THREE, FOUR] = [
  '111111111111',
  '222222222222',
  '333333333333',
  '444444444444',
] as const;
const products = (version: string) => fakeRemote('mf-products', version);
const makeReleases = setUpTestReleases();

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

const liveVersion = (live: LiveReleases) => live.current().remotes[0]?.build?.version ?? null;

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

  test('takes an older build again, without a second entry in the list', async () => {
    const { db, publish, liveVersions } = await start();
    for (const version of [ONE, TWO, ONE]) await publish(products(version));
    expect(await liveVersions()).toEqual([ONE, ONE]);
    expect(await rollBack(db, 'mf-products', undefined, TESTER)).toBe(TWO);
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
    expect(await rollBack(db, 'mf-products', undefined, TESTER)).toBe(other);
  });
});

describe('a switch', () => {
  test('makes the version before live again, or a named one', async () => {
    const { db, publish, liveVersions } = await start();
    for (const version of [ONE, TWO, THREE]) await publish(products(version));
    const back = (version?: string) => rollBack(db, 'mf-products', version, TESTER);
    expect(await back()).toBe(TWO);
    expect(await liveVersions()).toEqual([TWO, TWO]);
    expect(await back()).toBe(ONE);
    expect(await back(THREE)).toBe(THREE);
    expect(await liveVersions()).toEqual([THREE, THREE]);
  });

  test('disables a remote, which keeps menu and files, and enables it again', async () => {
    const { db, publish, processes, liveVersions } = await start();
    for (const version of [ONE, TWO]) await publish(products(version));
    expect(await disable(db, 'mf-products', TESTER)).toBe(TWO);
    expect(await liveVersions()).toEqual([null, null]);
    const [process] = processes;
    expect(process.current().remotes).toMatchObject([{ whyNot: 'disabled', menu: [{}] }]);
    expect(await process.remoteFile('mf-products', TWO, 'remoteEntry.js')).toBeDefined();
    expect(await enable(db, 'mf-products', TESTER)).toBe(TWO);
    expect(await liveVersions()).toEqual([TWO, TWO]);
  });

  test('brings a disabled remote back by a rollback or a new version', async () => {
    const { db, publish, liveVersions } = await start();
    for (const version of [ONE, TWO]) await publish(products(version));
    await disable(db, 'mf-products', TESTER);
    expect(await rollBack(db, 'mf-products', undefined, TESTER)).toBe(ONE);
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
    await register(db, descriptionOf('mf-products', '/products'));
    await publish(fakeRemote('mf-goods', ONE, { basePaths: ['/products'], menu: [] }));
    await remove(db, 'mf-goods', TESTER);
    await publish(products(TWO));
    expect(await liveVersions()).toEqual([TWO, TWO]);
    expect(await rollBack(db, 'mf-products', undefined, TESTER)).toBe(ONE);
  });
});

describe('a start', () => {
  /** A checkout with these builds. */
  function checkoutOf(builds: Record<string, string>): string {
    const checkout = temporaryFolder();
    for (const [name, dist] of Object.entries(builds)) {
      cpSync(dist, join(checkout, name, 'dist'), { recursive: true });
      if (name === 'shell') continue;
      const path = `/${name.slice('mf-'.length)}`;
      writeFileSync(join(checkout, name, 'remote.json'), JSON.stringify(descriptionOf(name, path)));
    }
    return checkout;
  }
  const startFrom = (db: TestReleases['db'], builds: Record<string, string>, contract = '1.2.0') =>
    publishCheckout(db, checkoutOf(builds), contract);

  test('publishes everything into an empty installation, and later what is new', async () => {
    const { db, openProcess } = await makeReleases();
    const shell = fakeShell();
    expect(await startFrom(db, { shell, 'mf-products': products(ONE) })).toEqual([
      'Published shell aaaaaaaaaaaa',
      `Published mf-products ${ONE}`,
    ]);
    const live = await openProcess();
    expect(await startFrom(db, { shell, 'mf-products': products(ONE) })).toEqual([]);
    expect(await startFrom(db, { shell, 'mf-products': products(TWO) })).toEqual([
      `Published mf-products ${TWO}`,
    ]);
    await live.refresh();
    expect(liveVersion(live)).toBe(TWO);
  });

  test.each<[string, (releases: TestReleases) => Promise<unknown>, string]>([
    ['a team has published', ({ publish }) => publish(products(THREE)), 'tester published 3333'],
    [
      'was rolled back',
      ({ db }) => rollBack(db, 'mf-products', ONE, TESTER),
      `${ONE} has replaced the build`,
    ],
    ['was disabled', ({ db }) => disable(db, 'mf-products', TESTER), 'it was disabled'],
    ['was removed', ({ db }) => remove(db, 'mf-products', TESTER), 'it was removed'],
    [
      'another checkout has replaced',
      ({ db }) => startFrom(db, { 'mf-products': products(FOUR) }),
      `${FOUR} has replaced the build`,
    ],
  ])('leaves what %s', async (_what, change, why) => {
    const releases = await makeReleases();
    const { db, openProcess } = releases;
    const shell = fakeShell();
    await startFrom(db, { shell, 'mf-products': products(ONE) });
    await startFrom(db, { shell, 'mf-products': products(TWO) });
    await change(releases);
    const live = await openProcess();
    const before = live.current().remotes;
    expect(await startFrom(db, { shell, 'mf-products': products(TWO) })).toEqual([
      expect.stringContaining(`Left mf-products as it is: ${why}`),
    ]);
    await live.refresh();
    expect(live.current().remotes).toEqual(before);
  });

  test('leaves a release of a newer commit', async () => {
    const { db } = await makeReleases();
    const built = (version: string, at: string) =>
      fakeRemote('mf-products', version, { commit: { id: 'abcdef0', at } });
    const shell = fakeShell();
    await startFrom(db, { shell, 'mf-products': built(ONE, '2026-11-20T10:00:00.000Z') });
    expect(
      await startFrom(db, { shell, 'mf-products': built(TWO, '2026-11-19T10:00:00.000Z') }),
    ).toEqual([expect.stringContaining(`${ONE} is of a newer commit`)]);
  });

  test('goes on with the live shell when its own does not fit a remote of another team', async () => {
    const { db, publish, openProcess } = await makeReleases();
    await startFrom(db, { shell: fakeShell() });
    await publish(products(ONE));
    const shell = fakeShell(TWO, 'main()', {
      shared: { react: { version: '20.0.0', names: ['useMemo', 'useState'] } },
    });
    expect(await startFrom(db, { shell })).toEqual([
      expect.stringContaining('Not published: mf-products'),
    ]);
    expect((await openProcess()).current().shell?.build.version).toBe('aaaaaaaaaaaa');
  });

  test('names the live remotes that its contract does not answer, and the operator can disable them', async () => {
    const { db, publish } = await makeReleases();
    await startFrom(db, { shell: fakeShell() });
    await publish(products(ONE));
    expect(await startFrom(db, {}, '1.3.0')).toEqual([]);
    expect(await startFrom(db, {}, '2.0.0')).toEqual([
      expect.stringContaining(
        `mf-products ${ONE} was built for contract 1.0.0, the server has 2.0.0 and answers it no longer`,
      ),
    ]);
    await disable(db, 'mf-products', TESTER);
    await expect(enable(db, 'mf-products', TESTER)).rejects.toThrow('answers it no longer');
  });

  test('takes over the folder of an earlier version once', async () => {
    const { db, openProcess } = await makeReleases();
    const dataDir = temporaryFolder();
    const folder = join(dataDir, 'deployments');
    cpSync(fakeShell(), join(folder, 'shell/aaaaaaaaaaaa'), { recursive: true });
    cpSync(products(ONE), join(folder, 'mf-products', ONE), { recursive: true });
    cpSync(products(TWO), join(folder, 'mf-products', TWO), { recursive: true });
    mkdirSync(join(folder, 'mf-products', THREE));
    const listed = descriptionOf('mf-products', '/products');
    const registry = {
      shell: { live: 'aaaaaaaaaaaa', history: [{ version: 'aaaaaaaaaaaa' }] },
      remotes: {
        'mf-products': {
          live: TWO,
          history: [ONE, TWO, THREE].map((version) => ({ version })),
          description: listed,
        },
      },
    };
    writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
    expect(await adoptFolder(db, dataDir)).toEqual([
      expect.stringContaining('Took over the releases of'),
      expect.stringContaining('holds no build'),
    ]);
    expect(liveVersion(await openProcess())).toBe(TWO);
    expect(await adoptFolder(db, dataDir)).toEqual([]);
    expect(await rollBack(db, 'mf-products', undefined, TESTER)).toBe(ONE);
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
    await publish(fakeShell(), fakeRemote('mf-orders', ONE), products(ONE));
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
    await sql`alter table release_states rename to hidden`.execute(db);
    await db.insertInto('release_history').values(ENTRY).execute();
    for (let tries = 0; tries < 3; tries += 1) await live.refresh();
    expect(liveVersion(live)).toBe(ONE);
    expect(log.error).toHaveBeenCalledTimes(1);
    await sql`alter table hidden rename to release_states`.execute(db);
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

describe('pruning', () => {
  const soon = () => new Date(Date.now() + 60_000);
  const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1000);

  async function startWithFour() {
    const releases = await makeReleases();
    await releases.publish(fakeShell());
    for (const version of [ONE, TWO, THREE, FOUR]) await releases.publish(products(version));
    const live = await releases.openProcess();
    const versions = async () => {
      const rows = releases.db.selectFrom('releases').select('version').orderBy('version');
      return (await rows.where('name', '=', 'mf-products').execute()).map((row) => row.version);
    };
    return { ...releases, live, versions };
  }

  test('deletes all but the newest versions, and the files that only they had', async () => {
    const { db, live, versions } = await startWithFour();
    const count = async () =>
      (await db.selectFrom('release_files').select('hash').execute()).length;
    const before = await count();
    expect(await live.remoteFile('mf-products', ONE, 'remoteEntry.js')).toBeDefined();
    expect(await prune(db, { keep: 2, before: soon() })).toEqual([
      `mf-products ${ONE}`,
      `mf-products ${TWO}`,
    ]);
    expect(await versions()).toEqual([THREE, FOUR]);
    expect(await count()).toBe(before - 4);
    await until(async () => !(await live.remoteFile('mf-products', ONE, 'remoteEntry.js')));
    expect(await live.remoteFile('mf-products', FOUR, 'js/list.js')).toBeDefined();
    expect(await rollBack(db, 'mf-products', undefined, TESTER)).toBe(THREE);
    await expect(rollBack(db, 'mf-products', undefined, TESTER)).rejects.toThrow('no earlier');
  });

  test('keeps live and disabled versions, however old', async () => {
    const { db, versions } = await startWithFour();
    await rollBack(db, 'mf-products', ONE, TESTER);
    await prune(db, { keep: 1, before: soon() });
    expect(await versions()).toEqual([ONE]);
    await disable(db, 'mf-products', TESTER);
    await prune(db, { keep: 1, before: soon() });
    expect(await versions()).toEqual([ONE]);
  });

  test('keeps versions that were live lately, because an open page may need them', async () => {
    const { db, versions } = await startWithFour();
    expect(await prune(db, { keep: 1, before: yesterday() })).toEqual([]);
    expect(await versions()).toEqual([ONE, TWO, THREE, FOUR]);
  });

  test('deletes everything of a removed remote, once no open page can need it', async () => {
    const { db, versions } = await startWithFour();
    await remove(db, 'mf-products', TESTER);
    expect(await prune(db, { keep: 9, before: yesterday() })).toEqual([]);
    expect(await prune(db, { keep: 9, before: soon() })).toHaveLength(4);
    expect(await versions()).toEqual([]);
  });
});

test('lists all versions with state, time, size and publisher', async () => {
  const { db, publish } = await makeReleases();
  await publish(fakeShell());
  for (const version of [ONE, TWO]) await publish(products(version));
  await rollBack(db, 'mf-products', undefined, TESTER);
  await publish(fakeRemote('mf-orders', FOUR));
  await disable(db, 'mf-orders', TESTER);
  await register(db, descriptionOf('mf-late', '/late'));
  await publish(fakeRemote('mf-returns', THREE));
  await remove(db, 'mf-returns', TESTER);
  const lines = await listReleases(db);
  expect(lines.map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/, 'TIME'))).toEqual([
    'shell',
    '  * aaaaaaaaaaaa  TIME      1 KB  by tester  live',
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

function descriptionOf(name: string, path: string): RemoteDescription {
  const menu = [{ label: name, path, icon: 'package', order: 1 }];
  return { name, title: name, basePaths: [path], menu, pages: [] };
}

/** Waits for a notification of the database; the time limit of the test ends it. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise(setImmediate);
}
