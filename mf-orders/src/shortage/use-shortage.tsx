import { toApiError, useConfirm } from '@stockroom/shared-ui';
import { useCallback } from 'react';
import { ShortageLines } from './shortage-lines';

export interface ShortageOptions {
  /** The button that goes on in spite of the shortage. */
  confirmLabel?: string;
  /** The one that leaves it; default: Cancel. */
  cancelLabel?: string;
}

type RunWrite = <Result>(
  write: (force: boolean) => Promise<Result>,
  options?: ShortageOptions,
) => Promise<Result | null>;

/**
 * Runs a write that stock may be too short for. Refused for that reason, it shows what is missing and offers to
 * repeat the write with force (product, "Orders and stock").
 * @returns the result of the write, or null when the user leaves it at the refusal; any other failure rejects
 */
export function useShortage(): RunWrite {
  const confirm = useConfirm();
  return useCallback<RunWrite>(
    async (write, { confirmLabel = 'Complete anyway', cancelLabel } = {}) => {
      try {
        return await write(false);
      } catch (error) {
        const { code, lines } = toApiError(error);
        if (code !== 'INSUFFICIENT_STOCK') throw error;
        const isForced = await confirm({
          title: 'Not enough stock',
          description: <ShortageLines lines={lines} />,
          confirmLabel,
          cancelLabel,
          tone: 'danger',
        });
        return isForced ? write(true) : null;
      }
    },
    [confirm],
  );
}
