import type { Decimal, TurnoverReport } from '@stockroom/contract';
import { Money } from '@stockroom/shared-ui';
import { FigureLink } from '../figure-link';
import type { turnoverPaths } from './turnover-columns';

/**
 * Of values alone: pieces and kilograms do not add up.
 * @param paths null where no list shows just these movements
 */
export function turnoverTotals(
  totals: TurnoverReport['totals'],
  paths: ReturnType<typeof turnoverPaths> | null,
) {
  const sum = (value: Decimal, to: string | null = null) => (
    <FigureLink of={value} to={to}>
      <Money value={value} />
    </FigureLink>
  );
  return {
    name: 'Total',
    openingValue: sum(totals.openingValue, paths?.opening),
    inValue: sum(totals.inValue, paths?.in),
    outValue: sum(totals.outValue, paths?.out),
    closingValue: sum(totals.closingValue, paths?.closing),
  };
}
