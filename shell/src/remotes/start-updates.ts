import type { Registry } from '@stockroom/contract';
import { tabItems, type AppStore } from '@stockroom/shared-ui';
import { TAKEN_UP_KEY } from './page-load';
import { tellOfOldPage } from './tell-of-old-page';

/**
 * Before anybody uses the page there is nothing to take up, and the first screen must not wait for the code. A page that
 * appears under a pointer at rest gets `pointerover` for it, but no `pointermove`.
 */
const USES = ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'] as const;
/** The pointer would else ask a server that is away many times a second. */
const PAUSE_MS = 60_000;

/** Follows newer versions from the first use of the page on, or at once where there is something to say. */
export function startUpdates(page: Registry, store: AppStore, load = loadUpdates): void {
  // A page that no gateway has made has nothing to follow.
  if (page.shell === undefined) {
    if (process.env['NODE_ENV'] === 'development') tellOfOldPage(store);
    return;
  }
  const waitForUse = () => {
    for (const use of USES) document.addEventListener(use, start, { passive: true });
  };
  const start = () => {
    for (const use of USES) document.removeEventListener(use, start);
    void load().then(
      ({ followUpdates }) => followUpdates(page, store),
      () => setTimeout(waitForUse, PAUSE_MS),
    );
  };
  if (tabItems.read(TAKEN_UP_KEY) !== null) start();
  else waitForUse();
}

interface Updates {
  followUpdates: (page: Registry, store: AppStore) => void;
}
function loadUpdates(): Promise<Updates> {
  return import(/* webpackChunkName: "updates" */ './updates/follow-updates');
}
