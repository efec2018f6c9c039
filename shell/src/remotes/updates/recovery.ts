import type { Registry } from '@stockroom/contract';
import type { RootState } from '@stockroom/shared-ui';
import { askRegistry, changesFor, changesSince, type Change } from './live-registry';
import { pageLoad, reloadIfAllowed } from '../page-load';
import { takeUp } from './taken-up';
import { wouldLoseWork } from './unfinished';

/** 'held': another load would help, but would lose work. 'unreachable': nobody answers. */
export type Recovery = 'reloading' | 'held' | 'unreachable' | 'none';

/** Loads the page again, if that brings other files of the area, loses nothing, and was not tried before. */
export async function reloadForMissingFile(
  areaName: string,
  page: Registry,
  getState: () => RootState,
): Promise<Recovery> {
  const live = await askLive(page);
  if (live === null) return 'unreachable';
  const changes = newerThan(page, live, areaName);
  if (changes.length === 0) return 'none';
  if (wouldLoseWork(getState())) return 'held';
  const toast = getState().toasts.current;
  const words = toast?.isOpen ? { title: toast.title, description: toast.description } : null;
  if (!takeUp('missing file', changes, words)) return 'none';
  pageLoad.reload();
  return 'reloading';
}

/**
 * Loads the page again if another version of the area is live, or if nothing else helps; else the area has to be
 * retried in this page. Never while nobody answers: that would lose the page.
 */
export async function retryByReload(
  areaName: string,
  page: Registry,
  isOnlyHelp: boolean,
): Promise<'reloading' | 'stays' | 'none'> {
  const live = await askLive(page);
  if (live === null && isOnlyHelp) return 'stays';
  if (!isOnlyHelp && newerThan(page, live, areaName).length === 0) return 'none';
  return (await reloadIfAllowed()) ? 'reloading' : 'stays';
}

/** A page that no gateway has made, in development, is as new as can be. */
async function askLive(page: Registry): Promise<Registry | null> {
  return page.shell === undefined ? page : askRegistry();
}

function newerThan(page: Registry, live: Registry | null, areaName: string): Change[] {
  return live === null ? [] : changesFor(areaName, changesSince(page, live));
}
