import { lazy, Suspense, useEffect } from 'react';
import { useAppSelector } from '../store/hooks';

const loadToastView = () => import(/* webpackChunkName: "toast-and-confirm" */ './toast-view');
const ToastView = lazy(async () => ({ default: (await loadToastView()).ToastView }));

/**
 * Where toasts appear; once per page. The first screen must not wait for any of it, so its code comes with the first
 * key or press, or else with the first toast.
 */
export function Toaster() {
  const toast = useAppSelector((state) => state.toasts.current);
  useEffect(() => onFirstUse(loadToastView), []);
  return <Suspense fallback={null}>{toast && <ToastView toast={toast} />}</Suspense>;
}

const USES = ['pointerdown', 'keydown'] as const;

function onFirstUse(load: () => Promise<unknown>): () => void {
  const stop = () => USES.forEach((use) => window.removeEventListener(use, start));
  const start = () => {
    stop();
    // Offline now: the first toast tries again.
    load().catch(() => undefined);
  };
  USES.forEach((use) => window.addEventListener(use, start, { passive: true }));
  return stop;
}
