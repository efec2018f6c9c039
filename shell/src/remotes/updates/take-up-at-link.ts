import type { Registry } from '@stockroom/contract';
import type { AppStore } from '@stockroom/shared-ui';
import { changesFor, changesSince, type Change } from './live-registry';
import { pageLoad } from '../page-load';
import { findRemote } from '../registry';
import { takeUp } from './taken-up';
import { wouldLoseWork } from './unfinished';

interface Options {
  /** What the page was made with. */
  page: Registry;
  /** What is known to be live. */
  live: () => Registry;
  getState: AppStore['getState'];
}

/**
 * Where somebody follows a link, a newer version can be taken up unnoticed: by the load of a page instead of a
 * change of the route. Not where that would lose something, be it a toast that has not been read yet.
 */
export function takeUpAtLink(event: Event, { page, live, getState }: Options): void {
  const link = followedLink(event);
  if (link === null || isSamePage(link)) return;
  const changes = changesOnTheWay(page, live(), link.pathname);
  if (changes.length === 0) return;
  const state = getState();
  if (wouldLoseWork(state) || state.toasts.current?.isOpen) return;
  // All changes come with the page, whichever was the reason.
  if (!takeUp('link', changesSince(page, live()), null)) return;
  event.preventDefault();
  pageLoad.open(link.href);
}

/** Those that somebody who goes there would see: of the area, and of the frame around it. */
function changesOnTheWay(page: Registry, live: Registry, path: string): Change[] {
  const changes = changesSince(page, live);
  if (menuOf(page) !== menuOf(live)) return changes;
  return changesFor(findRemote(live, path)?.name ?? '', changes);
}

function menuOf({ remotes }: Registry): string {
  return JSON.stringify(remotes.map(({ name, menu }) => [name, menu]));
}

/** A link of the product that this click would follow in this tab. */
function followedLink(event: Event): HTMLAnchorElement | null {
  if (!(event instanceof MouseEvent)) return null;
  const { target, button, defaultPrevented } = event;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (defaultPrevented || button !== 0 || isModified || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin ? link : null;
}

function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}
