import { useEffect } from 'react';
import { toApiError } from '../store/api-error';
import { useAppDispatch } from '../store/hooks';
import { showError } from '../store/toasts';

/**
 * The "Error" toast for a query that failed, once per failure (spec section 8). Shows nothing while `error` is
 * undefined, nor when the session is over: the browser is then on its way to sign-in.
 */
export function useErrorToast(error: unknown, message: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (error === undefined) return;
    const { code } = toApiError(error);
    if (code !== 'SIGNED_OUT' && code !== 'ABORTED') dispatch(showError(message, error));
  }, [dispatch, error, message]);
}
