import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../components/confirm';

/** Asks once before typed values are left behind, within the product and by closing or reloading the page. */
export function UnsavedGuard({ isDirty }: { isDirty: RefObject<boolean> }) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: 'Leave without saving?',
      description: 'What you typed will be lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      tone: 'danger',
    } as const;
    void confirm(question).then((isLeaving) => {
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return null;
}
