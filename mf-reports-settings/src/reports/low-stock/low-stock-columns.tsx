import type { LOW_STOCK_SORT_KEYS, LowStockRow } from '@stockroom/contract';
import { Badge, Quantity } from '@stockroom/shared-ui';
import {
  FigureAndNote,
  LongText,
  RecordCell,
  SkuCell,
  type Column,
} from '@stockroom/shared-ui/data-table';
import { lowStockPath, movementsPath, openOrdersPath, productPath } from '../drill-down';
import { FigureLink, PlainLink } from '../figure-link';
import { InUnit, SecondLine } from '../second-line';
import { StartActions } from './start-actions';

type LowStockColumn = Column<LowStockRow> & { sort?: (typeof LOW_STOCK_SORT_KEYS)[number] };

/** The columns of the spec (section 2), then what is on its way, what to order, and from whom. */
export const lowStockColumns: readonly LowStockColumn[] = [
  {
    id: 'name',
    header: 'Product Name',
    kind: 'title',
    sort: 'name',
    width: '22%',
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
        <PlainLink to={movementsPath({ productId: _id })}>
          <Badge tone="danger">
            <Quantity value={currentStock} />
          </Badge>
        </PlainLink>
      </InUnit>
    ),
  },
  {
    id: 'minimumStockLevel',
    header: 'Minimum Level',
    sort: 'minimumStockLevel',
    align: 'end',
    cell: ({ _id, minimumStockLevel, unitOfMeasurement }) => (
      <InUnit unit={unitOfMeasurement}>
        <FigureLink of={minimumStockLevel} to={productPath(_id)}>
          <Quantity value={minimumStockLevel} />
        </FigureLink>
      </InUnit>
    ),
  },
  {
    id: 'shortage',
    header: 'Shortage',
    sort: 'shortage',
    align: 'end',
    // How much is missing, as a negative number; nothing missing is 0, not -0.
    cell: ({ _id, shortage, unitOfMeasurement }) => (
      <InUnit unit={unitOfMeasurement}>
        <FigureLink of={shortage} to={movementsPath({ productId: _id })}>
          <Quantity value={shortage === 0 ? 0 : -shortage} />
        </FigureLink>
      </InUnit>
    ),
  },
  {
    id: 'expected',
    header: 'On Order',
    sort: 'expected',
    align: 'end',
    cell: ({ _id, expected, unitOfMeasurement }) => (
      <InUnit unit={unitOfMeasurement}>
        <FigureLink of={expected} to={openOrdersPath(_id, 'incoming')}>
          <Quantity value={expected} />
        </FigureLink>
      </InUnit>
    ),
  },
  {
    id: 'toOrder',
    header: 'To Order',
    sort: 'toOrder',
    align: 'end',
    cell: (row) => <ToOrder row={row} />,
  },
  {
    id: 'supplier',
    header: 'Supplier',
    sort: 'supplierName',
    width: '13%',
    cell: ({ supplierId, supplierName }) => (
      <PlainLink to={lowStockPath(supplierId)}>
        <LongText lines={3}>{supplierName}</LongText>
      </PlainLink>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (row) => <StartActions row={row} />,
  },
];

/** Sales orders that wait take from the stock too, so they explain a figure above the shortage. */
function ToOrder({ row }: { row: LowStockRow }) {
  const { _id: productId, toOrder, unitOfMeasurement, committed, expected } = row;
  const isOrdered = committed > 0 || expected > 0;
  const behind = isOrdered ? openOrdersPath(productId) : movementsPath({ productId });
  return (
    <FigureAndNote>
      <InUnit unit={unitOfMeasurement}>
        <FigureLink of={toOrder} to={behind}>
          <Quantity value={toOrder} />
        </FigureLink>
      </InUnit>
      {committed > 0 && (
        <SecondLine>
          <PlainLink to={openOrdersPath(productId, 'outgoing')}>
            <Quantity value={committed} /> committed
          </PlainLink>
        </SecondLine>
      )}
    </FigureAndNote>
  );
}
