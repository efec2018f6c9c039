import type { Clock } from '../../src/dependencies';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(time: { days?: number; minutes?: number; seconds?: number }): void;
}

export function createTestClock(start = '2026-11-21T09:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance({ days = 0, minutes = 0, seconds = 0 }) {
      now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
