import { useState, type ComponentType } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';

/**
 * A dialog whose code loads when it opens.
 * @param failure for the toast when the code can't be fetched, e.g. "Failed to open the menu"
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
    /** From `open` to `close`. */
    Dialog,
    /** Resolves with false when the code can't be fetched. */
    open,
    close: () => setDialog(null),
    /** Fetches the code ahead; `open` reports a failure. */
    prefetch: () => void load().catch(() => {}),
  };
}
