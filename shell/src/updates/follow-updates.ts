import type { Registry } from '@stockroom/contract';
import { currentLanguage, languageReady, showToast, type AppStore } from '@stockroom/shared-ui';
import { pageLoad } from '../remotes/page-load';
import { findRemote, NOT_LIVE, type Area } from '../remotes/registry';
import { translate } from '../texts';
import { askRegistry, changesFor, changesOfRecalled, changesSince } from './live-registry';
import { recordReload, reloadFor, settleReloads, wouldLoseWork } from './reload';

/** Between two questions, however often links are pointed at. */
const PAUSE_MS = 2_000;
/** An event of the document: something else is live. */
export const RELEASED = 'stockroom-released';
/** While nobody does anything, in a page that can be seen. */
const INTERVAL_MS = 60_000;

/**
 * Keeps an open page up to date: asks now and then for the live releases, switches to them at a link, or as soon as
 * nothing is lost where a release was recalled, and announces them in the new page. Call it once per page.
 * @returns stops it
 */
export function followUpdates(page: Registry, store: AppStore): () => void {
  // A page without a gateway has no releases to follow.
  if (page.shell === undefined) return () => {};
  const { dispatch, getState } = store;
  const news = settleReloads(page).filter(({ version }) => version !== NOT_LIVE);
  // A toast of the page before comes first.
  if (news.length > 0 && !getState().toasts.current?.isOpen)
    void languageReady().then(() => dispatch(announcementOf(news, page)));

  let live = page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The page is as new as an answer.
  let askedAt = performance.now();
  const askAfter = (pauseMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), askedAt + pauseMs - performance.now());
  };
  const ask = async () => {
    askedAt = performance.now();
    askAfter(INTERVAL_MS);
    if (document.visibilityState === 'visible') live = (await askRegistry()) ?? live;
    if (reloadFor(changesOfRecalled(page, live), store) === 'held') askAfter(PAUSE_MS);
  };
  const askAtLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) askAfter(PAUSE_MS);
  };
  // Where a change of the route would come anyway, the load of a page goes unnoticed.
  const switchAtLink = (event: Event) => {
    const link = followedLink(event);
    const state = getState();
    if (link === null || changesOnTheWay(page, live, link.pathname).length === 0) return;
    // An open toast has not been read yet.
    if (wouldLoseWork(state) || state.toasts.current?.isOpen) return;
    // All changes come with the page, whichever was the reason.
    if (!recordReload(changesSince(page, live))) return;
    event.preventDefault();
    pageLoad.open(link.href);
  };

  const handlers = [
    ['pointerover', askAtLink],
    ['focusin', askAtLink],
    ['visibilitychange', () => askAfter(PAUSE_MS)],
    [RELEASED, () => askAfter(PAUSE_MS)],
    ['click', switchAtLink],
  ] as const;
  // While the event is on its way down: a click must come here before the router's own handler.
  for (const [type, handler] of handlers) document.addEventListener(type, handler, true);
  askAfter(INTERVAL_MS);
  return () => {
    for (const [type, handler] of handlers) document.removeEventListener(type, handler, true);
    clearTimeout(timer);
  };
}

function announcementOf(news: readonly Area[], page: Registry) {
  const titles = news.map((area) => titleOf(area, page));
  const areas = new Intl.ListFormat(currentLanguage()).format(titles);
  return showToast({
    title: translate('New version'),
    description: translate('This page now uses a new version of {areas}.', { areas }),
  });
}

/** In the language of the interface, where its build translates it. */
function titleOf({ name, title }: Area, { remotes }: Registry): string {
  if (currentLanguage() === 'en') return title;
  const remote = remotes.find((one) => one.name === name);
  return remote?.russian?.menu[title] ?? title;
}

/** Changes that the path shows: of its area, and of the frame around it. */
function changesOnTheWay(page: Registry, live: Registry, path: string): Area[] {
  const changes = changesSince(page, live);
  if (menuOf(page) !== menuOf(live)) return changes;
  return changesFor(findRemote(live, path)?.name ?? '', changes);
}

function menuOf({ remotes }: Registry): string {
  return JSON.stringify(remotes.map(({ name, menu }) => [name, menu]));
}

/** A link to another page of the product that this click would follow in this tab. */
function followedLink(event: Event): HTMLAnchorElement | null {
  if (!(event instanceof MouseEvent)) return null;
  const { target, button, defaultPrevented } = event;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (defaultPrevented || button !== 0 || isModified || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = window.location;
  const isSamePage = link.pathname === pathname && link.search === search;
  return link.origin === origin && !isSamePage ? link : null;
}
