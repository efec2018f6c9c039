import {
  acceptedOf,
  amountOf,
  differenceOf,
  DOCUMENTS,
  ORDER_MONEY_PERMISSIONS,
  productPath,
  reasonText,
  type DocumentKind,
  type DocumentLine,
  type Translate,
} from '@stockroom/contract';
import { Money, Quantity, UnitCost } from '@stockroom/shared-ui';
import { MailText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';

type LineColumn = Column<DocumentLine>;

/** The columns of a posted document: what a delivery brought, a return took, or a count found. */
export function sheetColumns(kind: DocumentKind, t: Translate): readonly LineColumn[] {
  const isCount = kind === 'count';
  const isDelivery = kind === 'delivery';
  const product: LineColumn = {
    id: 'product',
    header: t('Product'),
    kind: 'title',
    cell: ({ productId, productName, productSku }) => (
      <RecordCell title={productName} to={productPath(productId)} detail={productSku} />
    ),
  };
  const quantity: LineColumn = {
    id: 'quantity',
    header: isCount ? t('Counted') : isDelivery ? t('Delivered') : t('Quantity'),
    align: 'end',
    cell: ({ quantity: entered, unitOfMeasurement }) =>
      entered === null ? '—' : <Quantity value={entered} unit={unitOfMeasurement} />,
  };
  const expected: LineColumn = {
    id: 'expected',
    header: isCount ? t('In the books') : t('Expected'),
    align: 'end',
    cell: (line) => (line.expected === null ? '—' : <Quantity value={line.expected} />),
  };
  const rejected: LineColumn = {
    id: 'rejected',
    header: isDelivery ? t('Rejected') : t('Written off'),
    cell: (line) =>
      line.rejected === 0 ? (
        '—'
      ) : (
        <span>
          <Quantity value={line.rejected} /> ({t(reasonText(line.rejectReason))})
        </span>
      ),
  };
  const accepted: LineColumn = {
    id: 'accepted',
    header: t('Accepted'),
    align: 'end',
    cell: (line) => (line.quantity === null ? '—' : <Quantity value={acceptedOf(line)} />),
  };
  return [
    product,
    ...(isDelivery || isCount ? [expected] : []),
    quantity,
    ...(isDelivery || kind === 'customer-return' ? [rejected] : []),
    ...(isDelivery ? [accepted] : []),
    ...(isCount ? countColumns(t) : []),
    ...moneyColumns(kind, t),
  ];
}

function countColumns(t: Translate): LineColumn[] {
  return [
    {
      id: 'difference',
      header: t('Difference'),
      align: 'end',
      cell: (line) => <Quantity value={differenceOf(line)} signed />,
    },
    {
      id: 'user',
      header: t('Counted by'),
      cell: ({ userName }) => <MailText address={userName} />,
    },
  ];
}

function moneyColumns(kind: DocumentKind, t: Translate): LineColumn[] {
  const permission = ORDER_MONEY_PERMISSIONS[DOCUMENTS[kind].type];
  return [
    {
      id: 'price',
      header: kind === 'count' ? t('Cost') : t('Price'),
      align: 'end',
      permission,
      cell: ({ unitPrice }) => (unitPrice == null ? '—' : <UnitCost value={unitPrice} />),
    },
    {
      id: 'total',
      header: kind === 'count' ? t('Value') : t('Total'),
      align: 'end',
      permission,
      cell: (line) => <Money value={amountOf(kind, line)} signed={kind === 'count'} />,
    },
  ];
}
