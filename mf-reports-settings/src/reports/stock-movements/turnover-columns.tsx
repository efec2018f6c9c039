import {
  dayAfter,
  isDay,
  movementsPath,
  type Period,
  type Translate,
  type TURNOVER_SORT_KEYS,
  type TurnoverRow,
} from '@stockroom/contract';
import { RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { categoryColumn, moneyColumn, nameColumn, quantityColumn } from '../report-columns';

type TurnoverColumn = Column<TurnoverRow, (typeof TURNOVER_SORT_KEYS)[number]>;

/** The movements behind the figures of a product, or of the products that a search finds. */
export function turnoverPaths(of: { productId?: string; search?: string }, { from, to }: Period) {
  return {
    opening: movementsPath({ ...of, to: isDay(from) ? dayAfter(from, -1) : '' }),
    in: movementsPath({ ...of, movementType: 'in', from, to }),
    out: movementsPath({ ...of, movementType: 'out', from, to }),
    closing: movementsPath({ ...of, to }),
  };
}

/** opening + in - out = closing, in quantity and in value. */
export function turnoverColumns(period: Period, t: Translate): readonly TurnoverColumn[] {
  const pathOf = (end: keyof ReturnType<typeof turnoverPaths>) => (productId: string) =>
    turnoverPaths({ productId }, period)[end];
  return [
    {
      ...nameColumn(t),
      width: '20%',
      // Deleted products have movements too, but no form.
      cell: ({ _id, name, sku, isArchived }) => (
        <RecordCell
          title={name}
          detail={isArchived ? `${sku} · ${t('deleted')}` : sku}
          to={movementsPath({ productId: _id, ...period })}
        />
      ),
    },
    categoryColumn(t),
    quantityColumn('openingQuantity', t('Opening'), pathOf('opening'), true),
    quantityColumn('inQuantity', t('In'), pathOf('in')),
    quantityColumn('outQuantity', t('Out'), pathOf('out')),
    quantityColumn('closingQuantity', t('Closing'), pathOf('closing')),
    ...[
      moneyColumn('openingValue', t('Opening Value'), pathOf('opening')),
      moneyColumn('inValue', t('In Value'), pathOf('in')),
      moneyColumn('outValue', t('Out Value'), pathOf('out')),
      moneyColumn('closingValue', t('Closing Value'), pathOf('closing')),
      // Four amounts on one line each would leave no room for the name of the product.
    ].map((column) => ({ ...column, nowrap: false })),
  ];
}
