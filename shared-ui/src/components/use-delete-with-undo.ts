import type { WriteResult } from '@stockroom/contract';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { messageOf } from '../store/api-error';
import { useAppDispatch } from '../store/hooks';
import { showError, showSuccess } from '../store/toasts';
import { useConfirm } from './confirm';

interface DeleteWithUndo<Rec> {
  /** "Are you sure you want to delete this product?" */
  question: string;
  /** What it is about and what follows, below the question. */
  describe: (record: Rec) => ReactNode;
  /** The calls, unwrapped; null when the user has left it after all. */
  remove: (record: Rec) => Promise<WriteResult | null>;
  restore: (record: Rec) => Promise<WriteResult | null>;
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
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const restore = useCallback(
    async (record: Rec) => {
      const { restore: write, restoreFailure } = latest.current;
      try {
        const result = await write(record);
        if (result) dispatch(showSuccess(result.message));
      } catch (error) {
        // The server says why: the SKU may have been given to another product since.
        dispatch(showError(messageOf(error, restoreFailure), error));
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
        const result = await remove(record);
        if (result === null) return;
        const undo = { label: 'Undo', onSelect: () => void restore(record) };
        dispatch(showSuccess(result.message, undo));
      } catch (error) {
        dispatch(showError(failure, error));
      }
    },
    [confirm, dispatch, restore],
  );
}
