import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish } from '@stockroom/contract';
import { fakeRemote, fakeShell, SHARED, temporaryFolder } from '../testing/fake-builds';
import { ONE, ORDERS, orders, THREE, TWO } from '../testing/fake-remotes';
import { setUpTestReleases, TESTER } from '../testing/test-releases';
import { disable, enable, remove, rollBack } from './change-releases';
import { prune } from './prune-releases';
import { abort, promote, setShare } from './change-rollout';
import { listReleases } from './list-releases';
import type { Live } from './live';
import { publishCheckout } from './publish-checkout';
import { getsCandidate, VISITOR_NUMBERS } from './rollout';

const REACT_20 = { ...SHARED, react: { version: '20.0.0', names: ['useMemo', 'useState'] } };

const makeReleases = setUpTestReleases();

/** A product with a shell and a remote. */
async function start() {
  const releases = await makeReleases();
  await releases.publish(fakeShell(), orders(ONE));
  const { db } = releases;
  const process = await releases.openProcess();
  const rollOut = (share: number, ...dists: string[]) =>
    releases.publishAs({ ...TESTER, share }, ...dists);
  /** The versions that 10,000 visitors get now, by their number. */
  const versionsOfAll = async (name = ORDERS) => {
    await process.refresh();
    return Array.from({ length: VISITOR_NUMBERS }, (_, number) =>
      versionIn(process.current({ number }), name),
    );
  };
  const history = async () =>
    db
      .selectFrom('release_history')
      .select(['action', 'version', 'share'])
      .where('name', '=', ORDERS)
      .orderBy('id')
      .execute();
  return { ...releases, process, rollOut, versionsOfAll, history };
}

function versionIn(live: Live, name: string): string | undefined {
  return live.remotes.find((remote) => remote.name === name)?.build?.version;
}

describe('a share of visitors', () => {
  test('gets the candidate; nobody leaves it while the share grows', async () => {
    const { db, rollOut, versionsOfAll } = await start();
    await rollOut(0, orders(TWO));
    let before = await versionsOfAll();
    expect(new Set(before)).toEqual(new Set([ONE]));
    for (const share of [1, 10, 50, 100]) {
      await setShare(db, ORDERS, share, TESTER);
      const now = await versionsOfAll();
      expect(now.filter((version) => version === TWO)).toHaveLength(share * 100);
      expect(before.every((version, number) => version === ONE || now[number] === TWO)).toBe(true);
      before = now;
    }
  });

  test('differs between releases', () => {
    const inFirst = (version: string) =>
      Array.from({ length: VISITOR_NUMBERS }, (_, number) =>
        getsCandidate({ name: ORDERS, version, share: 10 }, { number }),
      );
    expect(inFirst(ONE)).not.toEqual(inFirst(TWO));
  });

  test('is none of those without a number, unless it is everybody', async () => {
    const { db, process, rollOut } = await start();
    await rollOut(99, orders(TWO));
    await process.refresh();
    expect(versionIn(process.current(), ORDERS)).toBe(ONE);
    await setShare(db, ORDERS, 100, TESTER);
    await process.refresh();
    expect(versionIn(process.current(), ORDERS)).toBe(TWO);
  });

  test('gets a new remote, which the others do not see', async () => {
    const { process, rollOut } = await start();
    await rollOut(0, fakeRemote('mf-returns', ONE));
    await process.refresh();
    const names = (live: Live) => live.remotes.map(({ name }) => name);
    expect(names(process.current())).toEqual([ORDERS]);
    const preview = `mf-returns@${ONE}`;
    expect(names(process.current({ preview }))).toEqual([ORDERS, 'mf-returns']);
  });

  test('gets a new shell with its own files and pages', async () => {
    const { process, rollOut } = await start();
    await rollOut(0, fakeShell(TWO, 'newer()'));
    await process.refresh();
    expect(process.current().shell?.build.version).toBe('aaaaaaaaaaaa');
    const live = process.current({ preview: `shell@${TWO}` });
    expect(live.shell?.build.version).toBe(TWO);
    expect(await process.shellFile(`js/chunk.${TWO}.js`)).toBeDefined();
  });

  test('stays with the live version when files of the candidate are lost', async () => {
    const { db, openProcess, rollOut } = await start();
    await rollOut(100, orders(TWO));
    const entry = Buffer.from(`entry("${TWO}")`);
    await db.deleteFrom('release_files').where('bytes', '=', entry).execute();
    // The other process may have read the release before.
    const process = await openProcess();
    expect(versionIn(process.current({ number: 0 }), ORDERS)).toBe(ONE);
    expect(process.isInRollout(`${ORDERS}@${TWO}`)).toBe(false);
  });
});

