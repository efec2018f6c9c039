import { isDay, type TURNOVER_SORT_KEYS, type TurnoverRow } from '@stockroom/contract';
import { Money, Quantity } from '@stockroom/shared-ui';
import { LongText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { movementsPath } from '../drill-down';
import { FigureLink } from '../figure-link';
import { dayAfter, type Period } from '../period';
import { SecondLine } from '../second-line';

type TurnoverColumn = Column<TurnoverRow> & { sort?: (typeof TURNOVER_SORT_KEYS)[number] };
type MovementPath = (productId: string) => string;

/** opening + in - out = closing, in quantity and in value; every figure leads to the movements behind it. */
export function turnoverColumns(period: Period): readonly TurnoverColumn[] {
  const paths: Record<'opening' | 'in' | 'out' | 'closing', MovementPath> = {
    opening: (productId) => movementsPath({ productId, to: dayBefore(period.from) }),
    in: (productId) => movementsPath({ productId, movementType: 'in', ...period }),
    out: (productId) => movementsPath({ productId, movementType: 'out', ...period }),
    closing: (productId) => movementsPath({ productId, to: period.to }),
  };
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
    quantityColumn('openingQuantity', 'Opening', paths.opening),
    quantityColumn('inQuantity', 'In', paths.in),
    quantityColumn('outQuantity', 'Out', paths.out),
    quantityColumn('closingQuantity', 'Closing', paths.closing),
    valueColumn('openingValue', 'Opening Value', paths.opening),
    valueColumn('inValue', 'In Value', paths.in),
    valueColumn('outValue', 'Out Value', paths.out),
    valueColumn('closingValue', 'Closing Value', paths.closing),
  ];
}

type QuantityKey = 'openingQuantity' | 'inQuantity' | 'outQuantity' | 'closingQuantity';
type ValueKey = 'openingValue' | 'inValue' | 'outValue' | 'closingValue';

function quantityColumn(key: QuantityKey, header: string, to: MovementPath): TurnoverColumn {
  return {
    id: key,
    header,
    sort: key,
    align: 'end',
    cell: (row) => (
      <>
        <FigureLink of={row[key]} to={to(row._id)}>
          <Quantity value={row[key]} />
        </FigureLink>
        <SecondLine>{row.unitOfMeasurement}</SecondLine>
      </>
    ),
  };
}

function valueColumn(key: ValueKey, header: string, to: MovementPath): TurnoverColumn {
  return {
    id: key,
    header,
    sort: key,
    align: 'end',
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
