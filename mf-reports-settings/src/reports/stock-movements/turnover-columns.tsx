import {
  dayAfter,
  isDay,
  type Period,
  type TURNOVER_SORT_KEYS,
  type TurnoverRow,
} from '@stockroom/contract';
import { Money, Quantity } from '@stockroom/shared-ui';
import { LongText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { movementsPath } from '../drill-down';
import { FigureLink } from '../figure-link';
import { InUnit } from '../second-line';

type TurnoverColumn = Column<TurnoverRow> & { sort?: (typeof TURNOVER_SORT_KEYS)[number] };
type End = 'opening' | 'in' | 'out' | 'closing';

/** The movements behind the four figures, of a product or of what a search finds. */
export function turnoverPaths(
  of: { productId?: string; search?: string },
  period: Period,
): Record<End, string> {
  return {
    opening: movementsPath({ ...of, to: dayBefore(period.from) }),
    in: movementsPath({ ...of, movementType: 'in', ...period }),
    out: movementsPath({ ...of, movementType: 'out', ...period }),
    closing: movementsPath({ ...of, to: period.to }),
  };
}

/** opening + in - out = closing, in quantity and in value; every figure leads to the movements behind it. */
export function turnoverColumns(period: Period): readonly TurnoverColumn[] {
  const pathTo = (end: End) => (productId: string) => turnoverPaths({ productId }, period)[end];
  return [
    {
      id: 'name',
      header: 'Product Name',
      kind: 'title',
      sort: 'name',
      width: '20%',
      cell: ({ _id, name, sku }) => (
        // Not its form: a product that is no longer sold has movements, too.
        <RecordCell title={name} detail={sku} to={movementsPath({ productId: _id, ...period })} />
      ),
    },
    {
      id: 'category',
      header: 'Category',
      sort: 'category',
      width: '12%',
      cell: ({ category }) => <LongText>{category}</LongText>,
    },
    quantityColumn('openingQuantity', 'Opening', pathTo('opening')),
    quantityColumn('inQuantity', 'In', pathTo('in')),
    quantityColumn('outQuantity', 'Out', pathTo('out')),
    quantityColumn('closingQuantity', 'Closing', pathTo('closing')),
    valueColumn('openingValue', 'Opening Value', pathTo('opening')),
    valueColumn('inValue', 'In Value', pathTo('in')),
    valueColumn('outValue', 'Out Value', pathTo('out')),
    valueColumn('closingValue', 'Closing Value', pathTo('closing')),
  ];
}

type QuantityKey = 'openingQuantity' | 'inQuantity' | 'outQuantity' | 'closingQuantity';
type ValueKey = 'openingValue' | 'inValue' | 'outValue' | 'closingValue';

function quantityColumn(
  key: QuantityKey,
  header: string,
  to: (productId: string) => string,
): TurnoverColumn {
  return {
    id: key,
    header,
    sort: key,
    align: 'end',
    cell: (row) => (
      <InUnit unit={row.unitOfMeasurement}>
        <FigureLink of={row[key]} to={to(row._id)}>
          <Quantity value={row[key]} />
        </FigureLink>
      </InUnit>
    ),
  };
}

function valueColumn(
  key: ValueKey,
  header: string,
  to: (productId: string) => string,
): TurnoverColumn {
  return {
    id: key,
    header,
    sort: key,
    align: 'end',
    // Four of them in one line each would leave the name of the product no room.
    nowrap: false,
    cell: (row) => (
      <FigureLink of={row[key]} to={to(row._id)}>
        <Money value={row[key]} />
      </FigureLink>
    ),
  };
}

function dayBefore(day: string): string {
  return isDay(day) ? dayAfter(day, -1) : day;
}
