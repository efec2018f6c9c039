import { faultOf, type HealthFigures } from './health-rule';

const figures = (changes: Partial<HealthFigures>): HealthFigures => ({
  visitors: 0,
  failing: 0,
  content: 0,
  'load-failure': 0,
  crash: 0,
  error: 0,
  'no-page': 0,
  'failed-call': 0,
  ...changes,
});

test.each<[string, Partial<HealthFigures>, Partial<HealthFigures>, string | null]>([
  ['two of few fail, none before', { visitors: 2, failing: 2 }, {}, 'failing'],
  ['two of many fail, none before', { visitors: 900, failing: 2 }, { visitors: 9 }, 'failing'],
  ['one fails', { visitors: 1, failing: 1 }, {}, null],
  ['two fail, and one did before', { visitors: 5, failing: 2 }, { visitors: 5, failing: 1 }, null],
  [
    'the share is more than twice that before',
    { visitors: 20, failing: 5 },
    { visitors: 20, failing: 2 },
    'failing',
  ],
  ['it is twice that before', { visitors: 20, failing: 4 }, { visitors: 20, failing: 2 }, null],
  ['visitors are few', { visitors: 19, failing: 19 }, { visitors: 20, failing: 1 }, null],
  [
    'the share is 5 points above that before',
    { visitors: 100, failing: 6 },
    { visitors: 100, failing: 1 },
    null,
  ],
  [
    'the share is 6 points above that before',
    { visitors: 100, failing: 7 },
    { visitors: 100, failing: 1 },
    'failing',
  ],
  ['few have errors', { visitors: 19, error: 19 }, { visitors: 20 }, null],
  ['many have errors', { visitors: 20, error: 2 }, { visitors: 20 }, 'error'],
  [
    'calls fail as often as before',
    { visitors: 20, 'failed-call': 9 },
    { visitors: 40, 'failed-call': 18 },
    null,
  ],
  [
    'calls fail more often',
    { visitors: 20, 'failed-call': 9 },
    { visitors: 40, 'failed-call': 8 },
    'failed-call',
  ],
])('decides when %s', (_case, release, predecessor, fault) => {
  expect(faultOf(figures(release), figures(predecessor))).toBe(fault);
});
