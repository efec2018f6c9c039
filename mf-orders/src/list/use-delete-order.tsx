import type { OrderSummary } from '@stockroom/contract';
import {
  ErrorNotice,
  reasonOf,
  space,
  useAnswerWait,
  useDeleteWithUndo,
} from '@stockroom/shared-ui';
import styled from 'styled-components';
import {
  useDeleteOrderMutation,
  useOrderEffectsQuery,
  useRestoreOrderMutation,
} from '../api/orders-api';
import { ReceivedStays, StockEffects } from '../stock-effects/stock-effects';
import { useShortage } from '../stock-effects/use-shortage';
import { useTranslate } from '../texts';

/** Deletes an order after a question that shows the stock effects; the toast offers Undo. */
export function useDeleteOrder(): (order: OrderSummary) => Promise<void> {
  const t = useTranslate();
  const runWrite = useShortage();
  const [deleteOrder] = useDeleteOrderMutation();
  const [restoreOrder] = useRestoreOrderMutation();
  return useDeleteWithUndo<OrderSummary>({
    question: t('Are you sure you want to delete this order?'),
    describe: (order) => <Description order={order} />,
    remove: ({ _id: id }, submit) =>
      runWrite((force) => deleteOrder({ id, force, ...submit }).unwrap(), {
        confirmLabel: t('Delete anyway'),
      }),
    restore: ({ _id: id }, submit) =>
      runWrite((force) => restoreOrder({ id, force, ...submit }).unwrap(), {
        confirmLabel: t('Restore anyway'),
      }),
    failure: t('Failed to delete order'),
    restoreFailure: t('Failed to restore order'),
  });
}

function Description({
  order: { _id, orderNumber, party, status, type },
}: {
  order: OrderSummary;
}) {
  // A sale moves stock only when it is completed; a purchase may have receipts before that.
  const mayHaveMovedStock = status === 'completed' || type === 'incoming';
  return (
    <>
      <p>
        {orderNumber}, {party}
      </p>
      {mayHaveMovedStock && <DeletionEffects orderId={_id} />}
    </>
  );
}

function DeletionEffects({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useOrderEffectsQuery(orderId);
  useAnswerWait(data === undefined && isFetching);
  if (data === undefined && error !== undefined)
    return (
      <Effects>
        <ErrorNotice
          title={t("Couldn't load the stock effects")}
          busy={isFetching}
          onRetry={refetch}
        >
          {reasonOf(error)}
        </ErrorNotice>
        <p>{t('Deleting the order reverses its stock movements. Received goods stay in stock.')}</p>
      </Effects>
    );
  if (data === undefined) return <Effects role="status">{t('Loading the stock effects…')}</Effects>;
  const { deleted } = data.effects;
  return (
    <Effects role="status">
      {deleted.length === 0 ? (
        <p>{t('No change in stock.')}</p>
      ) : (
        <>
          <p>
            {t.plural(
              deleted.length,
              'The stock of {count} product will change:',
              'The stock of {count} products will change:',
            )}
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
