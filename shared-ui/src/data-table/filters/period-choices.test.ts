import { periodOf, type PeriodName } from './period-filter';

const AFTERNOON = new Date(2026, 10, 21, 15, 30);
const NEW_YEARS_DAY = new Date(2027, 0, 1, 0, 1);

it.each<[PeriodName, Date, string, string]>([
  ['today', AFTERNOON, '2026-11-21', '2026-11-21'],
  ['last-7-days', AFTERNOON, '2026-11-15', '2026-11-21'],
  ['last-30-days', AFTERNOON, '2026-10-23', '2026-11-21'],
  ['this-month', AFTERNOON, '2026-11-01', '2026-11-30'],
  ['last-month', AFTERNOON, '2026-10-01', '2026-10-31'],
  ['this-year', AFTERNOON, '2026-01-01', '2026-12-31'],
  ['last-7-days', NEW_YEARS_DAY, '2026-12-26', '2027-01-01'],
  ['last-month', NEW_YEARS_DAY, '2026-12-01', '2026-12-31'],
  ['this-month', new Date(2028, 1, 29), '2028-02-01', '2028-02-29'],
])('%s on %s lasts from %s to %s', (name, now, from, to) => {
  expect(periodOf(name, now)).toEqual({ from, to });
});
