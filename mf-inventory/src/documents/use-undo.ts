import type { StockDocument } from '@stockroom/contract';
import {
  messageOf,
  showError,
  showSuccess,
  useAppDispatch,
  useConfirm,
} from '@stockroom/shared-ui';
import { useUndoDocumentMutation } from '../api/documents-api';
import { translate } from '../texts';

/** Takes back a posted document, after a question. */
export function useUndo({ _id: id, version, kind, number, orderNumber }: StockDocument) {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const [undoDocument, { isLoading }] = useUndoDocumentMutation();

  const label = kind === 'delivery' ? translate('Undo delivery') : translate('Undo return');

  async function undo(): Promise<void> {
    const goesOn = kind === 'delivery' && orderNumber !== null;
    const isSure = await confirm({
      title: translate('Undo {number}?', { number }),
      description: goesOn
        ? translate(
            'Its goods leave the stock at their own cost, and {order} expects them again. If {order} is completed, it opens again: what “Received in full” added leaves the stock, too.',
            {
              order: orderNumber,
            },
          )
        : translate('Its stock movements are undone at their own cost.'),
      confirmLabel: label,
      cancelLabel: translate('Keep it'),
    });
    if (!isSure) return;
    try {
      const { message } = await undoDocument({ id, version }).unwrap();
      dispatch(showSuccess(message));
    } catch (error) {
      dispatch(showError(messageOf(error, translate('Failed to undo the document')), error));
    }
  }
  return { undo, label, isBusy: isLoading };
}
