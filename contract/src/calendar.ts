/** True for a day of the calendar: "2026-02-28", but not "2026-02-30". */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Date reads 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** True for such a day with a complete year, so not while somebody still types it. */
export function isDay(text: string): boolean {
  return isCalendarDay(text) && text >= '1000';
}

/** Every month from one to another, both included: "2026-11", "2027-01" -> 2026-11, 2026-12, 2027-01. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** monthAfter("2026-12") -> "2027-01" */
export function monthAfter(month: string): string {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

/** Days of the reader's calendar as YYYY-MM-DD, both included; '' for no end. */
export interface Period {
  from: string;
  to: string;
}

export interface PeriodQuery {
  /** Days of the time zone, or instants; both inclusive. Default: everything until now. */
  from?: string;
  to?: string;
  /** For example "Europe/Moscow"; default: UTC. */
  timeZone?: string;
}

/** The reader's time zone, such as "Europe/Berlin": that of the browser. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** dayAfter("2026-02-28", 1) -> "2026-03-01"; dayAfter("2026-03-01", -1) goes back. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The Monday of the week of a day: "2026-11-27" -> "2026-11-23". */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The days of a month: "2026-02" -> from "2026-02-01" to "2026-02-28". */
export function daysOfMonth(month: string): Period {
  return { from: `${month}-01`, to: dayAfter(`${monthAfter(month)}-01`, -1) };
}

/**
 * The days of a part, such as a month, that the whole period contains; all days of the part if it contains none. A
 * chart of an earlier period stays until the new one arrives.
 */
export function overlap(part: Period, whole: Period): Period {
  const from = part.from > whole.from ? part.from : whole.from;
  const to = whole.to !== '' && whole.to < part.to ? whole.to : part.to;
  return from > to ? part : { from, to };
}

/** The days of a month within the period; null when the period contains the whole month. */
export function partOfMonth(month: string, period: Period): Period | null {
  const whole = daysOfMonth(month);
  const part = overlap(whole, period);
  return part.from === whole.from && part.to === whole.to ? null : part;
}

/** The day of an instant in the reader's calendar, YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** The day of the reader's calendar. */
export const today = (): string => dayOf(new Date());
