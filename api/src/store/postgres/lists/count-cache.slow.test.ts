import { createCountCache } from './count-cache';

const of = (total: number) => ({ total, extent: null });

function setUp() {
  let time = 0;
  const counts = createCountCache(() => time);
  return { counts, pass: (ms: number) => (time += ms) };
}

test('the cache ignores short lists', () => {
  const { counts } = setUp();
  counts.set('q', of(1999));
  expect(counts.get('q')).toBeNull();
});

test('the cache keeps the count of a long list for ten seconds', () => {
  const { counts, pass } = setUp();
  counts.set('q', of(5000));
  pass(10_000);
  expect(counts.get('q')).toEqual(of(5000));
  pass(1);
  expect(counts.get('q')).toBeNull();
});

test('the cache drops a list that became short', () => {
  const { counts } = setUp();
  counts.set('q', of(5000));
  counts.set('q', of(10));
  expect(counts.get('q')).toBeNull();
});

test('the cache holds at most 500 counts', () => {
  const { counts } = setUp();
  for (let index = 0; index <= 500; index += 1) counts.set(`q${index}`, of(5000));
  expect(counts.get('q0')).toBeNull();
  expect(counts.get('q1')).toEqual(of(5000));
});
