import type { WriteResult } from '@stockroom/contract';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isUndecided, messageOf } from '../../store/api-error';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { newIdempotencyKey, SubmitKeys } from '../../store/submit-keys';
import { showError, showSuccess } from '../../store/toasts';
import { translate } from '../../texts';
import { useConfirm } from '../dialogs/confirm';

/** A write; the server executes it once per key. */
type Write<Rec> = (record: Rec, submit: { idempotencyKey: string }) => Promise<WriteResult | null>;

interface DeleteWithUndo<Rec> {
  question: string;
  /** The record and the consequences, below the question. */
  describe: (record: Rec) => ReactNode;
  /** The calls, unwrapped; null when the user changed their mind. */
  remove: Write<Rec>;
  restore: Write<Rec>;
  failure: string;
  restoreFailure: string;
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

  const offerUndo = useUndo(latest);

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

/** Only the toast can undo a deletion, so a failed or cancelled Undo shows another one. */
function useUndo<Rec>(latest: RefObject<Pick<DeleteWithUndo<Rec>, 'restore' | 'restoreFailure'>>) {
  const { dispatch, getState } = useAppStore();
  return useCallback(
    (record: Rec, message: string) => {
      const offer = () => {
        const undo = {
          label: translate('Undo'),
          onSelect: () => void restore(newIdempotencyKey()),
        };
        dispatch(showSuccess(message, undo));
      };
      const restore = async (idempotencyKey: string) => {
        const { restore: write, restoreFailure } = latest.current;
        try {
          const result = await write(record, { idempotencyKey });
          if (result) dispatch(showSuccess(result.message));
          // The user cancelled; the end of the session cancels, too.
          else if (getState().session.isAuthenticated) offer();
        } catch (error) {
          const key = isUndecided(error) ? idempotencyKey : newIdempotencyKey();
          const retry = { label: translate('Retry'), onSelect: () => void restore(key) };
          // The server knows why, e.g. another product has the SKU now.
          dispatch(showError(messageOf(error, restoreFailure), error, retry));
        }
      };
      offer();
    },
    [dispatch, getState, latest],
  );
}
