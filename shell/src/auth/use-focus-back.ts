import { focusHeading, useAppSelector } from '@stockroom/shared-ui';
import { useEffect, useRef, type FocusEvent } from 'react';

/** A page that has waited for its user to sign in again has the focus where it was. Goes on the element around it. */
export function useFocusBack() {
  const { isAuthenticated, isPaused } = useAppSelector(({ session }) => session);
  const last = useRef<HTMLElement | null>(null);
  const wasPaused = useRef(false);
  useEffect(() => {
    const isBack = wasPaused.current && isAuthenticated;
    wasPaused.current = isPaused;
    if (!isBack) return;
    last.current?.focus();
    if (document.activeElement !== last.current) focusHeading();
  }, [isAuthenticated, isPaused]);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = target;
    },
  };
}
