import type { Registry } from '@stockroom/contract';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { RouteFailure } from './area-failure';
import { RemoteLoadError, withinTimeLimit } from './load-errors';
import { loadRemoteRoutes } from './load-remote';
import { areaOf, findRemote } from './registry';

/** Id of the parent of all routes of remotes. */
export const REMOTES_ROUTE = 'remotes';

interface Options {
  registry: Registry;
  /** A visitor without a session goes to /login, so nothing loads. */
  isSignedIn: () => boolean;
}

/** Loads the remote of a path and adds its routes, before the router matches the path. */
export function discoverRemotes({
  registry,
  isSignedIn,
}: Options): PatchRoutesOnNavigationFunction {
  const added = new Set<string>();
  return async ({ path, patch }) => {
    const remote = findRemote(registry, path);
    if (!remote?.build || added.has(remote.name) || !isSignedIn()) return;
    const routes = await loadRemoteRoutes(remote);
    if (added.has(remote.name)) return;
    const area = areaOf(remote);
    const errorElement = <RouteFailure key={remote.name} area={area} />;
    try {
      patch(REMOTES_ROUTE, [
        { id: remote.name, errorElement, children: routes.map(withTimeLimit) },
      ]);
    } catch (cause) {
      throw new RemoteLoadError(area, cause);
    }
    added.add(remote.name);
  };
}

/** The route with pages that come in time or fail. */
function withTimeLimit(route: RouteObject): RouteObject {
  const { lazy } = route;
  const limited =
    typeof lazy === 'function' ? { ...route, lazy: () => withinTimeLimit(lazy()) } : route;
  if (limited.index) return limited;
  return { ...limited, children: limited.children?.map(withTimeLimit) };
}
