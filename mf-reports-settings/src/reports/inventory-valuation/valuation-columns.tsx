import {
  movementsPath,
  productPath,
  type Translate,
  type VALUATION_SORT_KEYS,
  type ValuationRow,
} from '@stockroom/contract';
import { UnitCost } from '@stockroom/shared-ui';
import type { Column } from '@stockroom/shared-ui/data-table';
import { FigureLink } from '../figures';
import {
  categoryColumn,
  figureColumn,
  moneyColumn,
  nameColumn,
  quantityColumn,
  skuColumn,
} from '../report-columns';

type ValuationColumn = Column<ValuationRow, (typeof VALUATION_SORT_KEYS)[number]>;

const movementsOf = (productId: string) => movementsPath({ productId });

export function valuationColumns(t: Translate): readonly ValuationColumn[] {
  return [
    { ...nameColumn(t), width: '24%' },
    skuColumn(t),
    categoryColumn(t),
    quantityColumn('currentStock', t('Current Stock'), movementsOf, true),
    figureColumn('averageCost', t('Average Cost'), ({ _id, averageCost }) => (
      <FigureLink of={averageCost} to={movementsPath({ productId: _id, movementType: 'in' })}>
        <UnitCost value={averageCost} />
      </FigureLink>
    )),
    moneyColumn('value', t('Value'), movementsOf),
    // The product form shows the selling price.
    moneyColumn('retailValue', t('Retail Value'), productPath),
    moneyColumn('potentialMargin', t('Potential Margin'), movementsOf),
  ];
}
