import {
  ACCESS_TOKEN_KEY,
  api,
  createStore,
  REFRESH_TOKEN_KEY,
  SessionClient,
  useServerBack,
} from '@stockroom/shared-ui';
import { renderHook } from '@testing-library/react';
import { followEvents } from './follow-events';

const lists = api.injectEndpoints({
  endpoints: (build) => ({
    failingOfTest: build.query<unknown, void>({
      query: () => ({ operation: 'GET /suppliers' }),
    }),
  }),
});

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number, body: unknown = {}) =>
  Promise.resolve(Response.json(body, { status }));
const batch = JSON.stringify({ position: '1', events: [] });

/** A stream of one batch, which never ends. */
const stream = async () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${batch}\n\n`)),
    }),
  );
/** As behind a proxy that keeps streams back. */
const silence = ({ signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

let suppliers: () => Promise<Response>;
let events: (request: RequestInit) => Promise<Response>;
const asked = jest.fn(() => suppliers());
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  asked.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, request = {}) => {
    const { pathname, search } = new URL(String(url));
    if (pathname === '/api/suppliers') return asked();
    if (pathname === '/api/auth/refresh')
      return answer(200, { data: { accessToken: 'a', refreshToken: 'b' } });
    return search.includes('wait=no') ? answer(200, JSON.parse(batch)) : events(request);
  });
  localStorage.setItem(ACCESS_TOKEN_KEY, 'token');
  localStorage.setItem(REFRESH_TOKEN_KEY, 'refresh token');
});
afterEach(() => {
  stop();
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A page that follows events and shows the list of suppliers. */
async function openPage() {
  const session = new SessionClient();
  const store = createStore(session);
  const list = store.dispatch(lists.endpoints.failingOfTest.initiate());
  stop = followEvents(session, store, () => {});
  await pass(1000);
  return { list };
}

test.each([
  ['no connection', noConnection],
  ['an error of the server', () => answer(500)],
  ['an error of a proxy', () => answer(502)],
  ['a busy server', () => answer(503)],
  ['a late answer', () => answer(504)],
])('asks again, once, after %s when events come again', async (_failure, fail) => {
  suppliers = fail;
  events = noConnection;
  await openPage();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  events = stream;
  await pass(30_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([403, 404, 422])(
  'does not repeat what the server has refused with %i',
  async (status) => {
    suppliers = () => answer(status);
    events = noConnection;
    await openPage();
    asked.mockClear();
    events = stream;
    await pass(30_000);
    expect(asked).not.toHaveBeenCalled();
  },
);

test('does not ask for what the page no longer shows', async () => {
  suppliers = () => answer(502);
  events = noConnection;
  const { list } = await openPage();
  list.unsubscribe();
  // The state of RTK Query tells it half a second later.
  await pass(1000);
  events = stream;
  await pass(30_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('asks again, once, where events come only on request', async () => {
  suppliers = () => answer(502);
  events = silence;
  await openPage();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('tells what waits for the server when events come again, not the first time', async () => {
  suppliers = () => answer(200);
  events = stream;
  const goOn = jest.fn();
  renderHook(() => useServerBack(goOn));
  await openPage();
  expect(goOn).not.toHaveBeenCalled();
  stop();
  events = noConnection;
  await openPage();
  events = stream;
  await pass(30_000);
  expect(goOn).toHaveBeenCalledTimes(1);
});

test('does not ask again when events come for the first time', async () => {
  suppliers = () => answer(502);
  events = stream;
  await openPage();
  await pass(30_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
