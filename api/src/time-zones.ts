import { dayAfter } from '@stockroom/contract';
import { LRUCache } from 'lru-cache';

/** Days and months of a calendar, which begin at another instant in every time zone. */

/** "2026-11-20": the day in the time zone on which the instant falls. */
export function dayOf(instant: string, timeZone: string): string {
  return wallClock(new Date(instant), timeZone).slice(0, 10);
}

/** "2026-11-20 14:05": what a clock on the wall shows. */
export function minuteOf(instant: string, timeZone: string): string {
  return wallClock(new Date(instant), timeZone).slice(0, 16);
}

export function startOfMonth(now: Date, timeZone: string): string {
  return startOfDay(`${wallClock(now, timeZone).slice(0, 7)}-01`, timeZone);
}

/** The instant at which a day such as "2026-11-20" begins. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The zone's distance to UTC is not known before the instant is; the second guess knows it.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString();
}

export function endOfDay(day: string, timeZone: string): string {
  return new Date(Date.parse(startOfDay(dayAfter(day, 1), timeZone)) - 1).toISOString();
}

/** True for names such as "Europe/Moscow" and "UTC"; not for "+03:00", which databases read the other way. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    formats.memo(name);
    return true;
  } catch {
    return false;
  }
}

function offsetAt(time: number, timeZone: string): number {
  const shown = wallClock(new Date(time), timeZone).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(time / 1000) * 1000;
}

/** "2026-11-20 14:05:09", as Swedes write it. */
function wallClock(instant: Date, timeZone: string): string {
  return formats.memo(timeZone).format(instant);
}

/**
 * Making a format costs about a hundred times as much as using it. Names come from clients, in any case of letters: of
 * each zone there are many.
 */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 1000,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
});
