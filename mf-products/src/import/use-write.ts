import { messageOf, showError, toApiError, useAppDispatch } from '@stockroom/shared-ui';

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

/** Why the server refuses a write, in its own words; the fallback when it didn't answer. */
export function refusalOf(error: unknown, fallback: string): string {
  const [reason] = Object.values(toApiError(error).fieldErrors);
  return reason ?? messageOf(error, fallback);
}
