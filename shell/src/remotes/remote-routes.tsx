import type { Registry } from '@stockroom/contract';
import { Restricted } from '@stockroom/shared-ui';
import { useEffect } from 'react';
import {
  Outlet,
  useLocation,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { noteHealth, noteStart } from '../health/report-health';
import { RouteFailure } from './area-failure';
import { RemoteLoadError, withinTimeLimit } from './load-errors';
import { loadRemoteRoutes } from './load-remote';
import { permissionAt } from './page-access';
import { areaOf, findRemote, shellArea, useRegistry, type Area } from './registry';

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
    const area = areaOf(remote);
    noteStart(area);
    const routes = await loadRemoteRoutes(remote);
    if (added.has(remote.name)) return;
    const errorElement = <RouteFailure key={remote.name} area={area} />;
    try {
      patch(REMOTES_ROUTE, [
        {
          id: remote.name,
          element: <AreaPages area={area} />,
          errorElement,
          children: routes.map((route) => withTimeLimit(route, area)),
        },
      ]);
    } catch (cause) {
      throw new RemoteLoadError(area, cause);
    }
    added.add(remote.name);
  };
}

/** The route with pages that come in time or fail with a RemoteLoadError. */
function withTimeLimit(route: RouteObject, area: Area): RouteObject {
  const { lazy } = route;
  const load = async (loadPage: () => Promise<object>) => {
    noteStart(area);
    try {
      return await withinTimeLimit(loadPage());
    } catch (cause) {
      throw new RemoteLoadError(area, cause);
    }
  };
  const limited = typeof lazy === 'function' ? { ...route, lazy: () => load(lazy) } : route;
  if (limited.index) return limited;
  return { ...limited, children: limited.children?.map((child) => withTimeLimit(child, area)) };
}

/** The pages of one area, by default the shell. Counts each that is shown: one that crashes takes this with it. */
export function AreaPages({ area }: { area?: Area }) {
  const registry = useRegistry();
  const { name, version } = area ?? shellArea(registry);
  const { pathname } = useLocation();
  useEffect(() => noteHealth('content', { name, version }), [name, version, pathname]);
  return (
    <Restricted to={permissionAt(registry, pathname)}>
      <Outlet />
    </Restricted>
  );
}
