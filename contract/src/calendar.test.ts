import { isCalendarDay, isDay, monthsBetween } from './calendar';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0202-11-21', false],
  ['yesterday', false],
  ['2026-11-21T10:00:00Z', false],
  ['', false],
])('%p is a day: %p', (text, expected) => expect(isDay(text)).toBe(expected));

test.each([
  ['0000-01-01', true],
  ['0099-12-31', true],
  ['0099-02-29', false],
])('%p is in the calendar: %p, but not asked for', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
  expect(isDay(text)).toBe(false);
});

test.each([
  ['2026-11', '2026-11', ['2026-11']],
  ['2026-11', '2027-01', ['2026-11', '2026-12', '2027-01']],
])('the months from %s to %s', (first, last, months) =>
  expect(monthsBetween(first, last)).toEqual(months),
);
