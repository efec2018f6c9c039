import {
  isCalendarDay,
  isStorableText,
  MAX_CUSTOMER_NAME,
  MAX_SEARCH_LENGTH,
  msg,
  type Text,
} from '@stockroom/contract';
import { number, string } from 'yup';
import { isId } from '../records';
import { isTimeZone, type startOfDay } from '../time-zones';

/** Parts of a text in any order; the number of blanks around them does not matter. */
export const searchFilter = textFilter(msg('Search'), MAX_SEARCH_LENGTH).transform(
  (search?: string) => search?.trim().replace(/\s+/g, ' '),
);

/** The exact name of a customer. */
export const customerFilter = textFilter(msg('Customer name'), MAX_CUSTOMER_NAME);

export function textFilter(label: Text, max: number) {
  return string()
    .max(max, msg('{label} can have at most {max} characters', { label, max }))
    .test(
      'storable',
      msg('{label} contains characters that cannot be stored', { label }),
      (value) => value === undefined || isStorableText(value),
    );
}

export function timeFilter(label: Text) {
  return string().test(
    'time',
    msg('{label} must be a day such as 2026-11-21 or an instant', { label }),
    (text) => text === undefined || parseInstant(text) !== null,
  );
}

/** The period of a list; `timeZone` says where its days begin and end. */
export const PERIOD_FILTERS = { from: timeFilter(msg('From')), to: timeFilter(msg('To')) };

/** The instant of a time that the filter has accepted: a day begins or ends in the time zone. */
export function toInstant(time: string, edgeOf: typeof startOfDay, timeZone: string): string {
  const instant = parseInstant(time) ?? '';
  return isDay(time) ? edgeOf(instant.slice(0, 10), timeZone) : instant;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** Wide enough to mean "always", and years of four digits in every time zone. */
const FIRST_INSTANT = Date.parse('1000-01-03T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-30T23:59:59Z');

/** The instant in UTC with milliseconds; null for other texts, and for days that no month has. */
function parseInstant(text: string): string | null {
  const instant = isDay(text) ? `${text}T00:00:00Z` : text;
  const isInstant = /^.{10}T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(instant);
  const time = Date.parse(instant);
  if (!isInstant || !isCalendarDay(text.slice(0, 10)) || Number.isNaN(time)) return null;
  return new Date(Math.min(Math.max(time, FIRST_INSTANT), LAST_INSTANT)).toISOString();
}

export const timeZoneFilter = string().test(
  'time-zone',
  msg('Time zone must be a name such as Europe/Moscow'),
  (name) => name === undefined || isTimeZone(name),
);

export function limitFilter(max: number) {
  const message = msg('Limit must be a whole number from 1 to {max}', { max });
  return number().typeError(message).integer(message).min(1, message).max(max, message);
}

export function flagFilter(label: Text) {
  return string<'true' | 'false'>().oneOf(
    ['true', 'false'],
    msg('{label} must be true or false', { label }),
  );
}

export function choiceFilter<Value extends string>(label: Text, values: readonly Value[]) {
  return string<Value>().oneOf(
    values,
    msg('{label} must be one of {values}', { label, values: values.join(', ') }),
  );
}

export function idFilter(label: Text) {
  return string().test(
    'id',
    msg('{label} must be an id', { label }),
    (id) => id === undefined || isId(id),
  );
}
