import type { RegisteredRemote, Registry } from '@stockroom/contract';

/** A part of the product that is deployed alone, as a page has it. */
export interface Area {
  /** Name of its folder, e.g. "mf-orders". */
  name: string;
  title: string;
  /** "none" while nothing of it is live. */
  version: string;
}

export const SHELL = 'shell';

export function areaOf({ name, title, build }: RegisteredRemote): Area {
  return { name, title, version: build?.version ?? 'none' };
}

/** The shell, or a page of its own. */
export function shellArea({ shell = 'none', site }: Registry, title = site.brand): Area {
  return { name: SHELL, title, version: shell };
}

/** Everything that can be deployed alone, the shell first. */
export function areasOf(registry: Registry): Area[] {
  return [shellArea(registry), ...registry.remotes.map(areaOf)];
}
