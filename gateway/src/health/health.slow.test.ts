import { inEnglish, type HealthKind } from '@stockroom/contract';
import { disable, enable, recall, rollBack } from '../releases/change-releases';
import { promote } from '../releases/change-rollout';
import { readHistory, readStates } from '../releases/state-store';
import { fakeRemote, fakeShell, SILENT } from '../testing/fake-builds';
import { ONE, ORDERS, orders, THREE, TWO } from '../testing/fake-remotes';
import { setUpTestReleases, TESTER } from '../testing/test-releases';
import { recordHealth } from './health-store';
import { HealthWatch } from './watch-health';
import { withdrawFailing } from './withdraw-failing';

const MINUTE_MS = 60 * 1000;

const makeReleases = setUpTestReleases();

/** A product with a shell and version ONE of a remote, which have been live for long. */
async function start() {
  const releases = await makeReleases();
  const { db, store } = releases;
  await releases.publish(fakeShell(), orders(ONE));
  const rollOut = (share: number, ...dists: string[]) =>
    releases.publishAs({ ...TESTER, share }, ...dists);
  /** @param visitors how many of them report this, from number 0 on */
  const report = async (version: string, kind: HealthKind, visitors: number, name = ORDERS) => {
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const reports = [{ release: `${name}@${version}`, kind, count: 1 }];
      await recordHealth(db, reports, { visitor, account: String(visitor) }, new Date());
    }
  };
  const check = (log = SILENT, now = new Date()) => withdrawFailing({ db, store, log }, now);
  const stateOf = async (name = ORDERS) => {
    const state = (await readStates(db)).find((one) => one.name === name);
    return { live: state?.live, candidate: state?.candidate };
  };
  return { ...releases, rollOut, report, check, stateOf };
}

