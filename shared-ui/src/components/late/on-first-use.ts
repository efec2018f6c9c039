/** Of these, a page that appears under a pointer at rest gets none. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'] as const;

/** On a slow line they would hold up each other, and all of them what is saved meanwhile. */
let oneByOne: Promise<unknown> = Promise.resolve();

/**
 * Loads once somebody has begun to use the page and the browser has time: for what neither the first screen nor the
 * first key should wait. One after another, in the order of the calls. Failures are left to who needs it later.
 * @returns takes it back
 */
export function onFirstUse(load: () => Promise<unknown>): () => void {
  let isWanted = true;
  const loadIfWanted = async () => {
    await idle();
    if (isWanted) await load().catch(() => {});
  };
  const stopListening = () => {
    for (const use of USES) document.removeEventListener(use, start);
  };
  const start = () => {
    stopListening();
    oneByOne = oneByOne.then(loadIfWanted);
  };
  for (const use of USES) document.addEventListener(use, start, { passive: true });
  return () => {
    isWanted = false;
    stopListening();
  };
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari knows no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}
