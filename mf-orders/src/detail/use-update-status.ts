import type { OrderStatus } from '@stockroom/contract';
import {
  messageOf,
  showError,
  showSuccess,
  toApiError,
  useAppDispatch,
} from '@stockroom/shared-ui';
import { useState } from 'react';
import { useChangeOrderStatusMutation } from '../api/orders-api';
import { useShortage } from '../shortage/use-shortage';

/** Sets the status of an order; where stock is short the user decides. Any status may follow any other. */
export function useUpdateStatus(id: string) {
  const dispatch = useAppDispatch();
  const runWrite = useShortage();
  const [changeStatus] = useChangeOrderStatusMutation();
  const [isUpdating, setUpdating] = useState(false);

  async function updateStatus(status: OrderStatus): Promise<void> {
    setUpdating(true);
    try {
      const result = await runWrite((force) => changeStatus({ id, status, force }).unwrap());
      if (result) dispatch(showSuccess(result.message));
    } catch (error) {
      // The one refusal that names a field: a product that is counted in whole pieces by now.
      const [reason] = Object.values(toApiError(error).fieldErrors);
      const message = reason ?? messageOf(error, 'Failed to update order status');
      dispatch(showError(message, error));
    } finally {
      setUpdating(false);
    }
  }
  return { isUpdating, updateStatus };
}
