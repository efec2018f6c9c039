import type { WriteResult } from '@stockroom/contract';
import { useCallback, useEffect, useRef } from 'react';
import { isUndecided, messageOf } from '../../store/api-error';
import { useAppStore } from '../../store/hooks';
import { newIdempotencyKey, type Submit } from '../../store/submit-keys';
import { showError, showSuccess } from '../../store/toasts';
import { translate } from '../../texts';

/** A write; the server executes it once per key. Null when the user changed their mind. */
export type UndoableWrite<Done> = (
  done: Done,
  submit: Submit,
) => Promise<Pick<WriteResult, 'message'> | null>;

export interface UndoOptions<Done> {
  /** Takes back what was done. */
  restore: UndoableWrite<Done>;
  restoreFailure: string;
}

/**
 * Shows a toast that says what was done and offers Undo. Only the toast can undo it, so a failed or cancelled Undo
 * shows another one.
 * @returns the same function each time
 */
export function useOfferUndo<Done>(
  options: UndoOptions<Done>,
): (done: Done, message: string) => void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { dispatch, getState } = useAppStore();
  return useCallback(
    (done: Done, message: string) => {
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
          const result = await write(done, { idempotencyKey });
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
    [dispatch, getState],
  );
}
