import { dayOf, endOfDay, isTimeZone, minuteOf, startOfDay, startOfMonth } from './time-zones';

it.each([
  ['UTC', '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'],
  ['Europe/Moscow', '2026-11-20T21:00:00.000Z', '2026-11-21T20:59:59.999Z'],
  ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21T18:29:59.999Z'],
  ['America/New_York', '2026-11-21T05:00:00.000Z', '2026-11-22T04:59:59.999Z'],
])('begins and ends a day at its own instants in %s', (timeZone, start, end) => {
  expect(startOfDay('2026-11-21', timeZone)).toBe(start);
  expect(endOfDay('2026-11-21', timeZone)).toBe(end);
  expect(dayOf(start, timeZone)).toBe('2026-11-21');
  expect(dayOf(end, timeZone)).toBe('2026-11-21');
});

it('knows the days of 23 and 25 hours', () => {
  const hoursOf = (day: string) =>
    (Date.parse(endOfDay(day, 'Europe/Berlin')) +
      1 -
      Date.parse(startOfDay(day, 'Europe/Berlin'))) /
    3_600_000;
  expect(hoursOf('2026-03-29')).toBe(23);
  expect(hoursOf('2026-10-25')).toBe(25);
  expect(hoursOf('2026-10-26')).toBe(24);
});

it('begins a month in the time zone of the reader', () => {
  const now = new Date('2026-11-30T22:00:00.000Z');
  expect(startOfMonth(now, 'UTC')).toBe('2026-11-01T00:00:00.000Z');
  expect(startOfMonth(now, 'Europe/Moscow')).toBe('2026-11-30T21:00:00.000Z');
});

it('shows the local time', () => {
  expect(minuteOf('2026-11-21T21:05:59.000Z', 'Europe/Moscow')).toBe('2026-11-22 00:05');
});

it.each([
  ['Europe/Moscow', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Mars/Base', false],
  ['+03:00', false],
  ["UTC'; drop table", false],
  ['', false],
])('takes %j for a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
