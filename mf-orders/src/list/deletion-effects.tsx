import type { OrderSummary } from '@stockroom/contract';
import { ErrorNotice, reasonOf, space, useAnswerWait } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useOrderEffectsQuery } from '../api/orders-api';
import { ReceivedStays } from '../stock-effects/received-stays';
import { StockEffects } from '../stock-effects/stock-effects';

/** Which order the question is about, and what deleting it would do to stock. */
export function DeletionEffects({ order }: { order: OrderSummary }) {
  // A sale has moved stock only when it is completed; for a purchase something may have been received before.
  const mayHaveMovedStock = order.status === 'completed' || order.type === 'incoming';
  return (
    <>
      <p>
        {order.orderNumber}, {order.party}
      </p>
      {mayHaveMovedStock && <StockChanges orderId={order._id} />}
    </>
  );
}

function StockChanges({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useOrderEffectsQuery(orderId);
  useAnswerWait(data === undefined && isFetching);
  if (data === undefined && error !== undefined)
    return (
      <Effects>
        <ErrorNotice
          title="Failed to look up what it has moved"
          busy={isFetching}
          onRetry={refetch}
        >
          {reasonOf(error)}
        </ErrorNotice>
        <p>Deleting it takes back what it has moved. What was received for it stays in stock.</p>
      </Effects>
    );
  if (data === undefined) return <Effects role="status">Looking up what it has moved…</Effects>;
  const { deleted } = data.effects;
  return (
    <Effects role="status">
      {deleted.length === 0 ? (
        <p>No change in stock.</p>
      ) : (
        <>
          <p>
            The stock of {deleted.length === 1 ? '1 product' : `${deleted.length} products`} will
            change:
          </p>
          <StockEffects effects={deleted} />
        </>
      )}
      <ReceivedStays received={data.received} />
    </Effects>
  );
}

const Effects = styled.div`
  margin-top: ${space.sm};
`;
