import { refusalOf, showError, useAppDispatch } from '@stockroom/shared-ui';

/** Waits for a write and shows why it failed. The function resolves to whether it was written. */
export function useWrite() {
  const dispatch = useAppDispatch();
  return async (write: Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await write;
      return true;
    } catch (error) {
      dispatch(showError(refusalOf(error, failure), error));
      return false;
    }
  };
}
