import { monthAfter } from '@stockroom/contract';

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

/** Days that are in both. */
export function overlap(one: Period, other: Period): Period {
  const from = one.from > other.from ? one.from : other.from;
  const ends = [one.to, other.to].filter((day) => day !== '').sort();
  return { from, to: ends[0] ?? '' };
}
