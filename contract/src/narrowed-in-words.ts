import { isDay } from './calendar';
import type { Period } from './period';

/** What a list or report is narrowed to; '' and undefined where it is not. */
export interface Narrowing {
  /** Left out where the figures are of now. */
  period?: Period | undefined;
  /** By what users call the filter: { Category: "Furniture", Supplier: "Light Ltd" }. */
  names?: Readonly<Record<string, string | undefined>>;
  search?: string | undefined;
}

/**
 * The same words on paper and in files, where filters cannot be seen: a part of the stock must not pass for all of it.
 * "Period from 01.11.2026 to 15.11.2026", "Category: Furniture"; "All time" for a period without ends.
 * @param formatDay in the shop's language
 */
export function narrowedInWords(
  { period, names = {}, search }: Narrowing,
  formatDay: (day: string) => string,
): string[] {
  const inWords = (day: string) => (isDay(day) ? formatDay(day) : day);
  return [
    period && periodInWords(period, inWords),
    ...Object.entries(names).map(([label, name]) => name && `${label}: ${name}`),
    search && `Search: “${search}”`,
  ].filter((part): part is string => Boolean(part));
}

function periodInWords({ from, to }: Period, inWords: (day: string) => string): string {
  const ends = [from && `from ${inWords(from)}`, to && `to ${inWords(to)}`].filter(Boolean);
  return ends.length === 0 ? 'All time' : `Period ${ends.join(' ')}`;
}
