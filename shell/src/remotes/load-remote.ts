import type { RegisteredRemote } from '@stockroom/contract';
import type { RouteObject } from 'react-router-dom';
import { areaOf } from './area';
import { federationHost } from './federation-host';
import { RemoteLoadError, WrongShapeError } from './remote-load-error';
import { withinTimeLimit } from './time-limit';

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

async function loadRoutes({ name, build }: RegisteredRemote): Promise<RouteObject[]> {
  if (build) register(containerName(name), build.entry);
  const module = await federationHost().loadRemote<{ default: unknown }>(
    `${containerName(name)}/remote`,
  );
  if (isRoutes(module?.default)) return module.default;
  throw new WrongShapeError('Its default export is not a list of routes');
}

const registered = new Set<string>();

function register(name: string, entry: string): void {
  if (registered.has(name)) return;
  registered.add(name);
  federationHost().registerRemotes([{ name, entry }]);
}

/** As far as the router would stop the whole page at it. */
function isRoutes(value: unknown): value is RouteObject[] {
  return Array.isArray(value) && value.every((route) => typeof route === 'object' && route);
}

function containerName(remoteName: string): string {
  return remoteName.replaceAll('-', '_');
}
