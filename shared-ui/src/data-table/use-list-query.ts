import { isDay, type Sort } from '@stockroom/contract';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { isTurned } from './filters/period';

/** 'text' for free text, 'day' for a day of the calendar, or the values that a choice may have. */
type FilterRule = 'text' | 'day' | readonly string[];
type FilterRules = Record<string, FilterRule>;

/** '' stands for "no filter". */
type FilterValue<Rule extends FilterRule> = Rule extends readonly (infer Value extends string)[]
  ? Value | ''
  : string;
export type FilterValues<Rules extends FilterRules> = {
  [Name in keyof Rules]: FilterValue<Rules[Name]>;
};

interface ListRules<Rules extends FilterRules, Key extends string> {
  filters: Rules;
  sortKeys: readonly Key[];
  defaultSort: Sort<Key>;
}

/** What a list endpoint is asked for: only filters that are set. */
export type ListArgs<Rules extends FilterRules, Key extends string> = {
  [Name in keyof Rules]?: Exclude<FilterValue<Rules[Name]>, ''>;
} & { sort: Sort<Key>; cursor?: string };

export interface ListState<Values> {
  values: Values;
  /** What is set, e.g. "search and filters": an empty list may then be its doing. '' where nothing is. */
  filteredBy: string;
  /** True when the period ends before it begins: there is nothing to ask for, or to export. */
  isTurned: boolean;
  sort: string;
  cursor: string | undefined;
  /** Number of the page, from 1; undefined where the address does not say it. */
  page: number | undefined;
  /** Sets one filter and goes to the first page. `typing` replaces the entry of the history. */
  setFilter: <Name extends keyof Values & string>(
    name: Name,
    value: Values[Name],
    options?: { typing?: boolean },
  ) => void;
  /** Sets several filters at once, such as the ends of a period. */
  setFilters: (values: Partial<Values>) => void;
  clearFilters: () => void;
  setSort: (sort: string) => void;
  /** Goes to another page, at its top; null is the first page. */
  goTo: (place: PagePlace | null, options?: { replace?: boolean }) => void;
}

/** A cursor alone does not say how far into the list it is. */
export interface PagePlace {
  cursor: string;
  page: number | undefined;
}

const FIRST_PAGE = { cursor: '', page: '' };

/**
 * Filters, order and page of a list, kept in the address: Back undoes them, and a link or a reload shows the
 * same rows. What the address does not name, or names wrongly, has its default.
 */
export function useListQuery<const Rules extends FilterRules, const Key extends string>(
  rules: ListRules<Rules, Key>,
): ListState<FilterValues<Rules>> & { args: ListArgs<Rules, Key> } {
  const [params, setParams] = useSearchParams();
  const { filters, sortKeys, defaultSort } = rules;
  const values = readFilters(params, filters);
  const sort = readSort(params, sortKeys) ?? defaultSort;
  const cursor = params.get('cursor') ?? undefined;
  const set = Object.entries(values).filter(([, value]) => value !== '');
  const kinds = new Set(set.map(([name]) => (name === 'search' ? 'search' : 'filters')));

  const change = (changes: Record<string, string>, options: NavigateOptions = {}) =>
    setParams((current) => withChanges(current, changes), { preventScrollReset: true, ...options });

  return {
    values,
    filteredBy: [...kinds].join(' and '),
    isTurned: isTurned({ from: '', to: '', ...values }),
    sort,
    cursor,
    page: cursor === undefined ? 1 : readPage(params),
    args: {
      // The entries come from values, so they have its types.
      ...(Object.fromEntries(set) as Partial<ListArgs<Rules, Key>>),
      sort,
      ...(cursor !== undefined && { cursor }),
    } as ListArgs<Rules, Key>,
    setFilter: (name, value, { typing = false } = {}) =>
      change({ [name]: value, ...FIRST_PAGE }, { replace: typing }),
    setFilters: (next) => change({ ...definedIn(next), ...FIRST_PAGE }),
    clearFilters: () =>
      change({
        ...Object.fromEntries(Object.keys(filters).map((name) => [name, ''])),
        ...FIRST_PAGE,
      }),
    setSort: (next) => change({ sort: next === defaultSort ? '' : next, ...FIRST_PAGE }),
    goTo: (place, { replace = false } = {}) =>
      change(place ? { cursor: place.cursor, page: String(place.page ?? '') } : FIRST_PAGE, {
        replace,
        preventScrollReset: false,
      }),
  };
}

function readFilters<Rules extends FilterRules>(
  params: URLSearchParams,
  rules: Rules,
): FilterValues<Rules> {
  const read = ([name, rule]: [string, FilterRule]) => {
    const value = params.get(name) ?? '';
    return [name, isKnown(rule, value) ? value : ''] as const;
  };
  // Just checked against the rules.
  return Object.fromEntries(Object.entries(rules).map(read)) as FilterValues<Rules>;
}

function isKnown(rule: FilterRule, value: string): boolean {
  if (rule === 'day') return isDay(value);
  return rule === 'text' || rule.includes(value);
}

function readSort<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
): Sort<Key> | undefined {
  const sort = params.get('sort');
  return keys.flatMap((key): Sort<Key>[] => [key, `-${key}`]).find((known) => known === sort);
}

function readPage(params: URLSearchParams): number | undefined {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : undefined;
}

function definedIn(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** An empty value leaves the address. */
function withChanges(current: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
