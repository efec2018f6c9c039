import type { Registry } from '@stockroom/contract';
import { isDrawerLikely, loadDrawer } from '../layout/load-drawer';
import { prefetchOtherAreas } from './other-areas';
import { prefetchPointedLinks } from './pointed-links';

export function startPrefetch(registry: Registry): void {
  prefetchPointedLinks(registry);
  // On a touch screen the first use of a page is often the button of the menu itself.
  if (isDrawerLikely()) void loadDrawer().catch(() => {});
  prefetchOtherAreas(registry);
}
