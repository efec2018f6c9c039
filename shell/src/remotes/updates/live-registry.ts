import { REGISTRY_PATH, type Registry } from '@stockroom/contract';
import { areasOf, SHELL, type Area } from '../area';
import { withDevRemotes } from '../dev-remotes';

const TIME_LIMIT_MS = 3_000;

/** An area whose live version, which this names, is another than a page has. */
export interface Change extends Area {
  /** The page does not know the area at all. */
  isNew: boolean;
}

/** What is live now; null when nobody answers in time. The browser asks with the ETag of its last answer. */
export async function askRegistry(): Promise<Registry | null> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal });
    // The server is the one that has made this page, by the same contract.
    return response.ok ? withDevRemotes((await response.json()) as Registry) : null;
  } catch {
    return null;
  }
}

/** What was deployed, rolled back, added, disabled or removed since the page was made. */
export function changesSince(page: Registry, live: Registry): Change[] {
  const known = new Map(areasOf(page).map(({ name, version }) => [name, version]));
  const now = areasOf(live);
  const gone = areasOf(page).filter(({ name }) => !now.some((area) => area.name === name));
  return [...now, ...gone.map((area) => ({ ...area, version: 'none' }))]
    .filter(({ name, version }) => known.get(name) !== version)
    .map((area) => ({ ...area, isNew: !known.has(area.name) }));
}

/** The changes of one area, and those of the shell, which is under all of them. */
export function changesFor(areaName: string, changes: readonly Change[]): Change[] {
  return changes.filter(({ name }) => name === areaName || name === SHELL);
}
