import { isDay } from './calendar';
import type { Period } from './calendar';
import type { Translate } from './translate';

/** The filters of a list or report; '' and undefined for one that is not set. */
export interface NamedFilter {
  /** Missing when the figures are current. */
  period?: Period | undefined;
  /** By the filter's label, in the reader's language: { Category: "Furniture", Supplier: "Light Ltd" }. */
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
  t: Translate,
): string[] {
  const inWords = (day: string) => (isDay(day) ? formatDay(day) : day);
  return [
    period && periodInWords(period, inWords, t),
    ...Object.entries(names).map(([label, name]) => name && `${label}: ${name}`),
    search && t('Search: “{search}”', { search }),
  ].filter((part): part is string => Boolean(part));
}

function periodInWords(period: Period, inWords: (day: string) => string, t: Translate): string {
  const [from, to] = [inWords(period.from), inWords(period.to)];
  if (from && to) return t('Period from {from} to {to}', { from, to });
  if (from) return t('Period from {from}', { from });
  return to ? t('Period to {to}', { to }) : t('All time');
}
