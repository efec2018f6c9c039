import { useRef } from 'react';
import type { ReadyReport } from './report-catalogue';

type Query = [name: string, value: string][];

/**
 * What goes along from one report to the next: what both can be narrowed by, and the order where the next has such
 * a column. A period outlasts reports that have none.
 */
export function useCarriedFilters() {
  const known = useRef(new Map<string, string>());

  /** Remembers what the address says of the report that is left. */
  const leave = ({ rules, about }: ReadyReport, params: URLSearchParams) => {
    for (const name of [...Object.keys(rules.filters), 'sort'])
      known.current.set(keyOf(name, about), params.get(name) ?? '');
  };
  /** What the address is to say of the next one. */
  const enter = ({ rules, about }: ReadyReport): Query => {
    const carried = Object.keys(rules.filters).map((name): Query[number] => [
      name,
      known.current.get(keyOf(name, about)) ?? '',
    ]);
    const sort = known.current.get(keyOf('sort', about)) ?? '';
    if (rules.sortKeys.includes(sort.replace(/^-/, '')) && sort !== rules.defaultSort)
      carried.push(['sort', sort]);
    return carried.filter(([, value]) => value !== '');
  };
  return { leave, enter };
}

/** The same words find other things among products than among suppliers, which have other columns, too. */
function keyOf(name: string, about: ReadyReport['about']): string {
  return ['search', 'sort'].includes(name) ? `${name} of ${about}` : name;
}
