import type { StockMovement, StockMovementList } from '@stockroom/contract';
import { ButtonLink, EmptyState, media, space, token, type, useCan } from '@stockroom/shared-ui';
import { ExportButton, exportRefusal, ListPage } from '@stockroom/shared-ui/data-table';
import { ArrowLeftRight, PackagePlus, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { useStockMovementsQuery } from '../api/stock-movements-api';
import { ADJUST_PATH, RECEIVE_PATH } from '../paths';
import { movementColumns } from './movement-columns';
import { MovementFilters, useMovementListQuery } from './movement-filters';
import { NextStepsNotice } from './next-steps-notice';

export function MovementsPage() {
  const list = useMovementListQuery();
  const answer = useStockMovementsQuery(list.args, { refetchOnMountOrArgChange: true });
  const { cursor: _place, ...exported } = list.args;
  const canAdjust = useCan('stock:adjust');
  const canSeeValues = useCan('costs:read');
  const rows = answer.isError ? undefined : answer.data?.movements;
  const hasFailed = answer.isError && answer.currentData === undefined;
  // After a failure `data` still holds the list of another filter.
  const total = hasFailed ? undefined : answer.data?.total;
  return (
    <>
      <ListPage
        title="Stock Movements"
        actions={
          <>
            <ExportButton
              operation="GET /stock-movements"
              params={exported}
              name="stock-movements"
              refusal={
                exportRefusal(total) ??
                (hasFailed ? 'The stock movements have not loaded' : undefined)
              }
            />
            {canAdjust && (
              <ButtonLink icon={SlidersHorizontal} to={ADJUST_PATH}>
                Adjust Stock
              </ButtonLink>
            )}
            <ReceiveStock />
          </>
        }
        notice={<NextStepsNotice />}
        filters={<MovementFilters list={list} />}
        columns={movementColumns}
        list={list}
        answer={answer}
        rowsOf={movementsOf}
        rowKey={idOf}
        noun={{ one: 'stock movement', many: 'stock movements' }}
        failure="Failed to load stock movements"
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title="No stock movements found"
            description="Receipts, adjustments and completed orders appear here."
            action={<ReceiveStock />}
          />
        }
      />
      {canSeeValues && rows && rows.length > 0 && (
        <ValueNote>
          Value is how much a movement changed the worth of the product’s whole stock, rounded to
          two decimals. Its last digit can differ from quantity × cost, so that the values of a
          product add up exactly to the worth of its stock.
        </ValueNote>
      )}
    </>
  );
}

function ReceiveStock() {
  const canReceive = useCan('stock:receive');
  return (
    canReceive && (
      <ButtonLink variant="primary" icon={PackagePlus} to={RECEIVE_PATH} data-shortcut="new">
        Receive Stock
      </ButtonLink>
    )
  );
}

const movementsOf = ({ movements }: StockMovementList) => movements;
const idOf = ({ _id }: StockMovement) => _id;

const ValueNote = styled.p`
  max-width: 80ch;
  margin-top: ${space.lg};
  color: ${token.textMuted};
  ${type.xs}
  text-wrap: balance;
  ${media.phone} {
    text-wrap: pretty;
  }
`;
