import type { OrderSummary } from '@stockroom/contract';
import { space } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useOrderEffectsQuery } from '../api/orders-api';
import { StockEffects } from '../stock-effects/stock-effects';

/** Which order the question is about, and what deleting it would do to stock. */
export function DeletionEffects({ order }: { order: OrderSummary }) {
  // Only what is completed has moved stock (product, "Orders and stock").
  const hasMovedStock = order.status === 'completed';
  return (
    <>
      <p>
        {order.orderNumber}, {order.party}
      </p>
      {hasMovedStock && (
        <Effects role="status">
          <ReversedMovements orderId={order._id} />
        </Effects>
      )}
    </>
  );
}

function ReversedMovements({ orderId }: { orderId: string }) {
  const { data, isError } = useOrderEffectsQuery(orderId);
  if (isError) return 'It has moved stock, which deleting it reverses.';
  if (!data) return 'Looking up what it has moved…';
  const count = data.deleted.length;
  // Deliveries that were received for it are facts, and stay.
  if (count === 0) return 'No stock movement will be reversed.';
  return (
    <>
      <p>{count === 1 ? '1 stock movement' : `${count} stock movements`} will be reversed:</p>
      <StockEffects effects={data.deleted} />
    </>
  );
}

const Effects = styled.div`
  margin-top: ${space.sm};
`;
