import { createKnownTotals } from './known-totals';

const of = (total: number) => ({ total, extent: null });

function setUp() {
  let time = 0;
  const totals = createKnownTotals(() => time);
  const count = jest.fn(() => Promise.resolve(of(6000)));
  return { totals, count, pass: (ms: number) => (time += ms) };
}

test('a short list is always counted', () => {
  const { totals, count } = setUp();
  totals.learn('q', of(1999), 5);
  expect(totals.recall('q', count)).toBeNull();
});

test('a long one is counted again in the background, by one of those who ask', async () => {
  const { totals, count, pass } = setUp();
  totals.learn('q', of(5000), 100);
  pass(4999);
  expect(totals.recall('q', count)).toMatchObject({ total: 5000 });
  expect(count).not.toHaveBeenCalled();
  pass(2);
  const known = [totals.recall('q', count), totals.recall('q', count)];
  expect(known).toMatchObject([{ total: 5000 }, { total: 5000 }]);
  expect(count).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(totals.recall('q', count)).toMatchObject({ total: 6000 });
});

test('one of which nobody knows yet where it lies is counted again at once', async () => {
  const { totals } = setUp();
  const extent = { first: 'a', last: 'b', asOf: '2026-11-21T08:00:00.000Z' };
  totals.learn('q', { total: 5000, extent: undefined }, 100);
  const count = () => Promise.resolve({ total: 5000, extent });
  expect(totals.recall('q', count)).toMatchObject({ extent: undefined });
  await Promise.resolve();
  expect(totals.recall('q', count)).toMatchObject({ extent });
});

test('one that has become short, or cannot be counted, is not remembered', async () => {
  const { totals, pass } = setUp();
  for (const count of [() => Promise.resolve(of(10)), () => Promise.reject(new Error('lost'))]) {
    totals.learn('q', of(5000), 1);
    pass(20_000);
    expect(totals.recall('q', count)).toMatchObject({ total: 5000 });
    await new Promise(process.nextTick);
    expect(totals.recall('q', count)).toBeNull();
  }
});

test('one that nobody has asked for in a minute is counted before it is told', () => {
  const { totals, count, pass } = setUp();
  totals.learn('q', of(5000), 1);
  pass(60_001);
  expect(totals.recall('q', count)).toBeNull();
});

test('no more than 500 are kept', () => {
  const { totals, count } = setUp();
  for (let index = 0; index <= 500; index += 1) totals.learn(`q${index}`, of(5000), 1);
  expect(totals.recall('q0', count)).toBeNull();
  expect(totals.recall('q1', count)).toMatchObject({ total: 5000 });
});
