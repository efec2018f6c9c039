import { showError, useAppDispatch } from '@stockroom/shared-ui';
import { useState, type ComponentType } from 'react';

/**
 * A dialog that is not needed for the first sight of a page: its code comes when it is opened first.
 * @param failure what to say when the code can't be fetched, e.g. "Failed to open the menu"
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failure: string) {
  const dispatch = useAppDispatch();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const open = async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      return true;
    } catch (error) {
      dispatch(showError(failure, error));
      return false;
    }
  };
  return {
    /** While it is open. */
    Dialog,
    /** Resolves to whether it could be opened. */
    open,
    close: () => setDialog(null),
    /** Fetches the code while it is likely to be wanted; whether that works is seen later. */
    prefetch: () => void load().catch(() => {}),
  };
}
