import type { ReorderInput, ReorderResult } from '@stockroom/contract';
import {
  messageOf,
  newIdempotencyKey,
  showError,
  useAppDispatch,
  useOfferUndo,
} from '@stockroom/shared-ui';
import { useRef } from 'react';
import { useCreateOrdersMutation, useUndoOrdersMutation } from '../api/reorder-api';
import { translate } from '../texts';

/** Creates orders, then offers Undo. Pressed again for the same orders, it writes them once. */
export function useCreateOrders() {
  const dispatch = useAppDispatch();
  const [createOrders, { isLoading }] = useCreateOrdersMutation();
  const [undoOrders] = useUndoOrdersMutation();
  const submit = useRef({ payload: '', idempotencyKey: '' });

  const offerUndo = useOfferUndo<ReorderResult>({
    restore: ({ orders }, { idempotencyKey }) => {
      const made = orders.map(({ _id, version }) => ({ _id, version }));
      return undoOrders({ orders: made, idempotencyKey }).unwrap();
    },
    restoreFailure: translate('Failed to delete the orders'),
  });

  /** @returns whether it has created them */
  async function create(orders: ReorderInput['orders']): Promise<boolean> {
    const payload = JSON.stringify(orders);
    if (submit.current.payload !== payload)
      submit.current = { payload, idempotencyKey: newIdempotencyKey() };
    try {
      const { idempotencyKey } = submit.current;
      const result = await createOrders({ orders, idempotencyKey }).unwrap();
      submit.current = { payload: '', idempotencyKey: '' };
      offerUndo(result, result.message);
      return true;
    } catch (error) {
      dispatch(showError(messageOf(error, translate('Failed to create the orders')), error));
      return false;
    }
  }

  return { create, isBusy: isLoading };
}
