import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';

/** The "Error" toast for a failed query, once per failure. Ignores failures from before this page opened. */
export function useErrorToast(error: unknown, message: string): void {
  const dispatch = useAppDispatch();
  const [earlier] = useState(error);
  const show = useEffectEvent(() => void dispatch(showError(message, error)));
  useEffect(() => {
    if (error !== undefined && error !== earlier) show();
  }, [earlier, error]);
}
