import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, Registry } from '@stockroom/contract';
import type { RouteObject } from 'react-router-dom';
import { areaOf } from './area';
import { forgetFailedShares } from './forget-failed-shares';
import { RemoteLoadError, WrongShapeError } from './remote-load-error';
import { withinTimeLimit } from './time-limit';

/** A remote's entry script or manifest that has not arrived by then counts as failed. */
const ENTRY_TIMEOUT_MS = 8_000;

/** Makes the deployed remotes known, without loading any. */
export function registerDeployedRemotes({ remotes }: Registry): void {
  registerGlobalPlugins([forgetFailedShares()]);
  registerPlugins([limitTimes()]);
  registerRemotes(
    remotes.flatMap(({ name, build }) =>
      build ? [{ name: containerName(name), entry: build.entry }] : [],
    ),
  );
}

/**
 * Loads the routes of a remote; a call after a failed one tries again.
 * @throws RemoteLoadError
 */
export async function loadRemoteRoutes(remote: RegisteredRemote): Promise<RouteObject[]> {
  try {
    return await withinTimeLimit(loadRoutes(remote));
  } catch (cause) {
    throw new RemoteLoadError(areaOf(remote), cause);
  }
}

async function loadRoutes({ name }: RegisteredRemote): Promise<RouteObject[]> {
  const module = await loadRemote<{ default: unknown }>(`${containerName(name)}/remote`);
  if (isRoutes(module?.default)) return module.default;
  throw new WrongShapeError('Its default export is not a list of routes');
}

/** As far as the router would stop the whole page at it. */
function isRoutes(value: unknown): value is RouteObject[] {
  return Array.isArray(value) && value.every((route) => typeof route === 'object' && route);
}

function containerName(remoteName: string): string {
  return remoteName.replaceAll('-', '_');
}

/**
 * The runtime would wait for ever for a manifest and 20 s for a script. A second try asks under another address,
 * because the browser would join it to a first request that still hangs.
 */
function limitTimes() {
  const tries = new Map<string, number>();
  return {
    name: 'limit-times',
    fetch: (url: string, init: RequestInit) =>
      fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(ENTRY_TIMEOUT_MS) }),
    createScript: ({ url }: { url: string }) => {
      const earlier = tries.get(url) ?? 0;
      tries.set(url, earlier + 1);
      const script = document.createElement('script');
      script.src = earlier === 0 ? url : `${url}?retry=${earlier}`;
      script.async = true;
      // A developer's own server refuses scripts that other sites take from it without asking.
      if (!script.src.startsWith(window.location.origin)) script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
