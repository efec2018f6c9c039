import {
  dayAfter,
  mondayOf,
  daysOfMonth,
  isCalendarDay,
  isDay,
  monthsBetween,
  overlap,
  partOfMonth,
} from './calendar';

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

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2024-12-31', 1, '2025-01-01'],
])('%s and %d days is %s', (day, days, expected) => expect(dayAfter(day, days)).toBe(expected));

test.each([
  ['2026-02', '2026-02-28'],
  ['2024-02', '2024-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});

test('finds the common days of two periods', () => {
  const november = daysOfMonth('2026-11');
  expect(overlap(november, { from: '', to: '' })).toEqual(november);
  expect(overlap(november, { from: '2026-11-05', to: '2026-12-24' })).toEqual({
    from: '2026-11-05',
    to: '2026-11-30',
  });
});

test.each([
  { from: '2026-12-01', to: '' },
  { from: '', to: '2026-10-31' },
])('a month outside of $from to $to keeps its days', (period) => {
  const november = daysOfMonth('2026-11');
  expect(overlap(november, period)).toEqual(november);
});

test.each([
  ['2026-10', null],
  ['2026-11', { from: '2026-11-01', to: '2026-11-15' }],
  ['2026-09', { from: '2026-09-30', to: '2026-09-30' }],
])('of %s the period has a part only if it cuts it', (month, part) => {
  expect(partOfMonth(month, { from: '2026-09-30', to: '2026-11-15' })).toEqual(part);
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
