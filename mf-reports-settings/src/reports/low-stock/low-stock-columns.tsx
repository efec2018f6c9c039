import {
  movementsPath,
  ordersPath,
  productPath,
  receivePath,
  reportPath,
  withQuery,
  type LOW_STOCK_SORT_KEYS,
  type LowStockRow,
  type Translate,
} from '@stockroom/contract';
import {
  Badge,
  IconLink,
  media,
  Quantity,
  space,
  type,
  useCan,
  withParts,
} from '@stockroom/shared-ui';
import { FigureAndNote, LongText, type Column } from '@stockroom/shared-ui/data-table';
import { PackagePlus, ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { PlainLink, QuantityLink, SecondLine } from '../figures';
import {
  categoryColumn,
  figureColumn,
  nameColumn,
  quantityColumn,
  skuColumn,
} from '../report-columns';

type LowStockColumn = Column<LowStockRow, (typeof LOW_STOCK_SORT_KEYS)[number]>;

export function lowStockColumns(t: Translate): readonly LowStockColumn[] {
  return [
    { ...nameColumn(t), width: '22%' },
    skuColumn(t),
    categoryColumn(t),
    figureColumn('currentStock', t('Current Stock'), ({ _id, currentStock, unitOfMeasurement }) => (
      <PlainLink to={movementsPath({ productId: _id })}>
        <Badge tone="danger">
          <Quantity value={currentStock} unit={unitOfMeasurement} />
        </Badge>
      </PlainLink>
    )),
    quantityColumn('minimumStockLevel', t('Minimum Level'), productPath),
    figureColumn('shortage', t('Shortage'), ({ _id, shortage }) => (
      // A shortage of 0 shows as 0, not -0.
      <QuantityLink value={0 - shortage} to={movementsPath({ productId: _id })} />
    )),
    quantityColumn('expected', t('On Order'), (productId) =>
      ordersPath({ type: 'incoming', productId, open: 'true' }),
    ),
    figureColumn('toOrder', t('To Order'), (row) => <ToOrder row={row} />),
    {
      id: 'supplier',
      header: t('Supplier'),
      sort: 'supplierName',
      width: '13%',
      cell: ({ supplierId, supplierName }) => (
        <PlainLink to={reportPath('low-stock', { supplierId })}>
          <LongText lines={3}>{supplierName}</LongText>
        </PlainLink>
      ),
    },
    {
      id: 'actions',
      header: t('Actions'),
      kind: 'actions',
      permission: ['purchases:write', 'stock:receive'],
      cell: (row) => <Actions row={row} />,
    },
  ];
}

/** Open sales orders take stock too, so the note explains a figure above the shortage. */
function ToOrder({ row }: { row: LowStockRow }) {
  const { _id: productId, toOrder, committed, expected } = row;
  const t = useTranslate();
  const isOrdered = committed > 0 || expected > 0;
  return (
    <FigureAndNote>
      <QuantityLink
        value={toOrder}
        to={isOrdered ? ordersPath({ productId, open: 'true' }) : movementsPath({ productId })}
      />
      {committed > 0 && (
        <SecondLine>
          <PlainLink to={ordersPath({ type: 'outgoing', productId, open: 'true' })}>
            {withParts(t('{quantity} committed'), { quantity: <Quantity value={committed} /> })}
          </PlainLink>
        </SecondLine>
      )}
    </FigureAndNote>
  );
}

function Actions({ row }: { row: LowStockRow }) {
  const { _id: productId, name, toOrder } = row;
  const t = useTranslate();
  const canOrder = useCan('purchases:write');
  const canReceive = useCan('stock:receive');
  return (
    <>
      {canOrder && toOrder > 0 && (
        <LabelledIconLink
          name={t('Create Order')}
          description={name}
          icon={ShoppingCart}
          to={withQuery('/orders/new', { productId, quantity: toOrder })}
        />
      )}
      {canReceive && (
        <LabelledIconLink
          name={t('Receive Stock')}
          description={name}
          icon={PackagePlus}
          tooltipAlign="end"
          to={receivePath({ productId })}
        />
      )}
    </>
  );
}

/* Few people know these two icons, and a phone has no hover: it shows the tooltip as a label. */
const LabelledIconLink = styled(IconLink)`
  ${media.phone} {
    width: auto;
    /* The word ends where the icons of other lists end. */
    padding-inline: ${space.sm} 14px;

    &&::after {
      position: static;
      padding: 0;
      background: none;
      color: inherit;
      ${type.sm}
      opacity: 1;
      visibility: visible;
      transform: none;
      white-space: normal;
    }
  }
`;
