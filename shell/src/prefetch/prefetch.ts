import { earlyDataUrls, findPage, type DeployedPage, type Registry } from '@stockroom/contract';
import { loadAhead, TABLET } from '@stockroom/shared-ui';
import dashboardData from '../dashboard/early-data.json';
import { loadPalette, loadSheet } from '../keyboard/use-keyboard';
import { loadDrawer } from '../layout/app-layout';
import { findRemote } from '../remotes/registry';
import { loadDashboard } from '../router';

/** How long the pointer must stay on a link, in ms: it crosses many links on its way to one. */
const REST_MS = 80;
/** How long prefetched data is used, in ms. After that, the page requests its data again. */
const KEPT_MS = 5_000;

/** Prefetches likely next pages, and the dialogs of this screen, so that they open even without a connection. */
export function startPrefetch(registry: Registry): void {
  const dialogs = window.innerWidth < TABLET ? [loadDrawer] : [loadPalette, loadSheet];
  for (const load of dialogs) load().catch(() => {});
  prefetchPointedLinks(registry);
}

/**
 * Fetches a page while the pointer or the focus is on a link to it: its files at once, and where it rests, its early data.
 * No code of a remote runs before the link is followed: it may be broken. Nothing is fetched for features that nobody
 * points at.
 */
export function prefetchPointedLinks(registry: Registry): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(rest);
  const onPoint = ({ target }: Event) => {
    leave();
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.href === window.location.href)
      return;
    const { pathname, search } = link;
    const remote = findRemote(registry, pathname);
    void loadAhead(remote?.russian?.file);
    const page =
      pathname === '/' ? dashboardPage() : findPage(remote?.build?.pages ?? [], pathname);
    if (!page) return;
    page.files.forEach(prefetchFile);
    const urls = earlyDataUrls(page, { pathname, search });
    rest = setTimeout(() => window.stockroomEarlyData?.ask(urls, KEPT_MS), REST_MS);
  };
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint, { passive: true });
  // From here on the page asks by itself.
  document.addEventListener('click', leave, { capture: true, passive: true });
}

const fetched = new Set<string>();

/** Fetches a file into the browser's cache, once. */
function prefetchFile(file: string): void {
  if (fetched.has(file)) return;
  fetched.add(file);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  document.head.append(link);
}

/** It is the shell's own: its files come with its code. */
function dashboardPage(): DeployedPage {
  loadDashboard().catch(() => {});
  return { path: '/', files: [], data: dashboardData };
}
