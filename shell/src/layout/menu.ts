import {
  DASHBOARD_SHORTCUT,
  linksOf,
  type MenuEntry,
  type RegisteredRemote,
} from '@stockroom/contract';

const DASHBOARD: MenuEntry = {
  label: 'Dashboard',
  path: '/',
  shortcut: DASHBOARD_SHORTCUT,
  icon: 'layout-dashboard',
  order: 0,
};

/** The sidebar: the dashboard, then what the remotes bring, in their order. */
export function menuOf(remotes: readonly RegisteredRemote[]): MenuEntry[] {
  const entries = [DASHBOARD, ...remotes.flatMap(({ menu }) => menu)];
  return entries.sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

/** The menu path that the page belongs to: the longest one that leads towards it; null on none of them. */
export function currentMenuPath(menu: readonly MenuEntry[], pathname: string): string | null {
  const paths = linksOf(menu).map(({ path }) => path);
  const matches = paths.filter((path) => path === pathname || isBelow(path, pathname));
  return matches.reduce<string | null>(
    (longest, path) => (longest === null || path.length > longest.length ? path : longest),
    null,
  );
}

/** Nothing is below the dashboard: every path begins like its own. */
function isBelow(path: string, pathname: string): boolean {
  return path !== '/' && pathname.startsWith(`${path}/`);
}
