import {
  productPath,
  type STOCK_MOVEMENT_SORT_KEYS,
  type StockMovement,
  type Translate,
} from '@stockroom/contract';
import {
  Badge,
  DateTime,
  Money,
  Quantity,
  token,
  type,
  UnitCost,
  withParts,
} from '@stockroom/shared-ui';
import { FigureAndNote, MailText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { NotesCell } from './notes-cell';
import { ReasonCell } from './reason-cell';

type MovementColumn = Column<StockMovement, (typeof STOCK_MOVEMENT_SORT_KEYS)[number]>;

export function movementColumns(t: Translate): readonly MovementColumn[] {
  return [
    {
      id: 'createdAt',
      header: t('Date and Time'),
      sort: 'createdAt',
      phone: 'line',
      nowrap: true,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      id: 'product',
      header: t('Product'),
      kind: 'title',
      width: '21%',
      cell: ({ productId, productName, productSku }) => (
        <RecordCell title={productName} to={productPath(productId)} detail={productSku} />
      ),
    },
    {
      id: 'type',
      header: t('Type'),
      // The sign of the quantity says the same.
      onlyWide: true,
      cell: ({ movementType }) =>
        movementType === 'in' ? (
          <Badge tone="success" icon="in">
            {t('Stock In')}
          </Badge>
        ) : (
          <Badge tone="info" icon="out">
            {t('Stock Out')}
          </Badge>
        ),
    },
    {
      id: 'quantity',
      header: t('Quantity'),
      phone: 'figure',
      align: 'end',
      cell: (movement) => <QuantityMoved movement={movement} />,
    },
    {
      id: 'value',
      header: t('Value'),
      align: 'end',
      permission: 'costs:read',
      cell: (movement) => <ValueMoved movement={movement} />,
    },
    {
      id: 'reason',
      header: t('Reason'),
      phone: 'line',
      cell: (movement) => <ReasonCell movement={movement} />,
    },
    { id: 'user', header: t('User'), cell: ({ userName }) => <MailText address={userName} /> },
    {
      id: 'notes',
      header: t('Notes'),
      phone: 'line',
      cell: (movement) => <NotesCell movement={movement} />,
    },
  ];
}

/** From this number on the balance may wrap, since it would squeeze the other columns. */
const LONG_BALANCE = 1_000_000;

/** Shows the signed quantity above the stock after it, digits under digits. */
function QuantityMoved({ movement }: { movement: StockMovement }) {
  const t = useTranslate();
  const { movementType, quantity, unitOfMeasurement, balanceAfter } = movement;
  return (
    <FigureAndNote>
      <Quantity value={movementType === 'in' ? quantity : -quantity} signed />
      <Second $maySplit={Math.abs(Number(balanceAfter)) >= LONG_BALANCE}>
        {withParts(t('balance {quantity}'), {
          quantity: <Quantity value={balanceAfter} unit={unitOfMeasurement} />,
        })}
      </Second>
    </FigureAndNote>
  );
}

/** Shows the change of the stock value above the cost of one unit. */
function ValueMoved({ movement: { value, unitCost } }: { movement: StockMovement }) {
  const t = useTranslate();
  return (
    <FigureAndNote>
      <Money value={value} signed />
      <Second>{withParts(t('at {cost}'), { cost: <UnitCost value={unitCost} /> })}</Second>
    </FigureAndNote>
  );
}

const Second = styled.div<{ $maySplit?: boolean }>`
  white-space: ${({ $maySplit }) => $maySplit && 'normal'};
  color: ${token.textMuted};
  ${type.xs}
`;
