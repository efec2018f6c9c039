import {
  DASHBOARD_SHORTCUT,
  linksOf,
  msg,
  type MenuEntry,
  type RegisteredRemote,
  type Translate,
} from '@stockroom/contract';
import { searchWords } from '../texts';

const DASHBOARD = msg('Dashboard');
const DASHBOARD_WORDS = msg('home overview activities top selling best sellers');

function dashboardEntry(t: Translate): MenuEntry {
  return {
    label: t(DASHBOARD),
    path: '/',
    shortcut: DASHBOARD_SHORTCUT,
    words: searchWords(t, DASHBOARD, DASHBOARD_WORDS),
    icon: 'layout-dashboard',
    order: 0,
  };
}

/** The dashboard and the entries of all remotes, in order. */
export function menuOf(remotes: readonly RegisteredRemote[], t: Translate): MenuEntry[] {
  const entries = [dashboardEntry(t), ...remotes.flatMap(({ menu }) => menu)];
  return entries.sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

/** As many as a usual window shows without scrolling. */
const MAX_ENTRIES = 12;

/** The place of the group "More", which has no page. */
export const MORE = '';

/** The menu with the links past the twelfth entry in one group. */
export function shortMenu(menu: readonly MenuEntry[], t: Translate): readonly MenuEntry[] {
  if (menu.length <= MAX_ENTRIES) return menu;
  const children = linksOf(menu.slice(MAX_ENTRIES));
  const more = { label: t('More'), path: MORE, icon: 'ellipsis', order: Infinity, children };
  return [...menu.slice(0, MAX_ENTRIES), more];
}

/** The longest menu path that the page is on or below; null without one. */
export function currentMenuPath(menu: readonly MenuEntry[], pathname: string): string | null {
  const paths = linksOf(menu).map(({ path }) => path);
  const [longest = null] = paths
    .filter((path) => path === pathname || isBelow(path, pathname))
    .sort((a, b) => b.length - a.length);
  return longest;
}

/** Nothing is below the dashboard, although every path begins with a slash. */
function isBelow(path: string, pathname: string): boolean {
  return path !== '/' && pathname.startsWith(`${path}/`);
}