describe('a rollout', () => {
  test('ends with a promotion to all', async () => {
    const { db, rollOut, versionsOfAll, history } = await start();
    await rollOut(10, orders(TWO));
    await setShare(db, ORDERS, 50, TESTER);
    expect(inEnglish(await promote(db, ORDERS, TESTER))).toBe(
      `${ORDERS} ${TWO} is live for all visitors`,
    );
    expect(new Set(await versionsOfAll())).toEqual(new Set([TWO]));
    expect(await history()).toEqual([
      { action: 'published', version: ONE, share: null },
      { action: 'rollout', version: TWO, share: 10 },
      { action: 'rollout', version: TWO, share: 50 },
      { action: 'promoted', version: TWO, share: 50 },
    ]);
    expect(inEnglish(await rollBack(db, ORDERS, undefined, TESTER))).toBe(
      `${ORDERS} ${ONE} is live again`,
    );
  });

  test('ends when it is aborted, and a rollback never leads to that version', async () => {
    const { db, publish, rollOut, versionsOfAll, history } = await start();
    await rollOut(100, orders(TWO));
    expect(inEnglish(await abort(db, ORDERS, TESTER))).toBe(
      `The rollout of ${ORDERS} ${TWO} has ended`,
    );
    expect(new Set(await versionsOfAll())).toEqual(new Set([ONE]));
    expect((await history()).at(-1)).toEqual({ action: 'aborted', version: TWO, share: 100 });
    await publish(orders(THREE));
    expect(inEnglish(await rollBack(db, ORDERS, undefined, TESTER))).toBe(
      `${ORDERS} ${ONE} is live again`,
    );
  });

  test.each<[string, typeof disable]>([
    ['rolled back', (db, name, author) => rollBack(db, name, ONE, author)],
    ['disabled', disable],
    ['removed', remove],
  ])('ends when the remote is %s', async (action, change) => {
    const { db, rollOut, versionsOfAll, history } = await start();
    await rollOut(10, orders(TWO));
    await change(db, ORDERS, TESTER);
    expect(await versionsOfAll()).not.toContain(TWO);
    expect((await history()).slice(-2)).toMatchObject([
      { action: 'aborted', version: TWO, share: 10 },
      { action, share: null },
    ]);
  });

  test('keeps its version when old ones are pruned', async () => {
    const { db, rollOut, versionsOfAll } = await start();
    await rollOut(100, orders(TWO));
    expect(await prune(db, { keep: 1, before: new Date(Date.now() + 60_000) })).toEqual([]);
    expect(new Set(await versionsOfAll())).toEqual(new Set([TWO]));
  });

  test('is left alone by a start, also once it is aborted', async () => {
    const { db, rollOut } = await start();
    const startAgain = (version: string) => publishCheckout(db, checkoutOf(version), {});
    await rollOut(10, orders(TWO));
    expect(await startAgain(THREE)).toEqual([
      `Left ${ORDERS} as it is: ${TWO} is in rollout. To publish this checkout's build: npm run remotes -- deploy ${ORDERS}`,
    ]);
    await abort(db, ORDERS, TESTER);
    expect(await startAgain(TWO)).toEqual([
      expect.stringContaining(`as it is: ${TWO} was aborted or withdrawn`),
    ]);
  });

  test('is listed with its share', async () => {
    const { db, rollOut } = await start();
    await rollOut(10, orders(TWO));
    const lines = await listReleases(db);
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(`\\* ${ONE} .* live$`),
      expect.stringMatching(`  ${TWO} .* in rollout for 10 %$`),
    ]);
  });
});

