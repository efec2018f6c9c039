import {
  COUNT_REASON,
  documentPath,
  movementsPath,
  orderPath,
  reasonText,
  sumQuantities,
  type ProductOverview,
  type StockMovement,
  type Translate,
} from '@stockroom/contract';
import {
  Badge,
  DateTime,
  Quantity,
  TextLink,
  UnitCost,
  useFormat,
  withParts,
} from '@stockroom/shared-ui';
import { DataTable, FigureAndNote, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { StockLine } from './stock-line';
import { StockOnDay } from './stock-on-day';

/** Why the stock is what it is: the last count and what moved since, or the newest movements. */
export function StockHistory({ overview }: { overview: ProductOverview }) {
  const t = useTranslate();
  const { number } = useFormat();
  const { product, movements } = overview;
  const columns = useMemo(() => movementColumns(t), [t]);
  const count = lastCount(overview);
  const shown = count ? movements.filter(({ createdAt }) => createdAt >= count.at) : movements;
  const first = movements.at(-1);
  return (
    <Frame id="stock-history">
      <TableCard
        title={t('Why is it {quantity}?', { quantity: number(product.currentStock) })}
        description={first && <Beginning first={first} count={count} />}
        actions={
          <TextLink to={movementsPath({ productId: product._id })}>{t('Stock Movements')}</TextLink>
        }
      >
        {first ? (
          <>
            <StockLine movements={movements} />
            <StockOnDay productId={product._id} />
            {shown.length > 0 && (
              <DataTable
                label={t('Stock Movements')}
                columns={columns}
                rows={shown}
                rowKey={({ _id }) => _id}
              />
            )}
          </>
        ) : (
          <Empty>{t('No stock has moved yet.')}</Empty>
        )}
      </TableCard>
    </Frame>
  );
}

interface Count {
  quantity: number;
  at: string;
}

/** Of all that the page knows: a count that found the books right has no movement. */
function lastCount({ movements, documents }: ProductOverview): Count | undefined {
  const moved = movements.find(({ reason }) => reason === COUNT_REASON);
  const posted = documents.find(({ kind }) => kind === 'count');
  const counts = [
    ...(moved ? [{ quantity: moved.balanceAfter, at: moved.createdAt }] : []),
    ...(posted ? [{ quantity: posted.quantity ?? 0, at: posted.savedAt }] : []),
  ];
  return counts.toSorted((one, other) => other.at.localeCompare(one.at))[0];
}

/** What the last count has found, or what was there before the oldest movement. */
function Beginning({ first, count }: { first: StockMovement; count: Count | undefined }) {
  const t = useTranslate();
  const quantity = <Quantity value={count ? count.quantity : before(first)} />;
  const time = <DateTime value={count ? count.at : first.createdAt} />;
  if (count) return withParts(t('The last count found {quantity} on {time}.'), { quantity, time });
  return withParts(t('There were {quantity} before {time}.'), { quantity, time });
}

function before({ balanceAfter, movementType, quantity }: StockMovement): number {
  return sumQuantities([balanceAfter, movementType === 'in' ? -quantity : quantity]);
}

function movementColumns(t: Translate): readonly Column<StockMovement>[] {
  return [
    {
      id: 'createdAt',
      header: t('Date and Time'),
      nowrap: true,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      id: 'reason',
      header: t('Reason'),
      kind: 'title',
      cell: (movement) => <Reason {...movement} />,
    },
    {
      id: 'quantity',
      header: t('Quantity'),
      align: 'end',
      cell: ({ movementType, quantity }) => (
        <Quantity value={movementType === 'in' ? quantity : -quantity} signed />
      ),
    },
    {
      id: 'balance',
      header: t('Balance After'),
      align: 'end',
      cell: ({ balanceAfter }) => <Quantity value={balanceAfter} />,
    },
    {
      id: 'cost',
      header: t('Unit Cost'),
      align: 'end',
      permission: 'costs:read',
      cell: ({ unitCost, averageCostAfter }) => (
        <FigureAndNote>
          <UnitCost value={unitCost} />
          <div>
            {withParts(t('average {cost}'), { cost: <UnitCost value={averageCostAfter} /> })}
          </div>
        </FigureAndNote>
      ),
    },
  ];
}

function Reason({ reason, orderId, orderNumber, toVerify, notes, ...document }: StockMovement) {
  const t = useTranslate();
  const { documentId, documentKind, documentNumber } = document;
  return (
    <>
      {t(reasonText(reason))}{' '}
      {documentId !== null && documentKind !== null ? (
        <TextLink className="figure" to={documentPath(documentKind, documentId)}>
          {documentNumber}
        </TextLink>
      ) : (
        orderId !== null && (
          <TextLink className="figure" to={orderPath(orderId)}>
            {orderNumber}
          </TextLink>
        )
      )}
      {toVerify && (
        // Its notes are the number of the order.
        <>
          {notes} <Badge tone="warning">{t('To verify')}</Badge>
        </>
      )}
    </>
  );
}

const Frame = styled.div`
  scroll-margin-top: 80px;
`;
const Empty = styled.p`
  padding: 0 var(--table-edge) var(--table-edge);
`;