describe('a release that fails', () => {
  test('leaves its rollout, and history and log give the figures', async () => {
    const { db, rollOut, report, check, stateOf } = await start();
    await rollOut(10, orders(TWO));
    await report(ONE, 'content', 3);
    await report(TWO, 'content', 5);
    await report(TWO, 'crash', 2);
    const warn = jest.fn();
    expect(await check({ ...SILENT, warn })).toEqual([]);
    expect(await stateOf()).toEqual({ live: ONE, candidate: null });
    const note = `It failed for 2 of 5 visitors (crash: 2); with ${ONE} for 0 of 3 visitors`;
    expect((await readHistory(db, 1))[0]).toMatchObject({
      action: 'aborted',
      version: TWO,
      actor: 'release health',
      note,
    });
    expect(warn).toHaveBeenCalledWith(
      { release: `${ORDERS}@${TWO}`, note },
      `${ORDERS} ${TWO} is withdrawn. It failed for 2 of 5 visitors`,
    );
  });

  test('and is just live makes room for its predecessor', async () => {
    const { db, publish, rollOut, report, check, stateOf } = await start();
    await publish(orders(TWO));
    await report(TWO, 'load-failure', 2);
    await check();
    expect(await stateOf()).toEqual({ live: ONE, candidate: null });
    expect(await readHistory(db, 2)).toMatchObject([
      { action: 'withdrawn', version: TWO, note: expect.stringMatching(/^It failed for 2 of 2 /) },
      { action: 'rolled back', version: ONE },
    ]);
    await rollOut(10, orders(THREE));
    await promote(db, ORDERS, TESTER);
    await report(THREE, 'no-page', 2);
    await check();
    expect(await stateOf()).toEqual({ live: ONE, candidate: null });
  });

  test('is never what a rollback leads to', async () => {
    const { db, publish, report, check } = await start();
    await publish(orders(TWO));
    await report(TWO, 'crash', 2);
    await check();
    await publish(orders(THREE));
    expect(inEnglish(await rollBack(db, ORDERS, undefined, TESTER))).toBe(
      `${ORDERS} ${ONE} is live again`,
    );
    await rollBack(db, ORDERS, TWO, TESTER);
    expect(inEnglish(await rollBack(db, ORDERS, undefined, TESTER))).toBe(
      `${ORDERS} ${ONE} is live again`,
    );
  });

  test('is withdrawn if it is a shell, too', async () => {
    const { publish, report, check, stateOf } = await start();
    await publish(fakeShell(TWO, 'newer()'));
    await report(TWO, 'crash', 2, 'shell');
    await check();
    expect((await stateOf('shell')).live).toBe('aaaaaaaaaaaa');
  });

  test('leaves the rollout of a new remote, which has nothing to compare', async () => {
    const { rollOut, report, check, stateOf } = await start();
    await rollOut(50, fakeRemote('mf-returns', ONE));
    await report(ONE, 'crash', 2, 'mf-returns');
    await check();
    expect(await stateOf('mf-returns')).toEqual({ live: null, candidate: null });
  });

  test('is withdrawn once, whichever process finds it first', async () => {
    const { db, publish, report, check } = await start();
    await publish(orders(TWO));
    await report(TWO, 'crash', 2);
    const warn = jest.fn();
    await Promise.all([1, 2, 3].map(() => check({ ...SILENT, warn })));
    const actions = (await readHistory(db, 3)).map(({ action }) => action);
    expect(actions).toEqual(['withdrawn', 'rolled back', 'published']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each<[string, number, (given: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    ['has been live for 30 minutes', 31, ({ publish }) => publish(orders(TWO))],
    [
      'follows a disabled one',
      0,
      async ({ db, publish }) => {
        await disable(db, ORDERS, TESTER);
        await publish(orders(TWO));
      },
    ],
    [
      'is live by a rollback',
      0,
      async ({ db, publish }) => {
        await publish(orders(TWO));
        await publish(orders(THREE));
        await rollBack(db, ORDERS, TWO, TESTER);
      },
    ],
    [
      'is live because somebody enabled it again',
      0,
      async ({ db, publish }) => {
        await publish(orders(TWO));
        await disable(db, ORDERS, TESTER);
        await enable(db, ORDERS, TESTER);
      },
    ],
    [
      'follows a recalled one',
      0,
      async ({ db, publish }) => {
        await publish(orders(TWO));
        await recall(db, ORDERS, ONE, TESTER);
      },
    ],
  ])('stays if it %s', async (_case, minutes, prepare) => {
    const given = await start();
    await prepare(given);
    await given.report(TWO, 'crash', 5);
    const now = new Date(Date.now() + minutes * MINUTE_MS);
    expect(await given.check(SILENT, now)).toEqual([]);
    expect((await given.stateOf()).live).toBe(TWO);
  });

  test('stays if the one before failed as well, within the 30 minutes before', async () => {
    const { publish, report, check, stateOf } = await start();
    await report(ONE, 'crash', 1);
    await publish(orders(TWO));
    await report(TWO, 'crash', 2);
    await check();
    expect((await stateOf()).live).toBe(TWO);
  });

  test('starts anew when it is published again', async () => {
    const { publish, report, check, stateOf } = await start();
    await publish(orders(TWO));
    await report(TWO, 'crash', 2);
    await check();
    await publish(orders(TWO));
    await check();
    expect((await stateOf()).live).toBe(TWO);
  });

  test('and cannot be withdrawn stays; the log says so once', async () => {
    const { db, store, publish, report, stateOf } = await start();
    await publish(orders(TWO));
    await report(TWO, 'crash', 2);
    const entry = Buffer.from(`entry("${ONE}")`);
    await db.deleteFrom('release_files').where('bytes', '=', entry).execute();
    const error = jest.fn();
    const watch = new HealthWatch({ db, store, log: { ...SILENT, error } });
    await watch.check();
    await watch.check();
    await watch.close();
    expect((await stateOf()).live).toBe(TWO);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.lastCall?.[0].err.message).toMatch(
      `${ORDERS} ${TWO} fails and stays: The files`,
    );
  });
});
