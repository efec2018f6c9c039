import { showError, useAppDispatch } from '@stockroom/shared-ui';

/** The toast for a sign-in that was refused. */
export function useRefusalToast() {
  const dispatch = useAppDispatch();
  return (toast: string, cause: unknown) => void dispatch(showError(toast, cause));
}
