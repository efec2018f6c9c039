import {
  negate,
  sumMoney,
  type Decimal,
  type MarginReport,
  type MarginRow,
  type MarginSort,
} from '@stockroom/contract';
import { pageOfRows, ratio, totalsOf } from './report-rows';
import type { ListPage, ListRequest } from './store';

/** Revenue and cost of a group, as a store adds them up. */
export type MarginSums = Omit<MarginRow, 'margin' | 'marginShare'>;

export function marginPage(
  sums: readonly MarginSums[],
  request: ListRequest<unknown, MarginSort>,
): ListPage<MarginRow> & { totals: MarginReport['totals'] } {
  const rows = sums.map((row) => ({ ...row, ...marginOf(row) }));
  const totals = totalsOf(rows, ['revenue', 'cost']);
  return { ...pageOfRows(rows, request), totals: { ...totals, ...marginOf(totals) } };
}

function marginOf({ revenue, cost }: Record<'revenue' | 'cost', Decimal>) {
  const margin = sumMoney([revenue, negate(cost)]);
  return { margin, marginShare: ratio(margin, revenue) };
}
