import type { RegisteredRemote, Registry } from '@stockroom/contract';
import { readDevRemotes } from '@stockroom/shared-ui';

/** The registry with this browser's remotes from a developer's own machine, where the operator allows them. */
export function withDevRemotes(registry: Registry): Registry {
  if (!registry.devRemotes) return registry;
  const origins = readDevRemotes();
  const remotes = registry.remotes.map((remote): RegisteredRemote => {
    const origin = origins[remote.name];
    if (origin === undefined) return remote;
    const entry = `${origin}/remoteEntry.js`;
    return { ...remote, build: { version: origin, entry, deployedAt: '', pages: [] } };
  });
  return { ...registry, remotes };
}
