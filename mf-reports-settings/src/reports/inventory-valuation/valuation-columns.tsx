import type { VALUATION_SORT_KEYS, ValuationRow } from '@stockroom/contract';
import { Money, Quantity, UnitCost } from '@stockroom/shared-ui';
import { LongText, RecordCell, SkuCell, type Column } from '@stockroom/shared-ui/data-table';
import { movementsPath, productPath } from '../drill-down';
import { FigureLink } from '../figure-link';
import { InUnit } from '../second-line';

type ValuationColumn = Column<ValuationRow> & { sort?: (typeof VALUATION_SORT_KEYS)[number] };

/** What each product's stock cost and would sell for. */
export const valuationColumns: readonly ValuationColumn[] = [
  {
    id: 'name',
    header: 'Product Name',
    kind: 'title',
    sort: 'name',
    width: '24%',
    cell: ({ _id, name }) => <RecordCell title={name} to={productPath(_id)} />,
  },
  { id: 'sku', header: 'SKU', sort: 'sku', cell: ({ sku }) => <SkuCell sku={sku} /> },
  {
    id: 'category',
    header: 'Category',
    sort: 'category',
    width: '12%',
    cell: ({ category }) => <LongText>{category}</LongText>,
  },
  {
    id: 'currentStock',
    header: 'Current Stock',
    sort: 'currentStock',
    align: 'end',
    cell: ({ _id, currentStock, unitOfMeasurement }) => (
      <InUnit unit={unitOfMeasurement}>
        <FigureLink of={currentStock} to={movementsPath({ productId: _id })}>
          <Quantity value={currentStock} />
        </FigureLink>
      </InUnit>
    ),
  },
  {
    id: 'averageCost',
    header: 'Average Cost',
    sort: 'averageCost',
    align: 'end',
    cell: ({ _id, averageCost }) => (
      <FigureLink of={averageCost} to={movementsPath({ productId: _id, movementType: 'in' })}>
        <UnitCost value={averageCost} />
      </FigureLink>
    ),
  },
  {
    id: 'value',
    header: 'Value',
    sort: 'value',
    align: 'end',
    cell: ({ _id, value }) => (
      <FigureLink of={value} to={movementsPath({ productId: _id })}>
        <Money value={value} />
      </FigureLink>
    ),
  },
  {
    id: 'retailValue',
    header: 'Retail Value',
    sort: 'retailValue',
    align: 'end',
    // Its selling price stands there.
    cell: ({ _id, retailValue }) => (
      <FigureLink of={retailValue} to={productPath(_id)}>
        <Money value={retailValue} />
      </FigureLink>
    ),
  },
  {
    id: 'potentialMargin',
    header: 'Potential Margin',
    sort: 'potentialMargin',
    align: 'end',
    cell: ({ _id, potentialMargin }) => (
      <FigureLink of={potentialMargin} to={movementsPath({ productId: _id })}>
        <Money value={potentialMargin} />
      </FigureLink>
    ),
  },
];
