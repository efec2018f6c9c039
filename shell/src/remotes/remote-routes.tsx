import type { RegisteredRemote, Registry } from '@stockroom/contract';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { areaOf } from './area';
import { AreaErrorBoundary } from './area-error';
import { loadRemoteRoutes } from './load-remote';
import { findRemote } from './registry';
import { RemoteLoadError } from './remote-load-error';
import { withRetry } from './retryable-page';

/** Id of the route under which remotes put theirs. */
export const REMOTES_ROUTE = 'remotes';

interface Options {
  registry: Registry;
  /** Nothing is loaded for a visitor who will be sent to /login. */
  isSignedIn: () => boolean;
}

/** Loads the remote that a path belongs to and adds its routes, before the router decides what to show. */
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
    try {
      patch(REMOTES_ROUTE, [routeOf(remote, routes)]);
    } catch (cause) {
      throw new RemoteLoadError(areaOf(remote), cause);
    }
    added.add(remote.name);
  };
}

function routeOf(remote: RegisteredRemote, routes: RouteObject[]): RouteObject {
  const area = areaOf(remote);
  return {
    id: remote.name,
    errorElement: <AreaErrorBoundary key={remote.name} area={area} />,
    children: routes.map((route) => withRetry(route, area)),
  };
}
