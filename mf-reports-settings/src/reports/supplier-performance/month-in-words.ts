import { partOfMonth, type Period } from '@stockroom/contract';
import type { useFormat } from '@stockroom/shared-ui';

type Format = Pick<ReturnType<typeof useFormat>, 'day' | 'month' | 'shortDay'>;

/** "11.2026"; of a month that the period cuts, the days that are counted: "01.11.2026 – 15.11.2026". */
export function monthInWords(month: string, period: Period, format: Format): string {
  const part = partOfMonth(month, period);
  return part ? `${format.day(part.from)} – ${format.day(part.to)}` : format.month(month);
}

/** The same where there is little room: "01.11–15.11". */
export function monthInShort(month: string, period: Period, format: Format): string {
  const part = partOfMonth(month, period);
  return part ? `${format.shortDay(part.from)}–${format.shortDay(part.to)}` : format.month(month);
}
