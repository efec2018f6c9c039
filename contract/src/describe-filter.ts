import { isDay } from './calendar';
import type { Period } from './calendar';

/** The filters of a list or report; '' and undefined for one that is not set. */
export interface NamedFilter {
  /** Missing when the figures are current. */
  period?: Period | undefined;
  /** By the filter's label: { Category: "Furniture", Supplier: "Light Ltd" }. */
  names?: Readonly<Record<string, string | undefined>>;
  search?: string | undefined;
}

/**
 * The filters in words, for paper and files: without them a part of the stock could pass for all of it.
 * "Period from 01.11.2026 to 15.11.2026", "Category: Furniture"; "All time" for a period without ends.
 * @param formatDay in the shop's language
 */
export function describeFilter(
  { period, names = {}, search }: NamedFilter,
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
