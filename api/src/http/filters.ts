import { isCalendarDay, isStorableText, MAX_SEARCH_LENGTH } from '@stockroom/contract';
import { number, string } from 'yup';
import { validationFailed } from '../errors';
import { isId } from '../ids';
import { endOfDay, isTimeZone, startOfDay } from '../time-zones';
import type { ApiContext } from './environment';

const TIME_ZONE_MESSAGE = 'Time zone must be a name such as Europe/Moscow';

/** Parts of a text in any order; how many blanks stand around and between them means nothing. */
export const searchFilter = textFilter('Search', MAX_SEARCH_LENGTH).transform((search?: string) =>
  search?.trim().replace(/\s+/g, ' '),
);

/** @param label what the text is, e.g. "Category" */
export function textFilter(label: string, max: number) {
  return string()
    .max(max, `${label} can have at most ${max} characters`)
    .test(
      'storable',
      `${label} contains characters that cannot be stored`,
      (value) => value === undefined || isStorableText(value),
    );
}

/**
 * A day or an instant, made an instant; a day becomes its first or its last millisecond.
 * @param label what the time is, e.g. "From"
 * @param timeZone whose day it is
 */
export function timeFilter(label: string, edge: 'start' | 'end', timeZone = 'UTC') {
  const edgeOf = edge === 'start' ? startOfDay : endOfDay;
  const toInstant = (text: string) => {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
    const instant = parseInstant(isDay ? `${text}T00:00:00Z` : text);
    return isDay && instant !== null ? edgeOf(instant.slice(0, 10), timeZone) : instant;
  };
  return string()
    .test(
      'time',
      `${label} must be a day such as 2026-11-21 or an instant`,
      (text) => text === undefined || toInstant(text) !== null,
    )
    .transform((text?: string) => (text === undefined ? text : (toInstant(text) ?? text)));
}

/** Wide enough to mean "always", and years of four digits in every time zone. */
const FIRST_INSTANT = Date.parse('1000-01-03T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-30T23:59:59Z');

/** The instant in UTC with milliseconds; null for other texts, and for days that no month has. */
function parseInstant(text: string): string | null {
  const isInstant = /^.{10}T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  if (!isInstant || !isCalendarDay(text.slice(0, 10)) || Number.isNaN(Date.parse(text)))
    return null;
  const time = Math.min(Math.max(Date.parse(text), FIRST_INSTANT), LAST_INSTANT);
  return new Date(time).toISOString();
}

/** A name such as "Europe/Moscow". */
export const timeZoneFilter = string().test(
  'time-zone',
  TIME_ZONE_MESSAGE,
  (name) => name === undefined || isTimeZone(name),
);

/** The time zone of the request, which other parameters depend on; UTC unless it names one. @throws ApiError 422 */
export function readTimeZone(c: ApiContext): string {
  const timeZone = c.req.query('timeZone')?.trim() || 'UTC';
  if (!isTimeZone(timeZone)) throw validationFailed({ timeZone: TIME_ZONE_MESSAGE });
  return timeZone;
}

/** How many records at most. */
export function limitFilter(max: number) {
  const message = `Limit must be a whole number from 1 to ${max}`;
  return number().typeError(message).integer(message).min(1, message).max(max, message);
}

/** @param label what is so or not so, e.g. "Open" */
export function flagFilter(label: string) {
  return string<'true' | 'false'>().oneOf(['true', 'false'], `${label} must be true or false`);
}

/** @param label what the id is of, e.g. "Supplier" */
export function idFilter(label: string) {
  return string().test('id', `${label} must be an id`, (id) => id === undefined || isId(id));
}
