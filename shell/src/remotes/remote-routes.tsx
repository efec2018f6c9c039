import type { Registry } from '@stockroom/contract';
import { Restricted, Spinner } from '@stockroom/shared-ui';
import { Suspense, useEffect, useState } from 'react';
import {
  Outlet,
  useLocation,
  type LoaderFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { noteHealth, noteStart } from '../health/report-health';
import { RouteFailure } from './area-failure';
import { RemoteLoadError, TIME_LIMIT_MS, TimeLimitError, withinTimeLimit } from './load-errors';
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
  return async ({ path, patch, signal }) => {
    const remote = findRemote(registry, path);
    if (!remote?.build || added.has(remote.name) || !isSignedIn()) return;
    const area = areaOf(remote);
    noteStart(area);
    const routes = await loadRemoteRoutes(remote);
    // The router adds no routes for a visit that another click has replaced.
    if (added.has(remote.name) || signal.aborted) return;
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

type Loader = RouteObject['loader'];

/** The route with pages that come in time or fail with a RemoteLoadError, and loaders that answer in time or fail. */
function withTimeLimit(route: RouteObject, area: Area): RouteObject {
  const { lazy, loader } = route;
  const load = async (loadPage: () => Promise<{ loader?: Loader }>) => {
    noteStart(area);
    try {
      const page = await withinTimeLimit(loadPage());
      return { ...page, ...limitLoader(page.loader) };
    } catch (cause) {
      throw new RemoteLoadError(area, cause);
    }
  };
  const limited = {
    ...route,
    ...limitLoader(loader),
    ...(typeof lazy === 'function' && { lazy: () => load(lazy) }),
  };
  if (limited.index) return limited;
  return { ...limited, children: limited.children?.map((child) => withTimeLimit(child, area)) };
}

/** What it throws, such as a redirect, stays as it is. */
function limitLoader(loader: Loader): { loader?: LoaderFunction } {
  if (typeof loader !== 'function') return {};
  return { loader: (args, context) => withinTimeLimit(Promise.resolve(loader(args, context))) };
}

/** The pages of one area, by default the shell. */
export function AreaPages({ area }: { area?: Area }) {
  const registry = useRegistry();
  const release = area ?? shellArea(registry);
  const { pathname } = useLocation();
  return (
    <Suspense key={release.name} fallback={<AwaitedPage />}>
      <Restricted to={permissionAt(registry, pathname)}>
        <Outlet />
      </Restricted>
      <ShownPage {...release} />
    </Suspense>
  );
}

/** Counts the page beside it. Its effect runs only once that page no longer suspends. */
function ShownPage({ name, version }: Area) {
  const { pathname } = useLocation();
  useEffect(() => noteHealth('content', { name, version }), [name, version, pathname]);
  return null;
}

/** @throws TimeLimitError when the page still suspends after the time limit */
function AwaitedPage() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, TIME_LIMIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new TimeLimitError();
  return <Spinner />;
}
