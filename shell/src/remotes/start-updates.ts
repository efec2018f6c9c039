import type { Registry } from '@stockroom/contract';
import { onFirstUse, tabItems, type AppStore } from '@stockroom/shared-ui';
import { TAKEN_UP_KEY } from './page-load';
import { tellOfOldPage } from './tell-of-old-page';

/** The pointer would else ask a server that is away many times a second. */
const PAUSE_MS = 60_000;

/**
 * Follows newer versions from the first use of the page on, before which there is nothing to take up; or at once where
 * there is something to say.
 */
export function startUpdates(page: Registry, store: AppStore, load = loadUpdates): void {
  // A page that no gateway has made has nothing to follow.
  if (page.shell === undefined) {
    if (process.env['NODE_ENV'] === 'development') tellOfOldPage(store);
    return;
  }
  const waitForUse = () => onFirstUse(start);
  const start = () =>
    load().then(
      ({ followUpdates }) => followUpdates(page, store),
      () => void setTimeout(waitForUse, PAUSE_MS),
    );
  if (tabItems.read(TAKEN_UP_KEY) !== null) void start();
  else waitForUse();
}

interface Updates {
  followUpdates: (page: Registry, store: AppStore) => void;
}
function loadUpdates(): Promise<Updates> {
  return import(/* webpackChunkName: "updates" */ './updates/follow-updates');
}
