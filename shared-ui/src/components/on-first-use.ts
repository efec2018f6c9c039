/** Of these, a page that appears under a pointer at rest gets none. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'] as const;

/**
 * Runs once somebody has begun to use the page and the browser has time: for what neither the first screen nor the
 * first key should wait.
 * @returns takes it back
 */
export function onFirstUse(run: () => void): () => void {
  let cancel = () => {};
  const stopListening = () => {
    for (const use of USES) document.removeEventListener(use, start);
  };
  const start = () => {
    stopListening();
    cancel = whenIdle(run);
  };
  for (const use of USES) document.addEventListener(use, start, { passive: true });
  return () => {
    stopListening();
    cancel();
  };
}

function whenIdle(run: () => void): () => void {
  // Safari knows no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
