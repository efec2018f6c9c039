import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';

/** The "Error" toast for a failed query, once per failure. Ignores failures from before this page opened. */
export function useErrorToast(error: unknown, message: string): void {
  const dispatch = useAppDispatch();
  const [earlier] = useState(error);
  useEffect(() => {
    if (error !== undefined && error !== earlier) dispatch(showError(message, error));
  }, [dispatch, earlier, error, message]);
}
