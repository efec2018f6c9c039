import type { Order, OrderStatus } from '@stockroom/contract';
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
import { useShortage, type ShortageOptions } from '../shortage/use-shortage';

/** Of a purchase that was completed: what it has brought may be gone. */
const REOPEN: ShortageOptions = { confirmLabel: 'Reopen anyway', cancelLabel: 'Keep completed' };
const SHORTAGES: Record<OrderStatus, ShortageOptions> = {
  completed: {},
  cancelled: { ...REOPEN, confirmLabel: 'Cancel order anyway' },
  pending: REOPEN,
  processing: REOPEN,
};

/**
 * Sets the status of an order, unless it is another by now than the user has seen; where stock is short the user
 * decides. Any status may follow any other.
 */
export function useUpdateStatus({ _id: id, version }: Order) {
  const dispatch = useAppDispatch();
  const runWrite = useShortage();
  const [changeStatus] = useChangeOrderStatusMutation();
  const [isUpdating, setUpdating] = useState(false);

  /** Where stock is short, its question stands between two attempts. */
  async function attempt(status: OrderStatus, force: boolean) {
    setUpdating(true);
    try {
      return await changeStatus({ id, status, version, force }).unwrap();
    } finally {
      // At once: the question gives the focus back to what has it when it is asked.
      flushSync(() => setUpdating(false));
    }
  }

  async function updateStatus(status: OrderStatus): Promise<void> {
    try {
      const result = await runWrite((force) => attempt(status, force), SHORTAGES[status]);
      if (result) dispatch(showSuccess(result.message));
    } catch (error) {
      dispatch(showError(refusalOf(error), error));
    }
  }
  return { isUpdating, updateStatus };
}

function refusalOf(error: unknown): string {
  const { code, fieldErrors } = toApiError(error);
  const message = messageOf(error, 'Failed to update order status');
  if (code === 'VERSION_CONFLICT')
    return `${message}. It is shown as it is now; its status was not updated.`;
  // The one refusal that names a field: a product that is counted in whole pieces by now.
  const [reason] = Object.values(fieldErrors);
  return reason ?? message;
}
