import { createApp, systemClock } from '@stockroom/api';
import { inMemoryPasswords } from '@stockroom/api/in-memory';
import {
  RELEASE_HEALTH_PATH,
  type HealthKind,
  type HealthReport,
  type ReleaseHealthAnswer,
} from '@stockroom/contract';
import { disable, enable, recall, rollBack } from '../releases/change-releases';
import { promote } from '../releases/change-rollout';
import { readHistory, readStates } from '../releases/state-store';
import { fakeRemote, fakeShell, SILENT } from '../testing/fake-builds';
import { setUpTestReleases, TESTER, until } from '../testing/test-releases';
import { healthRoutes } from './health-routes';
import { deleteOldHealth, readSummaries, recordHealth } from './health-store';
import { HealthWatch } from './watch-health';
import { withdrawFailing } from './withdraw-failing';

const [ONE, TWO, THREE] = ['111111111111', '222222222222', '333333333333'] as const;
const ORDERS = 'mf-orders';
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const orders = (version: string) => fakeRemote(ORDERS, version);

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
      await recordHealth(db, reports, visitor, new Date());
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
    expect(await rollBack(db, ORDERS, undefined, TESTER)).toBe(ONE);
    await rollBack(db, ORDERS, TWO, TESTER);
    expect(await rollBack(db, ORDERS, undefined, TESTER)).toBe(ONE);
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
    expect(error.mock.lastCall?.[1]).toMatch(`${ORDERS} ${TWO} fails and stays: The files`);
  });
});

describe('reports', () => {
  async function startApi() {
    const given = await start();
    const { db, store } = given;
    const watch = new HealthWatch({ db, store, log: SILENT });
    const onReports = jest.fn((reports: readonly HealthReport[]) => watch.consider(reports));
    const dependencies = {
      store,
      clock: systemClock,
      config: { registration: 'open', authRate: 'off' },
      passwords: inMemoryPasswords,
      log: SILENT,
    } as const;
    const app = createApp(dependencies, healthRoutes(db, { onReports }));
    const json = (body: unknown, headers = {}) => ({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    const account = { email: 'vera@example.com', password: 'a good password' };
    await app.request('/api/auth/register', json(account));
    const signedIn = await (await app.request('/api/auth/login', json(account))).json();
    const Authorization = `Bearer ${signedIn.accessToken}`;
    const send = (reports: unknown, visitor = '') =>
      app.request(
        RELEASE_HEALTH_PATH,
        json({ reports }, { Authorization, Cookie: `stockroom-visitor=${visitor}` }),
      );
    const readJson = async (path: string) =>
      (await app.request(path, { headers: { Authorization } })).json();
    const read = (): Promise<ReleaseHealthAnswer> => readJson(RELEASE_HEALTH_PATH);
    return { ...given, app, watch, onReports, json, send, read, readJson };
  }

  const release = `${ORDERS}@${ONE}`;
  const content = { release, kind: 'content', count: 2, ms: 800 };
  const crash = { release, kind: 'crash', count: 1 };

  test('add up by minute and by visitor', async () => {
    const { watch, onReports, send, read } = await startApi();
    const sent = await send([content, { ...content, count: 1, ms: 100.4 }, crash], '17');
    expect([sent.status, await sent.text()]).toEqual([204, '']);
    expect(onReports).toHaveBeenCalledWith([
      { release, kind: 'content', count: 3, ms: 900 },
      { release, kind: 'crash', count: 1, ms: 0 },
    ]);
    await send([crash], '17');
    await send([content], '18');
    await send([crash]);
    await watch.close();
    const { releases } = await read();
    expect(releases).toMatchObject([{ release, visitors: 2, failing: 1 }]);
    const minutes = releases[0]?.minutes ?? [];
    const sum = (field: 'content' | 'failures') =>
      minutes.reduce((total, minute) => total + minute[field], 0);
    expect([sum('content'), sum('failures')]).toEqual([5, 3]);
    expect(minutes[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
  });

  test('withdraw a release at once, and all users learn why', async () => {
    const { watch, publish, send, readJson, stateOf } = await startApi();
    await publish(orders(TWO));
    const failure = { release: `${ORDERS}@${TWO}`, kind: 'load-failure', count: 1 };
    for (const visitor of ['1', '2']) await send([failure], visitor);
    await until(async () => (await stateOf()).live === ONE);
    await watch.close();
    const { notifications } = await readJson('/api/notifications');
    expect(notifications[0]).toMatchObject({
      kind: 'release_withdrawn',
      title: `Release of Title of ${ORDERS} withdrawn`,
      text: 'It failed for 2 of 2 visitors.',
      link: '/releases',
    });
  });

  test('of unknown releases, and of those long out of service, are dropped', async () => {
    const { db, publish, send, read, onReports } = await startApi();
    await send([{ ...crash, release: 'mf-orders@999999999999' }], '1');
    await publish(orders(TWO));
    await send([crash], '1');
    expect((await read()).releases).toMatchObject([{ release, failing: 1 }]);
    const longAgo = new Date(Date.now() - DAY_MS).toISOString();
    await db
      .updateTable('releases')
      .set({ live_until: longAgo })
      .where('version', '=', ONE)
      .execute();
    await send([crash], '2');
    expect((await read()).releases).toMatchObject([{ release, failing: 1 }]);
    expect(onReports).toHaveBeenLastCalledWith([]);
  });

  test('are refused without a session, in another shape, and beyond the limits', async () => {
    const { app, json, send } = await startApi();
    expect((await app.request(RELEASE_HEALTH_PATH, json({ reports: [] }))).status).toBe(401);
    for (const reports of [
      undefined,
      Array.from({ length: 51 }, () => crash),
      [{ ...crash, kind: 'text of the user' }],
      [{ ...crash, release: ORDERS }],
      [{ ...crash, count: 0 }],
      [{ ...crash, count: 1001 }],
      [{ ...content, ms: -1 }],
      [{ ...content, ms: 1e12 }],
      [{ ...crash, message: 'text of the user' }],
    ])
      expect((await send(reports)).status).toBe(422);
    expect((await send(Array.from({ length: 50 }, () => crash))).status).toBe(204);
  });

  test('go after 30 days', async () => {
    const { db, report } = await start();
    await report(ONE, 'crash', 1);
    const rowsAfter = async (days: number) => {
      await deleteOldHealth(db, new Date(Date.now() + days * DAY_MS));
      const visitors = await db.selectFrom('health_visitors').selectAll().execute();
      const counts = await db.selectFrom('health_counts').selectAll().execute();
      return [visitors.length, counts.length];
    };
    expect(await rowsAfter(29)).toEqual([1, 1]);
    expect(await readSummaries(db, new Date(Date.now() + 29 * DAY_MS))).toEqual([]);
    expect(await rowsAfter(31)).toEqual([0, 0]);
  });
});
