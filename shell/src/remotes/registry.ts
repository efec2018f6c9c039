import { ownsPath, type RegisteredRemote, type Registry } from '@stockroom/contract';
import { createContext, useContext } from 'react';

const Context = createContext<Registry | null>(null);

export const RegistryProvider = Context.Provider;

/** The registry that this page came with. */
export function useRegistry(): Registry {
  const registry = useContext(Context);
  if (registry === null) throw new Error('No registry: RegistryProvider is missing');
  return registry;
}

/** The remote that the path belongs to. */
export function findRemote({ remotes }: Registry, path: string): RegisteredRemote | undefined {
  return remotes.find(({ basePaths }) => basePaths.some((basePath) => ownsPath(basePath, path)));
}

/** A part of the product with its own releases: the shell or a remote. */
export interface Area {
  /** Name of its folder, e.g. "mf-orders". */
  name: string;
  title: string;
  version: string;
}

/** The version of an area without a live release. */
export const NOT_LIVE = 'none';

export const SHELL = 'shell';

export function areaOf({ name, title, build }: RegisteredRemote): Area {
  return { name, title, version: build?.version ?? NOT_LIVE };
}

/** @param title of one of its pages; by default the brand */
export function shellArea({ shell = NOT_LIVE, site }: Registry, title = site.brand): Area {
  return { name: SHELL, title, version: shell };
}

export function areasOf(registry: Registry): Area[] {
  return [shellArea(registry), ...registry.remotes.map(areaOf)];
}
