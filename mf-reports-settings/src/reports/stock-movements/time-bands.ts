import { dayAfter, daysOfMonth, type Period } from '@stockroom/contract';

type BandUnit = 'day' | 'week' | 'month';

/** More columns than this cannot be told apart on a phone. */
const MOST_BANDS = 62;

const START: Record<BandUnit, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => daysOfMonth(day.slice(0, 7)).from,
};
const END: Record<BandUnit, (start: string) => string> = {
  day: (start) => start,
  week: (start) => dayAfter(start, 6),
  month: (start) => daysOfMonth(start.slice(0, 7)).to,
};

/** Days, weeks or months without a gap, from the first to the last day that is given: the finest that stay readable. */
export function timeBands(days: readonly string[]): { unit: BandUnit; bands: Period[] } {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return { unit: 'day', bands: [] };
  const apart = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  const unit = apart < MOST_BANDS ? 'day' : apart < 7 * MOST_BANDS ? 'week' : 'month';
  const bands: Period[] = [];
  for (let from = START[unit](first); from <= last;) {
    const to = END[unit](from);
    bands.push({ from, to });
    from = dayAfter(to, 1);
  }
  return { unit, bands };
}

function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}
