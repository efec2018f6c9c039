import { lazy, Suspense, useEffect } from 'react';
import { useAppSelector } from '../store/hooks';

const loadToastView = () => import(/* webpackChunkName: "toast-and-confirm" */ './toast-view');
const ToastView = lazy(async () => ({ default: (await loadToastView()).ToastView }));

/**
 * Where toasts appear; once per page. Nothing of it is needed to show the first screen, so its code comes when
 * the page is idle, or with the first toast.
 */
export function Toaster() {
  const toast = useAppSelector((state) => state.toasts.current);
  useEffect(() => whenIdle(loadToastView), []);
  return <Suspense fallback={null}>{toast && <ToastView toast={toast} />}</Suspense>;
}

/** Browsers without idle callbacks fetch the code with the first toast. */
function whenIdle(load: () => Promise<unknown>): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined;
  const handle = window.requestIdleCallback(() => {
    // Offline now: the first toast tries again.
    load().catch(() => undefined);
  });
  return () => window.cancelIdleCallback(handle);
}
