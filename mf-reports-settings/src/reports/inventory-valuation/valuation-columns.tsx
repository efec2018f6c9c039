import type { VALUATION_SORT_KEYS, ValuationRow } from '@stockroom/contract';
import { UnitCost } from '@stockroom/shared-ui';
import type { Column } from '@stockroom/shared-ui/data-table';
import { FigureLink } from '../figures';
import {
  CATEGORY_COLUMN,
  figureColumn,
  moneyColumn,
  NAME_COLUMN,
  quantityColumn,
  SKU_COLUMN,
} from '../report-columns';
import { movementsPath, productPath } from '../report-paths';

type ValuationColumn = Column<ValuationRow> & { sort?: (typeof VALUATION_SORT_KEYS)[number] };

const movementsOf = (productId: string) => movementsPath({ productId });

export const VALUATION_COLUMNS: readonly ValuationColumn[] = [
  { ...NAME_COLUMN, width: '24%' },
  SKU_COLUMN,
  CATEGORY_COLUMN,
  quantityColumn('currentStock', 'Current Stock', movementsOf),
  figureColumn('averageCost', 'Average Cost', ({ _id, averageCost }) => (
    <FigureLink of={averageCost} to={movementsPath({ productId: _id, movementType: 'in' })}>
      <UnitCost value={averageCost} />
    </FigureLink>
  )),
  moneyColumn('value', 'Value', movementsOf),
  // The product form shows the selling price.
  moneyColumn('retailValue', 'Retail Value', productPath, 'products:write'),
  moneyColumn('potentialMargin', 'Potential Margin', movementsOf),
];
