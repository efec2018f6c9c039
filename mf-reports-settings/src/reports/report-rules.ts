import {
  MAX_PAGE_SIZE,
  LOW_STOCK_SORT_KEYS,
  SUPPLIER_PERFORMANCE_SORT_KEYS,
  TURNOVER_SORT_KEYS,
  VALUATION_SORT_KEYS,
} from '@stockroom/contract';

/** What the address may say of each report, beside its type. */
const PRODUCTS = { search: 'text', category: 'text', supplierId: 'text' } as const;
const PERIOD = { from: 'day', to: 'day' } as const;

export const LOW_STOCK_RULES = {
  filters: PRODUCTS,
  sortKeys: LOW_STOCK_SORT_KEYS,
  defaultSort: 'name',
} as const;

export const VALUATION_RULES = {
  filters: PRODUCTS,
  sortKeys: VALUATION_SORT_KEYS,
  defaultSort: 'name',
} as const;

export const TURNOVER_RULES = {
  filters: { ...PRODUCTS, ...PERIOD },
  sortKeys: TURNOVER_SORT_KEYS,
  defaultSort: 'name',
} as const;

export const SUPPLIER_PERFORMANCE_RULES = {
  filters: { search: 'text', supplierId: 'text', ...PERIOD },
  sortKeys: SUPPLIER_PERFORMANCE_SORT_KEYS,
  defaultSort: 'companyName',
} as const;

/** Days and months are the reader's. */
export function withTimeZone<Args extends object>(args: Args): Args & { timeZone: string } {
  return { ...args, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** What a report is asked for: long pages, so that most of them are one and print as one. */
export function toReportQuery<Args extends object>(args: Args) {
  return { ...withTimeZone(args), limit: MAX_PAGE_SIZE };
}
