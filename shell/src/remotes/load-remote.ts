import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@stockroom/contract';
import { languageReady, loadAhead } from '@stockroom/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { entryFailure } from './load-entries';
import { RemoteLoadError, WrongShapeError, withinTimeLimit } from './load-errors';
import { areaOf } from './registry';

/**
 * Webpack provides only shared modules that the shell imports somewhere. Nothing calls these.
 * @public
 */
export const PROVIDED_LAZILY = [
  () => import('@stockroom/shared-ui/data-table'),
  () => import('@stockroom/shared-ui/forms'),
  () => import('@stockroom/shared-ui/popups'),
  () => import('yup'),
];

/**
 * Loads the routes of a remote; a call after a failed one tries again.
 * @throws RemoteLoadError
 */
export async function loadRemoteRoutes(remote: RegisteredRemote): Promise<RouteObject[]> {
  const container = remote.name.replaceAll('-', '_');
  try {
    return await withinTimeLimit(loadRoutes(container, remote));
  } catch (cause) {
    throw new RemoteLoadError(areaOf(remote), cause, entryFailure(container));
  }
}

async function loadRoutes(
  container: string,
  { build, russian }: RegisteredRemote,
): Promise<RouteObject[]> {
  // Beside its code.
  const translations = loadAhead(russian?.file);
  // Registering a remote again changes nothing.
  if (build) registerRemotes([{ name: container, entry: build.entry }]);
  const module = await loadRemote<{ default: unknown }>(`${container}/remote`);
  // Its pages show their texts at once.
  await Promise.all([translations, languageReady()]);
  if (isRoutes(module?.default)) return module.default;
  throw new WrongShapeError('Its default export is not a list of routes');
}

/** Checks as much as the router needs: anything else would stop the whole page. */
function isRoutes(value: unknown): value is RouteObject[] {
  return Array.isArray(value) && value.every((route) => typeof route === 'object' && route);
}
