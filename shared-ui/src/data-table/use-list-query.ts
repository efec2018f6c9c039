import { isDay, ownTimeZone, type Permission, type Sort } from '@stockroom/contract';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useAppSelector } from '../store/hooks';
import { holds } from '../store/role';

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
  /** What sorting by a key needs: all of them. */
  sortPermissions?: Partial<Record<Key, readonly Permission[]>>;
}

/** The arguments of a list endpoint: only filters that are set. */
export type ListArgs<Rules extends FilterRules, Key extends string> = {
  [Name in keyof Rules]?: Exclude<FilterValue<Rules[Name]>, ''>;
} & { sort: Sort<Key>; cursor?: string; timeZone?: string };

export interface ListState<Values> {
  values: Values;
  /** The kinds of filters that are set, e.g. "search and filters"; '' for none. */
  filteredBy: string;
  /** How many filters are set, besides the search. */
  filterCount: number;
  sort: string;
  cursor: string | undefined;
  /** Number of the page, from 1; undefined when the address lacks it. */
  page: number | undefined;
  /** Sets one filter and goes to the first page. `typing` replaces the history entry. */
  setFilter: <Name extends keyof Values & string>(
    name: Name,
    value: Values[Name],
    options?: { typing?: boolean },
  ) => void;
  /** Sets several filters at once, such as the ends of a period. */
  setFilters: (values: Partial<Values>) => void;
  clearFilters: () => void;
  setSort: (sort: string) => void;
  /** Goes to the top of another page; null is the first page. */
  goTo: (place: PagePlace | null, options?: { replace?: boolean }) => void;
}

/** A cursor alone does not tell how far into the list it is. */
export interface PagePlace {
  cursor: string;
  page: number | undefined;
}

/** New values of parameters; an empty one leaves the address. */
type Changes = Readonly<Record<string, string | undefined>>;

/**
 * Filters, order and page of a list, kept in the address: Back undoes them, and a link or a reload shows the
 * same rows. Missing and wrong parameters have their default, and so has an order that the user's role hides.
 */
export function useListQuery<const Rules extends FilterRules, const Key extends string>(
  rules: ListRules<Rules, Key>,
): ListState<FilterValues<Rules>> & { args: ListArgs<Rules, Key> } {
  const [params, setParams] = useSearchParams();
  const { filters, sortKeys, defaultSort, sortPermissions } = rules;
  const role = useAppSelector(({ session }) => session.role);
  const allowed = sortKeys.filter((key) =>
    (sortPermissions?.[key] ?? []).every((permission) => holds(role, permission)),
  );
  const values = readFilters(params, filters);
  const sort = readSort(params, allowed) ?? defaultSort;
  const cursor = params.get('cursor') ?? undefined;
  const set = Object.entries(values).filter(([, value]) => value !== '');
  const kinds = new Set(set.map(([name]) => (name === 'search' ? 'search' : 'filters')));

  // Every change but that of the page itself leads to the first page.
  const change = (changes: Changes, options?: NavigateOptions) =>
    setParams((current) => withChanges(current, { cursor: '', page: '', ...changes }), {
      preventScrollReset: true,
      ...options,
    });

  return {
    values,
    filteredBy: [...kinds].join(' and '),
    filterCount: set.filter(([name]) => name !== 'search').length,
    sort,
    cursor,
    page: cursor === undefined ? 1 : readPage(params),
    args: {
      // The entries come from values, so they have its types.
      ...(Object.fromEntries(set) as Partial<ListArgs<Rules, Key>>),
      sort,
      ...(cursor !== undefined && { cursor }),
      // The server counts days in the user's time zone.
      ...(Object.values(filters).includes('day') && { timeZone: ownTimeZone() }),
    } as ListArgs<Rules, Key>,
    setFilter: (name, value, { typing = false } = {}) =>
      change({ [name]: value }, { replace: typing }),
    setFilters: (next) => change(next),
    clearFilters: () => change(Object.fromEntries(Object.keys(filters).map((name) => [name, '']))),
    setSort: (next) => change({ sort: next === defaultSort ? '' : next }),
    goTo: (place, { replace = false } = {}) =>
      change(
        { cursor: place?.cursor, page: place?.page?.toString() },
        { replace, preventScrollReset: false },
      ),
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

function withChanges(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
