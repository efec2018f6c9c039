import type { OrderStatus } from '@stockroom/contract';
import {
  messageOf,
  showError,
  showSuccess,
  toApiError,
  useAppDispatch,
} from '@stockroom/shared-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useChangeOrderStatusMutation } from '../api/orders-api';
import { useShortage } from '../shortage/use-shortage';

/** Sets the status of an order; where stock is short the user decides. Any status may follow any other. */
export function useUpdateStatus(id: string) {
  const dispatch = useAppDispatch();
  const runWrite = useShortage();
  const [changeStatus] = useChangeOrderStatusMutation();
  const [isUpdating, setUpdating] = useState(false);

  /** Where stock is short, its question stands between two attempts. */
  async function attempt(status: OrderStatus, force: boolean) {
    setUpdating(true);
    try {
      return await changeStatus({ id, status, force }).unwrap();
    } finally {
      // At once: the question gives the focus back to what has it when it is asked.
      flushSync(() => setUpdating(false));
    }
  }

  async function updateStatus(status: OrderStatus): Promise<void> {
    try {
      const result = await runWrite((force) => attempt(status, force));
      if (result) dispatch(showSuccess(result.message));
    } catch (error) {
      // The one refusal that names a field: a product that is counted in whole pieces by now.
      const [reason] = Object.values(toApiError(error).fieldErrors);
      const message = reason ?? messageOf(error, 'Failed to update order status');
      dispatch(showError(message, error));
    }
  }
  return { isUpdating, updateStatus };
}
