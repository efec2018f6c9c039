/** Not pointerover, which a page that appears under a resting pointer gets. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'] as const;

/** On a slow line, parallel loads would delay each other and everything that is saved meanwhile. */
let oneByOne: Promise<unknown> = Promise.resolve();

/**
 * Loads code once somebody uses the page and the browser is idle, one load after another in the order of the calls.
 * Ignores failures: the code that needs it later loads it again.
 * @returns cancels it
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
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}
