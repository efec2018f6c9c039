import type { Registry } from '@stockroom/contract';
import { findRemote } from '../remotes/registry';
import { isSlow, whenQuiet } from '../when-quiet';
import { prefetchFile } from './prefetch-file';

/** The entries of the areas that are not shown, one after another, each when the page is quiet. */
export function prefetchOtherAreas(registry: Registry): void {
  const shown = findRemote(registry, window.location.pathname);
  const entries = registry.remotes.flatMap((remote) =>
    remote.build && remote !== shown ? [remote.build.entry] : [],
  );
  const next = () => {
    const entry = entries.shift();
    if (entry === undefined || isSlow()) return;
    whenQuiet(() => void prefetchFile(entry).then(next));
  };
  next();
}
