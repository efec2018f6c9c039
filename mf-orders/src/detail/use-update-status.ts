import type { Order, OrderStatus } from '@stockroom/contract';
import {
  messageOf,
  showError,
  showSuccess,
  toApiError,
  useAppDispatch,
} from '@stockroom/shared-ui';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useChangeOrderStatusMutation } from '../api/orders-api';
import { useShortage, type ShortageLabels } from '../stock-effects/use-shortage';

const REOPEN: ShortageLabels = { confirmLabel: 'Reopen anyway', cancelLabel: 'Keep completed' };
const SHORTAGE_LABELS: Record<OrderStatus, ShortageLabels> = {
  completed: {},
  cancelled: { ...REOPEN, confirmLabel: 'Cancel order anyway' },
  pending: REOPEN,
  processing: REOPEN,
};

/** Sets the status of the order version on the screen, and asks the user when stock is short. */
export function useUpdateStatus(
  { _id: id, version }: Order,
  trigger: RefObject<HTMLButtonElement | null>,
) {
  const dispatch = useAppDispatch();
  const runWrite = useShortage();
  const [changeStatus] = useChangeOrderStatusMutation();
  const [isUpdating, setUpdating] = useState(false);

  async function attempt(status: OrderStatus, force: boolean) {
    setUpdating(true);
    try {
      return await changeStatus({ id, status, version, force }).unwrap();
    } finally {
      // The shortage question returns the focus to the element that has it now, so enable the button first.
      flushSync(() => setUpdating(false));
      if (document.activeElement === document.body) trigger.current?.focus();
    }
  }

  async function updateStatus(status: OrderStatus): Promise<void> {
    try {
      const result = await runWrite((force) => attempt(status, force), SHORTAGE_LABELS[status]);
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
    return `${message}. The page shows the current order; its status was not updated.`;
  // The server names a field only for a product that now needs whole quantities.
  const [reason] = Object.values(fieldErrors);
  return reason ?? message;
}
