import type { ReorderInput, ReorderResult } from '@stockroom/contract';
import {
  messageOf,
  showError,
  SubmitKeys,
  useAppDispatch,
  useOfferUndo,
} from '@stockroom/shared-ui';
import { useRef, useState } from 'react';
import { useCreateOrdersMutation, useUndoOrdersMutation } from '../api/reorder-api';
import { translate } from '../texts';

/** Creates orders, then offers Undo. Pressed again for the same orders, it writes them once. */
export function useCreateOrders() {
  const dispatch = useAppDispatch();
  const [createOrders, { isLoading }] = useCreateOrdersMutation();
  const [undoOrders] = useUndoOrdersMutation();
  const [keys] = useState(() => new SubmitKeys());
  const undone = useRef(() => {});

  const offerUndo = useOfferUndo<ReorderResult>({
    restore: async ({ orders }, { idempotencyKey }) => {
      const made = orders.map(({ _id, version }) => ({ _id, version }));
      const answer = await undoOrders({ orders: made, idempotencyKey }).unwrap();
      undone.current();
      return answer;
    },
    restoreFailure: translate('Failed to delete the orders'),
  });

  /**
   * @param onUndo runs when the person has taken them back
   * @returns whether it has created them
   */
  async function create(orders: ReorderInput['orders'], onUndo: () => void): Promise<boolean> {
    try {
      const idempotencyKey = keys.keyFor(orders);
      const result = await createOrders({ orders, idempotencyKey }).unwrap();
      keys.settle();
      undone.current = onUndo;
      offerUndo(result, result.message);
      return true;
    } catch (error) {
      dispatch(showError(messageOf(error, translate('Failed to create the orders')), error));
      return false;
    }
  }

  return { create, isBusy: isLoading };
}
