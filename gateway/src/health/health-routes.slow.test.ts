import {
  RELEASE_HEALTH_PATH,
  type HealthReport,
  type ReleaseHealthAnswer,
} from '@stockroom/contract';
import type { ReleaseState } from '../releases/release-state';
import { readStates } from '../releases/state-store';
import { fakeShell, SILENT } from '../testing/fake-builds';
import { ONE, ORDERS, orders, TWO } from '../testing/fake-remotes';
import { appWith } from '../testing/release-api';
import { setUpTestReleases, until } from '../testing/test-releases';
import { healthRoutes } from './health-routes';
import { deleteOldHealth, readSummaries, recordHealth } from './health-store';
import { HealthWatch } from './watch-health';

const DAY_MS = 24 * 60 * 60 * 1000;

const makeReleases = setUpTestReleases();

async function startApi() {
  const releases = await makeReleases();
  const { db, store, publish } = releases;
  await publish(fakeShell(), orders(ONE));
  const watch = new HealthWatch({ db, store, log: SILENT });
  const onReports = jest.fn((reports: readonly HealthReport[]) => watch.consider(reports));
  const app = appWith(store, healthRoutes(db, { onReports }));
  const json = (body: unknown, headers = {}) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const signUp = async (name: string) => {
    const account = { email: `${name}@example.com`, password: 'a good password' };
    await app.request('/api/auth/register', json(account));
    const signedIn = await (await app.request('/api/auth/login', json(account))).json();
    return `Bearer ${signedIn.accessToken}`;
  };
  const Authorization = await signUp('vera');
  const send = (reports: unknown, visitor = '', session = Authorization) =>
    app.request(
      RELEASE_HEALTH_PATH,
      json({ reports }, { Authorization: session, Cookie: `stockroom-visitor=${visitor}` }),
    );
  const readJson = async (path: string) =>
    (await app.request(path, { headers: { Authorization } })).json();
  const read = (): Promise<ReleaseHealthAnswer> => readJson(RELEASE_HEALTH_PATH);
  return { ...releases, app, watch, onReports, json, signUp, send, read, readJson };
}

const release = `${ORDERS}@${ONE}`;
const content = { release, kind: 'content', count: 2, ms: 800 };
const crash = { release, kind: 'crash', count: 1 };

test('reports add up by minute and by visitor', async () => {
  const { watch, onReports, signUp, send, read } = await startApi();
  const sent = await send([content, { ...content, count: 1, ms: 100.4 }, crash], '17');
  expect([sent.status, await sent.text()]).toEqual([204, '']);
  expect(onReports).toHaveBeenCalledWith([
    { release, kind: 'content', count: 3, ms: 900 },
    { release, kind: 'crash', count: 1, ms: 0 },
  ]);
  await send([crash], '17');
  await send([content], '18', await signUp('olga'));
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

test('reports withdraw a release at once, and all users learn why', async () => {
  const { db, watch, publish, signUp, send, readJson } = await startApi();
  await publish(orders(TWO));
  const failure = { release: `${ORDERS}@${TWO}`, kind: 'load-failure', count: 1 };
  await send([failure], '1');
  await send([failure], '2', await signUp('olga'));
  const isRolledBack = ({ name, live }: ReleaseState) => name === ORDERS && live === ONE;
  await until(async () => (await readStates(db)).some(isRolledBack));
  await watch.close();
  const { notifications } = await readJson('/api/notifications');
  expect(notifications[0]).toMatchObject({
    kind: 'release_withdrawn',
    title: `Release of Title of ${ORDERS} withdrawn`,
    text: `Version ${TWO}. It failed for 2 of 2 visitors.`,
    link: '/releases',
  });
});

test.each([
  ['one account with two numbers', { 1: 'vera', 2: 'vera' }],
  ['two accounts in one browser', { 1: 'vera', '01': 'olga' }],
])('%s counts as one visitor, which does not withdraw a release', async (_who, names) => {
  const { db, watch, publish, signUp, send, read } = await startApi();
  await publish(orders(TWO));
  const failure = { release: `${ORDERS}@${TWO}`, kind: 'load-failure', count: 1 };
  for (const [number, name] of Object.entries(names))
    await send([failure], number, await signUp(name));
  await watch.check();
  expect((await readStates(db)).find(({ name }) => name === ORDERS)?.live).toBe(TWO);
  await watch.close();
  expect((await read()).releases).toMatchObject([{ visitors: 1, failing: 1 }]);
});

test('reports of unknown releases, and of those long out of service, are dropped', async () => {
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

test('reports are refused without a session, in another shape, and beyond the limits', async () => {
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

test('reports go after 30 days', async () => {
  const { db } = await startApi();
  await recordHealth(
    db,
    [{ release, kind: 'crash', count: 1 }],
    { visitor: 0, account: 'vera' },
    new Date(),
  );
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
