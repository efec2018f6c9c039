import { monthAfter } from './calendar';

/** Days of the reader's calendar as YYYY-MM-DD, both included; '' for no end. */
export interface Period {
  from: string;
  to: string;
}

/** dayAfter("2026-02-28", 1) -> "2026-03-01"; dayAfter("2026-03-01", -1) goes back. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The days of a month: "2026-02" -> from "2026-02-01" to "2026-02-28". */
export function daysOfMonth(month: string): Period {
  return { from: `${month}-01`, to: dayAfter(`${monthAfter(month)}-01`, -1) };
}

/**
 * The days of a part, such as a month, that are in the whole period. All of its days where none are: a picture of an
 * earlier period stays until the new one has come.
 */
export function overlap(part: Period, whole: Period): Period {
  const from = part.from > whole.from ? part.from : whole.from;
  const to = whole.to !== '' && whole.to < part.to ? whole.to : part.to;
  return from > to ? part : { from, to };
}

/** The days of a month that the period has, where it has not all of them. */
export function partOfMonth(month: string, period: Period): Period | null {
  const whole = daysOfMonth(month);
  const part = overlap(whole, period);
  return part.from === whole.from && part.to === whole.to ? null : part;
}
