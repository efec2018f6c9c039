import type { WriteResult } from '@stockroom/contract';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isUndecided, messageOf } from '../../store/api-error';
import { useAppDispatch } from '../../store/hooks';
import { newIdempotencyKey } from '../../store/idempotency-key';
import { SubmitKeys } from '../../store/submit-keys';
import { showError, showSuccess } from '../../store/toasts';
import { useConfirm } from '../dialogs/confirm';

/** A write that happens once, however often it is tried again under its key. */
type Write<Rec> = (record: Rec, submit: { idempotencyKey: string }) => Promise<WriteResult | null>;

interface DeleteWithUndo<Rec> {
  /** "Are you sure you want to delete this product?" */
  question: string;
  /** What it is about and what follows, below the question. */
  describe: (record: Rec) => ReactNode;
  /** The calls, unwrapped; null when the user has left it after all. */
  remove: Write<Rec>;
  restore: Write<Rec>;
  /** What the toasts say when they fail. */
  failure: string;
  restoreFailure: string;
}

/**
 * Deletes a record after a question; the toast with the server's message offers to take it back.
 * @returns a function that stays the same, so that columns made with it do too
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

  const restore = useCallback(
    async function tryToRestore(record: Rec, idempotencyKey: string) {
      const { restore: write, restoreFailure } = latest.current;
      try {
        const result = await write(record, { idempotencyKey });
        if (result) dispatch(showSuccess(result.message));
      } catch (error) {
        // The list has no such record any more, so only here it can be tried again.
        const again = () => void tryToRestore(record, idempotencyKey);
        const retry = isUndecided(error) ? { label: 'Retry', onSelect: again } : undefined;
        // The server says why: the SKU may have been given to another product since.
        dispatch(showError(messageOf(error, restoreFailure), error, retry));
      }
    },
    [dispatch],
  );

  return useCallback(
    async (record: Rec) => {
      const { question, describe, remove, failure } = latest.current;
      const isConfirmed = await confirm({
        title: question,
        description: describe(record),
        confirmLabel: 'Delete',
        tone: 'danger',
      });
      if (!isConfirmed) return;
      try {
        const result = await remove(record, { idempotencyKey: keys.keyFor(record) });
        keys.settle();
        if (result === null) return;
        const undo = { label: 'Undo', onSelect: () => void restore(record, newIdempotencyKey()) };
        dispatch(showSuccess(result.message, undo));
      } catch (error) {
        if (!isUndecided(error)) keys.settle();
        dispatch(showError(failure, error));
      }
    },
    [confirm, dispatch, keys, restore],
  );
}
