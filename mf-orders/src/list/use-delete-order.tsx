import type { OrderSummary } from '@stockroom/contract';
import { useDeleteWithUndo } from '@stockroom/shared-ui';
import { useDeleteOrderMutation, useRestoreOrderMutation } from '../api/orders-api';
import { useShortage } from '../shortage/use-shortage';
import { DeletionEffects } from './deletion-effects';

/** Deletes an order after a question that says what it does to stock; the toast offers to take it back. */
export function useDeleteOrder(): (order: OrderSummary) => Promise<void> {
  const runWrite = useShortage();
  const [deleteOrder] = useDeleteOrderMutation();
  const [restoreOrder] = useRestoreOrderMutation();
  return useDeleteWithUndo<OrderSummary>({
    question: 'Are you sure you want to delete this order?',
    describe: (order) => <DeletionEffects order={order} />,
    remove: ({ _id: id }, submit) =>
      runWrite((force) => deleteOrder({ id, force, ...submit }).unwrap(), {
        confirmLabel: 'Delete anyway',
      }),
    restore: ({ _id: id }, submit) =>
      runWrite((force) => restoreOrder({ id, force, ...submit }).unwrap(), {
        confirmLabel: 'Restore anyway',
      }),
    failure: 'Failed to delete order',
    restoreFailure: 'Failed to restore order',
  });
}
