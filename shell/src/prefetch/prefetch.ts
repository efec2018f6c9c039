import type { Registry } from '@stockroom/contract';
import { prefetchOtherAreas } from './other-areas';
import { prefetchPointedLinks } from './pointed-links';

export function startPrefetch(registry: Registry): void {
  prefetchPointedLinks(registry);
  prefetchOtherAreas(registry);
}
