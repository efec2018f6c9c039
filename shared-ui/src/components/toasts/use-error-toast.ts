import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';

/**
 * The "Error" toast for a query that failed, once per failure (spec section 8). Shows nothing while `error` is
 * undefined, nor for what failed before its page was opened: that is being asked for again.
 */
export function useErrorToast(error: unknown, message: string): void {
  const dispatch = useAppDispatch();
  const [earlier] = useState(error);
  useEffect(() => {
    if (error !== undefined && error !== earlier) dispatch(showError(message, error));
  }, [dispatch, earlier, error, message]);
}
