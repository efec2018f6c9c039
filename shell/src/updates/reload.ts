import type { Registry } from '@stockroom/contract';
import {
  api,
  hasUnsavedTyping,
  keepOpenToast,
  tabItems,
  type AppStore,
  type RootState,
} from '@stockroom/shared-ui';
import { pageLoad } from '../remotes/page-load';
import { areasOf, type Area } from '../remotes/registry';
import { askRegistry, changesFor, changesSince } from './live-registry';

/** 'held': a reload would help, but would lose work. 'unreachable': nobody answers. */
export type Recovery = 'reloading' | 'held' | 'unreachable' | 'none';

type Store = Pick<AppStore, 'dispatch' | 'getState'>;

/** Reloads the page, if that brings another version of the area, loses nothing, and was not tried before. */
export async function reloadForOtherVersion(
  areaName: string,
  page: Registry,
  store: Store,
): Promise<Recovery> {
  const live = await askLive(page);
  if (live === null) return 'unreachable';
  return reloadFor(changesFor(areaName, changesSince(page, live)), store);
}

/** Reloads the page, if that brings any of these changes, loses nothing, and was not tried before. */
export function reloadFor(changes: readonly Area[], { dispatch, getState }: Store): Recovery {
  if (changes.length === 0) return 'none';
  if (wouldLoseWork(getState())) return 'held';
  if (!recordReload(changes)) return 'none';
  dispatch(keepOpenToast());
  pageLoad.reload();
  return 'reloading';
}

/** False while nobody answers. */
export async function canReload(page: Registry): Promise<boolean> {
  return (await askLive(page)) !== null;
}

/** A page without a gateway, in development, is always the newest. */
async function askLive(page: Registry): Promise<Registry | null> {
  return page.shell === undefined ? page : askRegistry();
}

/** True while a reload would lose typed input or a write without an answer. */
export function wouldLoseWork(state: RootState): boolean {
  const writes = Object.values(state[api.reducerPath].mutations);
  return hasUnsavedTyping() || writes.some((write) => write?.status === 'pending');
}

/** Versions that this tab has loaded a page for and that have not come. */
const AWAITED_KEY = 'stockroom-awaited-versions';

/**
 * Remembers that a page is loaded for these changes.
 * @returns false when one was already loaded for each of them: another would not help
 */
export function recordReload(changes: readonly Area[]): boolean {
  const awaited = readAwaited();
  const others = changes.filter((change) => !awaited.some((area) => isSame(area, change)));
  writeAwaited([...awaited, ...others]);
  return others.length > 0;
}

/** The awaited versions that this page has. */
export function settleReloads(page: Registry): Area[] {
  const areas = areasOf(page);
  const hasCome = (awaited: Area) => areas.some((area) => isSame(area, awaited));
  const awaited = readAwaited();
  writeAwaited(awaited.filter((area) => !hasCome(area)));
  return awaited.filter(hasCome);
}

function isSame(one: Area, other: Area): boolean {
  return one.name === other.name && one.version === other.version;
}

function readAwaited(): Area[] {
  // Only this module writes it.
  return JSON.parse(tabItems.read(AWAITED_KEY) ?? '[]') as Area[];
}

function writeAwaited(areas: readonly Area[]): void {
  tabItems.write(AWAITED_KEY, areas.length === 0 ? null : JSON.stringify(areas));
}
