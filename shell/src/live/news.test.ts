import type { ChangeEvent } from '@stockroom/contract';
import { api, createStore, SessionClient } from '@stockroom/shared-ui';
import { News } from './news';

const answer = jest.fn(() => ({ data: 'list' }));
const lists = api.injectEndpoints({
  endpoints: (build) => ({
    suppliersOfTest: build.query<string, void>({ queryFn: answer, providesTags: ['Supplier'] }),
    supplierOfTest: build.query<string, string>({
      queryFn: answer,
      providesTags: (_supplier, _error, id) => [{ type: 'Supplier', id }],
    }),
  }),
});

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockClear();
  document.getSelection()?.removeAllRanges();
  document.body.innerHTML = '<p>Text to copy</p>';
});
afterEach(() => jest.useRealTimers());

/** A page that shows the list of suppliers, or one of them. */
async function openPage(shownId?: string) {
  const session = new SessionClient();
  const store = createStore(session);
  const { suppliersOfTest, supplierOfTest } = lists.endpoints;
  if (shownId === undefined) void store.dispatch(suppliersOfTest.initiate());
  else void store.dispatch(supplierOfTest.initiate(shownId));
  await pass(1000);
  const news = new News(store, session);
  let last = 0;
  const tell = async (...changes: Partial<ChangeEvent>[]) => {
    const events = changes.map((change) => ({
      id: (last += 1),
      topic: 'supplier' as const,
      records: [`record ${last}`],
      person: 'ann@example.com',
      transaction: `of event ${last}`,
      ...change,
    }));
    news.take({ position: '1', events });
    await pass(0);
  };
  return { news, tell, session };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** How often the page has asked. */
const asked = () => answer.mock.calls.length;

function select() {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('p') ?? document.body);
  document.getSelection()?.addRange(range);
}

test('shows news at once, and the same event only once', async () => {
  const { tell } = await openPage();
  await tell({ id: 7 });
  expect(asked()).toBe(2);
  await pass(1000);
  await tell({ id: 7 });
  await pass(2000);
  expect(asked()).toBe(2);
});

test('asks at most once a second in a busy shop, and misses nothing', async () => {
  const { tell } = await openPage();
  for (let count = 0; count < 5; count += 1) await tell({});
  expect(asked()).toBe(2);
  await pass(1000);
  expect(asked()).toBe(3);
});

test('waits while somebody selects, counts records, and goes on afterwards', async () => {
  const { news, tell } = await openPage();
  select();
  await tell({ records: ['a', 'b'] }, { records: ['b'] });
  expect(news.offer()).toEqual({ count: 2, person: 'ann@example.com' });
  await tell({ records: null, person: 'bob@example.com' });
  await pass(5000);
  expect(asked()).toBe(1);
  expect(news.offer()).toEqual({ count: 3, person: '' });
  document.getSelection()?.removeAllRanges();
  await pass(1000);
  expect(asked()).toBe(2);
  expect(news.offer().count).toBe(0);
});

test('shows what waits when the user wants it', async () => {
  const { news, tell } = await openPage();
  select();
  await tell({});
  news.show();
  await pass(0);
  expect(asked()).toBe(2);
});

test('does not wait with what the page does not show', async () => {
  const { news, tell } = await openPage();
  select();
  await tell({ topic: 'category', records: null });
  expect(news.offer().count).toBe(0);
});

test('offers no change of a record that the page has brought at once', async () => {
  const { news, tell } = await openPage('a');
  select();
  await tell({ records: ['a'] });
  expect(asked()).toBeGreaterThan(1);
  expect(news.offer().count).toBe(0);
});

test('leaves out the events of its own writes, also those that come before the answer', async () => {
  const { tell, session } = await openPage();
  session.openWrites = 1;
  await tell({ transaction: '12' }, { transaction: '13' });
  expect(asked()).toBe(1);
  session.ownTransactions.add('12');
  session.openWrites = 0;
  await pass(1000);
  expect(asked()).toBe(2);
  await tell({ transaction: '12' });
  await pass(2000);
  expect(asked()).toBe(2);
});

test('renews a record at once, which a form may have open', async () => {
  const { tell } = await openPage('a');
  select();
  await tell({ records: ['other'] });
  expect(asked()).toBe(1);
  await tell({ records: ['a'] });
  expect(asked()).toBe(2);
});

test('renews everything where nobody knows what has changed', async () => {
  const { tell } = await openPage();
  await tell({ id: 0, topic: 'everything', records: null });
  await pass(2000);
  await tell({ id: 0, topic: 'everything', records: null });
  expect(asked()).toBe(3);
});
