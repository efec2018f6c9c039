import { loadRemote } from '@module-federation/enhanced/runtime';
import type { HealthReport } from '@stockroom/contract';
import { useCategoryOptionsQuery } from '@stockroom/shared-ui';
import { faults, takeLogged } from '@stockroom/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { entryFailure } from '../remotes/load-entries';
import { fakeBuild, fakeRegistry, fakeRemote } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';
import { reportHealth } from './report-health';

jest.mock('../remotes/load-entries');
const loadRemoteMock = jest.mocked(loadRemote);
const stops: (() => void)[] = [];

const SLOW_MS = 300;
const ROUTES: RouteObject[] = [
  { path: '/orders', element: <h1>All orders</h1> },
  { path: '/orders/call', Component: CallingPage },
  { path: '/orders/broken', Component: BrokenPage },
  { path: '/orders/throws', lazy: () => Promise.reject(new Error('while loading')) },
  { path: '/orders/endless', lazy: () => new Promise<never>(() => {}) },
  { path: '/orders/unanswered', loader: () => new Promise<never>(() => {}), Component: () => null },
  {
    path: '/orders/lazily-unanswered',
    lazy: async () => ({ loader: () => new Promise<never>(() => {}), Component: () => null }),
  },
  { path: '/orders/suspended', Component: SuspendedPage },
  {
    path: '/orders/slow',
    lazy: async () => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return { Component: () => <h1>Slow orders</h1> };
    },
  },
];

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.mocked(entryFailure).mockReset();
  loadRemoteMock.mockReset().mockResolvedValue({ default: ROUTES });
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

test('reports each page that was shown, with its time from the start of the navigation', async () => {
  const { router, sent } = await open('/orders');
  await screen.findByRole('heading', { name: 'All orders' });
  await pass(5_000);
  act(() => void router.navigate('/orders/slow'));
  await pass(SLOW_MS);
  await screen.findByRole('heading', { name: 'Slow orders' });
  await pass(5_000);
  expect(sent()).toEqual([[content('mf-orders@v1', 2)]]);
  const [[report] = []] = sent();
  expect(report?.ms).toBeGreaterThanOrEqual(SLOW_MS);
  expect(report?.ms).toBeLessThan(5_000);
});

test("reports the shell's own pages as its own", async () => {
  const { sent } = await open('/');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await pass(10_000);
  expect(sent()).toEqual([[content('shell@s1', 1)]]);
});

test.each([
  ['files that do not come', 'load-failure', '/orders', () => failEntry('missing')],
  ['a remote that throws at load', 'load-failure', '/orders', () => failEntry('broken')],
  ['the wrong shape', 'load-failure', '/orders', () => loadRemoteMock.mockResolvedValue({})],
  ['a page that throws while loading', 'load-failure', '/orders/throws', () => {}],
  ['a page that throws while rendering', 'crash', '/orders/broken', () => {}],
])('reports %s within a second, as %s and not as content', async (_what, kind, path, fail) => {
  fail();
  const { sent } = await open(path);
  await screen.findByRole('alert');
  await pass(1_000);
  expect(sent()).toEqual([[{ release: 'mf-orders@v1', kind, count: 1 }]]);
  takeLogged();
});

test.each([
  ['page', '/orders/endless'],
  ['loader', '/orders/unanswered'],
  ['loader of a page', '/orders/lazily-unanswered'],
  ['content', '/orders/suspended'],
])('reports a %s that never came', async (_what, path) => {
  const { sent } = await open(path);
  await pass(15_000);
  await screen.findByRole('alert');
  await pass(1_000);
  expect(sent()).toEqual([[{ release: 'mf-orders@v1', kind: 'no-page', count: 1 }]]);
  takeLogged();
});

test('reports at once which release hung this tab before it was loaded again', async () => {
  const page = await open('/orders/endless');
  loadAgain(page);
  expect(page.sent()).toEqual([[{ release: 'mf-orders@v1', kind: 'no-page', count: 1 }]]);
});

test.each<[string, string, () => unknown]>([
  ['came', '/orders', () => screen.findByRole('heading', { name: 'All orders' })],
  ['crashed', '/orders/broken', () => screen.findByRole('alert')],
  ['was left', '/orders/endless', () => window.dispatchEvent(new Event('pagehide'))],
])('a page that %s has not hung the tab', async (_what, path, happen) => {
  const page = await open(path);
  await happen();
  loadAgain(page);
  expect(page.sent()).toEqual([]);
  takeLogged();
});

