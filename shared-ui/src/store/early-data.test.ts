import { send } from './send';
import { SessionClient } from './session-client';

const URL = '/api/products?search=lamp&sort=name';
const REQUEST = {
  operation: 'GET /products',
  params: { sort: 'name', search: 'lamp' },
} as const;
const TOKEN = { accessToken: 'token' };
const EARLY = { data: 'early' };
const LATE = { data: 'late' };

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json('late'));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.stockroomEarlyData;
});

/** As the script in the page does. */
function askedEarly({ url = URL, token = 'token', expires = Infinity } = {}, answer = answered()) {
  const answers = new Map([[url, { token, answer, expires }]]);
  window.stockroomEarlyData = { answers, ask: () => {} };
}
const answered = async () => Response.json('early');

test('a call takes what was asked for early, once', async () => {
  askedEarly();
  expect(await send(REQUEST, TOKEN)).toMatchObject(EARLY);
  expect(await send(REQUEST, TOKEN)).toMatchObject(LATE);
});

test.each([
  ['asked for with another token', { token: 'other token' }],
  ['too old', { expires: 0 }],
  ['of another list', { url: '/api/products?sort=name' }],
])('an answer that is %s is not taken', async (_what, early) => {
  askedEarly(early);
  expect(await send(REQUEST, TOKEN)).toMatchObject(LATE);
});

test('a write makes it old', async () => {
  askedEarly();
  await send({ operation: 'POST /products', body: {} }, TOKEN);
  expect(await send(REQUEST, TOKEN)).toMatchObject(LATE);
});

test('a message that changes no records leaves it', async () => {
  askedEarly();
  new SessionClient().tell('POST /release-health', { reports: [] });
  expect(await send(REQUEST, TOKEN)).toMatchObject(EARLY);
});

test('what is asked for while a write runs is old, too', async () => {
  const write = send({ operation: 'POST /products', body: {} }, TOKEN);
  askedEarly();
  await write;
  expect(await send(REQUEST, TOKEN)).toMatchObject(LATE);
});

test('a call that nobody waits for any more is aborted', async () => {
  askedEarly({}, new Promise(() => {}));
  const controller = new AbortController();
  const answer = send(REQUEST, { ...TOKEN, signal: controller.signal });
  controller.abort();
  expect(await answer).toMatchObject({ error: { code: 'ABORTED' } });
});

test('an early call that failed is made again', async () => {
  askedEarly({}, Promise.reject(new TypeError('offline')));
  expect(await send(REQUEST, TOKEN)).toMatchObject(LATE);
});
