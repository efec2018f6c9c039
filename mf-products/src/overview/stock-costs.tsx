import type { ProductOverview, Translate } from '@stockroom/contract';
import { Money, UnitCost } from '@stockroom/shared-ui';

/**
 * What the stock has cost, for people who may see it. Apart from the other facts, which load the code of the tables: the
 * form does without.
 */
export function stockCosts({ averageCost, stockValue }: ProductOverview, t: Translate) {
  return [
    {
      label: t('Average cost'),
      value: averageCost == null ? '' : <UnitCost value={averageCost} />,
    },
    { label: t('Value of the stock'), value: <Money value={stockValue ?? 0} /> },
  ];
}