describe('refuses', () => {
  test.each([-1, 101, 0.5, Number.NaN])('a share of %p', async (share) => {
    const { db, rollOut } = await start();
    const message = `The share is a whole number from 0 to 100, not ${share}`;
    await expect(rollOut(share, orders(TWO))).rejects.toThrow(message);
    await rollOut(1, orders(TWO));
    await expect(setShare(db, ORDERS, share, TESTER)).rejects.toThrow(message);
  });

  test('another release of a remote in rollout', async () => {
    const { publish, rollOut } = await start();
    await rollOut(10, orders(TWO));
    const message = `10 % of visitors get ${ORDERS} ${TWO}, which is in rollout. Change its share, promote it or abort it first.`;
    await expect(publish(orders(THREE))).rejects.toThrow(message);
    await expect(rollOut(10, orders(THREE))).rejects.toThrow(message);
  });

  test.each([
    ['another share', setShareTo10],
    ['to promote', promote],
    ['to abort', abort],
  ])('%s without a rollout', async (_what, change) => {
    const { db } = await start();
    await expect(change(db, ORDERS, TESTER)).rejects.toThrow(
      `${ORDERS} has no version in rollout. Deploy one with a share first.`,
    );
  });

  test('a rollout of what is live, disabled or removed', async () => {
    const { db, rollOut } = await start();
    await expect(rollOut(10, orders(ONE))).rejects.toThrow('is live for all visitors already');
    await disable(db, ORDERS, TESTER);
    await expect(rollOut(10, orders(TWO))).rejects.toThrow('is disabled. Enable it first');
    await enable(db, ORDERS, TESTER);
    await remove(db, ORDERS, TESTER);
    await expect(rollOut(10, orders(TWO))).rejects.toThrow(
      'is removed. To bring it back, deploy it',
    );
  });

  test('the first shell for a share', async () => {
    const { publishAs } = await makeReleases();
    await expect(publishAs({ ...TESTER, share: 10 }, fakeShell())).rejects.toThrow('No shell is');
  });

  test('a candidate that does not fit the live shell, and a shell that does not fit the live remotes', async () => {
    const { rollOut } = await start();
    const newOrders = fakeRemote(ORDERS, TWO, { shared: REACT_20 });
    const newShell = fakeShell(TWO, 'main()', { shared: REACT_20 });
    const unfit = `${ORDERS} ${TWO} does not fit the shell aaaaaaaaaaaa`;
    await expect(rollOut(0, newOrders)).rejects.toThrow(unfit);
    await expect(rollOut(0, newShell)).rejects.toThrow(`${ORDERS} ${ONE} does not fit`);
    await expect(rollOut(0, newShell, newOrders)).rejects.toThrow('does not fit the shell');
  });

  test('a release that does not fit a candidate', async () => {
    const { publish, rollOut } = await start();
    await rollOut(0, fakeRemote(ORDERS, TWO, { basePaths: ['/orders', '/returns'] }));
    const returns = fakeRemote('mf-returns', ONE);
    const taken = `The base path /returns of mf-returns belongs to ${ORDERS} already`;
    await expect(publish(returns)).rejects.toThrow(taken);
    await expect(rollOut(0, returns)).rejects.toThrow(taken);
  });
});

/** A checkout with a build of the remote. */
function checkoutOf(version: string): string {
  const checkout = temporaryFolder();
  const folder = join(checkout, ORDERS);
  cpSync(orders(version), join(folder, 'dist'), { recursive: true });
  const description = {
    name: ORDERS,
    title: 'Orders',
    basePaths: ['/orders'],
    menu: [],
    pages: [],
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(description));
  return checkout;
}

function setShareTo10(...[db, name, author]: Parameters<typeof promote>) {
  return setShare(db, name, 10, author);
}
