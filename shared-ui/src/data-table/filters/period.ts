import { isDay, type Period } from '@stockroom/contract';

/** Presets by name, in the order in which they are offered. */
export const PERIODS = {
  today: { label: 'Today', of: (day: Date) => ({ from: day, to: day }) },
  'last-7-days': { label: 'Last 7 days', of: (day: Date) => ({ from: later(day, -6), to: day }) },
  'last-30-days': {
    label: 'Last 30 days',
    of: (day: Date) => ({ from: later(day, -29), to: day }),
  },
  'this-month': { label: 'This month', of: (day: Date) => monthOf(day, 0) },
  'last-month': { label: 'Last month', of: (day: Date) => monthOf(day, -1) },
  'this-year': {
    label: 'This year',
    of: (day: Date) => ({
      from: new Date(day.getFullYear(), 0, 1),
      to: new Date(day.getFullYear(), 11, 31),
    }),
  },
} as const;
export type PeriodName = keyof typeof PERIODS;

// Exactly the keys of the constant.
export const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** @param now whose day is "today" */
export function periodOf(name: PeriodName, now: Date): Period {
  const { from, to } = PERIODS[name].of(now);
  return { from: toDay(from), to: toDay(to) };
}

/** True when it ends before it begins. */
export function isTurned({ from, to }: Period): boolean {
  return isDay(from) && isDay(to) && to < from;
}

function toDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** By the calendar, whatever the clocks do that night. */
function later(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

function monthOf(day: Date, later: number) {
  const [year, month] = [day.getFullYear(), day.getMonth() + later];
  return { from: new Date(year, month, 1), to: new Date(year, month + 1, 0) };
}
