import type { Registry } from '@stockroom/contract';
import type { RootState } from '@stockroom/shared-ui';
import { askRegistry, changesFor, changesSince, type Change } from './live-registry';
import { pageLoad, reloadIfAllowed } from '../page-load';
import { takeUp } from './taken-up';
import { wouldLoseWork } from './unfinished';

/** 'held': another load would help, but would lose work. */
export type Recovery = 'reloading' | 'held' | 'none';

/** Loads the page again, if that brings other files of the area, loses nothing, and was not tried before. */
export async function reloadForMissingFile(
  areaName: string,
  page: Registry,
  getState: () => RootState,
): Promise<Recovery> {
  const changes = await newerThan(page, areaName);
  if (changes.length === 0) return 'none';
  if (wouldLoseWork(getState())) return 'held';
  const toast = getState().toasts.current;
  const words = toast?.isOpen ? { title: toast.title, description: toast.description } : null;
  if (!takeUp('missing file', changes, words)) return 'none';
  pageLoad.reload();
  return 'reloading';
}

/** Loads the page again if another version of the area is live, unless its user stays; else the area has to be retried. */
export async function retryByReload(
  areaName: string,
  page: Registry,
): Promise<'reloading' | 'stays' | 'none'> {
  if ((await newerThan(page, areaName)).length === 0) return 'none';
  return (await reloadIfAllowed()) ? 'reloading' : 'stays';
}

async function newerThan(page: Registry, areaName: string): Promise<Change[]> {
  const live = page.shell === undefined ? null : await askRegistry();
  return live === null ? [] : changesFor(areaName, changesSince(page, live));
}
