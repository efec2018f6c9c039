import { findPage, type RegisteredRemote, type Registry } from '@stockroom/contract';
import dashboardData from '../dashboard/first-data.json';
import { loadRemoteRoutes } from '../remotes/load-remote';
import { findRemote } from '../remotes/registry';
import { loadDashboard } from '../router';
import { askForData } from './ask-for-data';
import { prefetchFile } from './prefetch-file';

/** The pointer crosses many links on its way to one. */
const REST_MS = 80;

/**
 * Gets a page ready while the pointer or the focus is on a link to it: its files at once, and where it rests, its code
 * started and its first data. Nothing is fetched for features that nobody points at.
 */
export function prefetchPointedLinks(registry: Registry): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onPoint = ({ target }: Event) => {
    clearTimeout(rest);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.href === window.location.href)
      return;
    const page = pageAt(registry, link.pathname);
    if (!page) return;
    const files = Promise.all(page.files.map(prefetchFile));
    rest = setTimeout(() => {
      askForData(page, link);
      // Whether that works is seen, and said, when the link is followed.
      files.then((): Promise<unknown> => page.start()).catch(() => {});
    }, REST_MS);
  };
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint, { passive: true });
  // From here on the page asks by itself.
  document.addEventListener('click', () => clearTimeout(rest), { capture: true, passive: true });
}

/** `start` runs its code, so that it only has to be shown. */
function pageAt(registry: Registry, pathname: string) {
  if (pathname === '/') return { path: '/', files: [], data: dashboardData, start: loadDashboard };
  const remote = findRemote(registry, pathname);
  const page = remote?.build && findPage(remote.build.pages, pathname);
  return remote && page && { ...page, start: () => startPage(remote, pathname) };
}

async function startPage(remote: RegisteredRemote, pathname: string): Promise<void> {
  const routes = await loadRemoteRoutes(remote);
  const pages = routes.map(({ path = '', lazy }) => ({ path, lazy }));
  const lazy = findPage(pages, pathname)?.lazy;
  if (typeof lazy === 'function') await lazy();
}
