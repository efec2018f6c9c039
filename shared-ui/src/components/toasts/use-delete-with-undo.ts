import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isUndecided } from '../../store/api-error';
import { useAppDispatch } from '../../store/hooks';
import { SubmitKeys } from '../../store/submit-keys';
import { showError } from '../../store/toasts';
import { translate } from '../../texts';
import { useConfirm } from '../dialogs/confirm';
import { useOfferUndo, type UndoableWrite, type UndoOptions } from './use-offer-undo';

interface DeleteWithUndo<Rec> extends UndoOptions<Rec> {
  question: string;
  /** The record and the consequences, below the question. */
  describe: (record: Rec) => ReactNode;
  remove: UndoableWrite<Rec>;
  failure: string;
}

/**
 * Deletes a record after a question; the toast with the server's message offers Undo.
 * @returns the same function each time, so that memoised columns can use it
 */
export function useDeleteWithUndo<Rec>(
  options: DeleteWithUndo<Rec>,
): (record: Rec) => Promise<void> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [keys] = useState(() => new SubmitKeys());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const offerUndo = useOfferUndo(options);

  return useCallback(
    async (record: Rec) => {
      const { question, describe, remove, failure } = latest.current;
      const isConfirmed = await confirm({
        title: question,
        description: describe(record),
        confirmLabel: translate('Delete'),
        tone: 'danger',
      });
      if (!isConfirmed) return;
      try {
        const result = await remove(record, { idempotencyKey: keys.keyFor(record) });
        keys.settle();
        if (result === null) return;
        offerUndo(record, result.message);
      } catch (error) {
        if (!isUndecided(error)) keys.settle();
        dispatch(showError(failure, error));
      }
    },
    [confirm, dispatch, keys, offerUndo],
  );
}
