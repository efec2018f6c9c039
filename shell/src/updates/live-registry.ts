import { REGISTRY_PATH, type Registry } from '@stockroom/contract';
import { withDevRemotes } from '../remotes/dev-remotes';
import { areasOf, NOT_LIVE, SHELL, type Area } from '../remotes/registry';

const TIME_LIMIT_MS = 3_000;

/** The live registry; null without an answer in time. The browser sends the ETag of its last answer. */
export async function askRegistry(): Promise<Registry | null> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal });
    // The same server made this page, by the same contract.
    return response.ok ? withDevRemotes((await response.json()) as Registry) : null;
  } catch {
    return null;
  }
}

/** Areas that were deployed, rolled back, added, disabled or removed since the page was made, as they are now. */
export function changesSince(page: Registry, live: Registry): Area[] {
  const known = new Map(areasOf(page).map(({ name, version }) => [name, version]));
  const now = areasOf(live);
  const gone = areasOf(page).filter(({ name }) => !now.some((area) => area.name === name));
  return [...now, ...gone.map((area) => ({ ...area, version: NOT_LIVE }))].filter(
    ({ name, version }) => known.get(name) !== version,
  );
}

/** The changes of areas that this page has in a recalled release. */
export function changesOfRecalled(page: Registry, live: Registry): Area[] {
  const isRecalled = ({ name, version }: Area) => live.recalled?.includes(`${name}@${version}`);
  const recalled = areasOf(page).filter(isRecalled);
  return changesSince(page, live).filter(({ name }) => recalled.some((area) => area.name === name));
}

/** The changes of one area, and those of the shell, which is under all of them. */
export function changesFor(areaName: string, changes: readonly Area[]): Area[] {
  return changes.filter(({ name }) => name === areaName || name === SHELL);
}
