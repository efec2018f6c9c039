import type { StockMovement, StockMovementList } from '@stockroom/contract';
import { ButtonLink, EmptyState } from '@stockroom/shared-ui';
import { ExportButton, exportRefusal, ListPage } from '@stockroom/shared-ui/data-table';
import { ArrowLeftRight, PackagePlus, SlidersHorizontal } from 'lucide-react';
import { useStockMovementsQuery } from '../api/stock-movements-api';
import { ADJUST_PATH, RECEIVE_PATH } from '../paths';
import { movementColumns } from './movement-columns';
import { MovementFilters } from './movement-filters';
import { useMovementListQuery } from './use-movement-list-query';
import { ValueNote } from './value-note';

/** The journal of all stock: filters, columns and the server's answer, put together. */
export function MovementsPage() {
  const list = useMovementListQuery();
  const answer = useStockMovementsQuery(list.args, { refetchOnMountOrArgChange: true });
  const { cursor: _place, ...exported } = list.args;
  const rows = list.isTurned || answer.isError ? undefined : answer.data?.movements;
  const hasFailed = answer.isError && answer.currentData === undefined;
  // What another filter has shown says nothing of a list that failed.
  const total = hasFailed ? undefined : answer.data?.total;
  return (
    <>
      <ListPage
        title="Stock Movements"
        actions={
          <>
            <ExportButton
              path="stock-movements"
              params={exported}
              name="stock-movements"
              refusal={
                exportRefusal(list.isTurned, total) ??
                (hasFailed ? 'The stock movements have not loaded' : undefined)
              }
            />
            <ButtonLink icon={SlidersHorizontal} to={ADJUST_PATH}>
              Adjust Stock
            </ButtonLink>
            <ReceiveStock />
          </>
        }
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
      {rows && rows.length > 0 && <ValueNote />}
    </>
  );
}

function ReceiveStock() {
  return (
    <ButtonLink variant="primary" icon={PackagePlus} to={RECEIVE_PATH} data-shortcut="new">
      Receive Stock
    </ButtonLink>
  );
}

const movementsOf = ({ movements }: StockMovementList) => movements;
const idOf = ({ _id }: StockMovement) => _id;
