import type { Language } from '@stockroom/contract';
import { minuteOf } from '../time-zones';

/** "20.11.2026 14:05", or "2026-11-20 14:05" in English, which spreadsheets of any country read. */
export function shownTime(instant: string, language: Language, timeZone: string): string {
  const shown = minuteOf(instant, timeZone);
  if (language !== 'ru') return shown;
  const [year, month, day] = shown.slice(0, 10).split('-');
  return `${day}.${month}.${year}${shown.slice(10)}`;
}
