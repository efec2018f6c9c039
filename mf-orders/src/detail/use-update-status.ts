import type { Order, OrderStatus } from '@stockroom/contract';
import {
  refusalOf,
  showError,
  showSuccess,
  toApiError,
  useAppDispatch,
} from '@stockroom/shared-ui';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useChangeOrderStatusMutation } from '../api/orders-api';
import { useShortage, type ShortageLabels } from '../stock-effects/use-shortage';
import { translate } from '../texts';

function shortageLabels(status: OrderStatus): ShortageLabels {
  if (status === 'completed') return {};
  return {
    confirmLabel:
      status === 'cancelled' ? translate('Cancel order anyway') : translate('Reopen anyway'),
    cancelLabel: translate('Keep completed'),
  };
}

/** Sets the status of the order version on the screen, and asks the user when stock is short. */
export function useUpdateStatus(
  { _id: id, version }: Order,
  trigger: RefObject<HTMLButtonElement | null>,
) {
  const dispatch = useAppDispatch();
  const runWrite = useShortage();
  const [changeStatus] = useChangeOrderStatusMutation();
  const [isUpdating, setUpdating] = useState(false);

  async function attempt(status: OrderStatus, force: boolean, closeRest?: boolean) {
    setUpdating(true);
    try {
      return await changeStatus({ id, status, version, force, closeRest }).unwrap();
    } finally {
      // The shortage question returns the focus to the element that has it now, so enable the button first.
      flushSync(() => setUpdating(false));
      if (document.activeElement === document.body) trigger.current?.focus();
    }
  }

  /** @param closeRest completes a purchase with what came */
  async function updateStatus(status: OrderStatus, closeRest?: true): Promise<void> {
    try {
      const result = await runWrite(
        (force) => attempt(status, force, closeRest),
        shortageLabels(status),
      );
      if (result) dispatch(showSuccess(result.message));
    } catch (error) {
      dispatch(showError(messageFor(error), error));
    }
  }
  return { isUpdating, updateStatus };
}

function messageFor(error: unknown): string {
  // The server names a field only for a product that now needs whole quantities.
  const message = refusalOf(error, translate('Failed to update order status'));
  return toApiError(error).code === 'VERSION_CONFLICT'
    ? translate('{message}. The page shows the current order; its status was not updated.', {
        message,
      })
    : message;
}