const LOCK: Lock = { name: 'stockroom-started', mode: 'exclusive' };
test.each([
  ['counts as hung if the other tab that started it is closed', LOCK, 1],
  ['has not hung another tab that still starts it', null, 0],
])('a release %s', async (_what, lock, reports) => {
  const page = await open('/late');
  localStorage.setItem('stockroom-started', 'mf-orders@v1');
  const locks = { request: async (...[, , run]: Parameters<LockManager['request']>) => run(lock) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  loadAgain(page);
  await pass(0);
  const hung = { release: 'mf-orders@v1', kind: 'no-page', count: 1 };
  expect(page.sent()).toEqual(Array.from({ length: reports }, () => [hung]));
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.removeItem('stockroom-started');
});

const OWN = window.location.origin;
const CHROME = (url: string) =>
  `TypeError: no such ${OWN}/remotes/mf-late/v9/\n    at f (${url}:1:23)`;
test.each([
  ['a remote', 'mf-orders@v1', CHROME(`${OWN}/remotes/mf-orders/v1/list.js`)],
  ['a remote in Firefox', 'mf-orders@v1', `f@${OWN}/remotes/mf-orders/v1/list.js:1:23\n`],
  ['a page that calls the shell', 'shell@s1', CHROME(`${OWN}/shell/s1/main.js`)],
  [
    'a page that an extension calls',
    'mf-orders@v1',
    `${CHROME('chrome-extension://abc/content.js')}\n    at ${OWN}/remotes/mf-orders/v1/a.js:2:1`,
  ],
])('an error that nothing caught counts for the release of %s', async (_whose, release, stack) => {
  const { sent } = await open('/late');
  await screen.findByText('Page not found');
  throwUncaught(stack);
  rejectUncaught(stack);
  await pass(10_000);
  expect(sent()).toEqual([[{ release, kind: 'error', count: 2 }]]);
});

test.each([
  ['an extension', CHROME('chrome-extension://abc/content.js')],
  ["a developer's machine", CHROME('http://localhost:3003/list.js')],
  ['nobody', undefined],
])('an error of %s counts for no release', async (_whose, stack) => {
  const { sent } = await open('/late');
  await screen.findByText('Page not found');
  throwUncaught(stack);
  rejectUncaught(stack);
  await pass(10_000);
  expect(sent()).toEqual([]);
});

test('a call that the server fails counts for the release of the open page', async () => {
  faults.status('get', 'categories', 500);
  const { sent, router } = await open('/orders/call');
  await screen.findByText('Called');
  await pass(10_000);
  faults.heal();
  faults.offline('get', 'categories');
  await act(() => router.navigate('/orders'));
  await act(() => router.navigate('/orders/call'));
  await pass(10_000);
  const failedCalls = sent()
    .flat()
    .filter(({ kind }) => kind === 'failed-call');
  const failed = { release: 'mf-orders@v1', kind: 'failed-call', count: 1 };
  expect(failedCalls).toEqual([failed, failed]);
  takeLogged();
});

test('sends at once when the page is hidden, as the signed-in user and kept alive', async () => {
  const { calls, sent } = await open('/orders');
  await screen.findByRole('heading', { name: 'All orders' });
  expect(sent()).toEqual([]);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(sent()).toEqual([[content('mf-orders@v1', 1)]]);
  const [init] = calls();
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(new Headers(init?.headers).get('Authorization')).toMatch(/^Bearer /);
});

test('a server that takes no reports goes unnoticed', async () => {
  faults.status('post', 'release-health', 404);
  const { sent, session } = await open('/orders');
  await screen.findByRole('heading', { name: 'All orders' });
  await pass(10_000);
  faults.status('post', 'release-health', 500);
  rejectUncaught(CHROME(`${OWN}/shell/s1/main.js`));
  await pass(30_000);
  expect(sent()).toHaveLength(2);
  expect(session.tokens.accessToken).not.toBeNull();
});

test.each([
  ['a visitor without a session', { isSignedIn: false }],
  ['a page that no gateway has made', { shell: undefined }],
])('%s reports nothing', async (_who, options) => {
  const { sent } = await open('/late', options);
  await screen.findByText('Page not found');
  rejectUncaught(CHROME(`${OWN}/shell/s1/main.js`));
  await pass(10_000);
  expect(sent()).toEqual([]);
});

test("reports nothing of code on a developer's machine", async () => {
  const build = fakeBuild('http://localhost:3003');
  const { sent } = await open('/orders', { remotes: [fakeRemote('mf-orders', { build })] });
  await screen.findByRole('heading', { name: 'All orders' });
  await pass(10_000);
  expect(sent()).toEqual([]);
});

/** Opens the page as the shell's main file does. */
async function open(path: string, options: Partial<Parameters<typeof renderShell>[0]> = {}) {
  const fetched = jest.spyOn(window, 'fetch');
  const shown = await renderShell({
    path,
    isSignedIn: true,
    shell: 's1',
    remotes: fakeRegistry({ 'mf-orders': 'v1' }).remotes,
    ...options,
  });
  stops.push(reportHealth(shown.registry, shown.router, shown.session), () =>
    fetched.mockRestore(),
  );
  await act(async () => {});
  const calls = () =>
    fetched.mock.calls.flatMap(([url, init]) =>
      String(url).endsWith('/api/release-health') ? [init] : [],
    );
  const sent = () =>
    calls().map((init) => (JSON.parse(String(init?.body)) as { reports: HealthReport[] }).reports);
  return { ...shown, calls, sent };
}

/** Reports as the next page of this tab does. */
function loadAgain({ registry, router, session }: Awaited<ReturnType<typeof open>>) {
  jest.isolateModules(() => {
    const next = jest.requireActual<{ reportHealth: typeof reportHealth }>('./report-health');
    stops.push(next.reportHealth(registry, router, session));
  });
}

function content(release: string, count: number) {
  return { release, kind: 'content', count, ms: expect.any(Number) as number };
}

function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

function failEntry(failure: ReturnType<typeof entryFailure>) {
  loadRemoteMock.mockRejectedValue(new Error('RUNTIME'));
  jest.mocked(entryFailure).mockReturnValue(failure);
}

function throwUncaught(stack: string | undefined) {
  const error = Object.assign(new Error('no such'), { stack });
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

function rejectUncaught(stack: string | undefined) {
  const reason = Object.assign(new Error('no such'), { stack });
  // jsdom has no PromiseRejectionEvent.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function CallingPage() {
  const { isError } = useCategoryOptionsQuery();
  return isError && <p>Called</p>;
}

const NEVER = new Promise<never>(() => {});

function SuspendedPage() {
  return use(NEVER);
}

function BrokenPage(): never {
  throw new Error('no such column');
}
