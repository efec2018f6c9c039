import {
  comparableText,
  linksOf,
  msg,
  wordForms,
  type MenuEntry,
  type Registry,
  type Text,
} from '@stockroom/contract';
import { logOut, toggleTheme, useAppDispatch } from '@stockroom/shared-ui';
import { Keyboard, LogOut, SunMoon } from 'lucide-react';
import { keysTo, ShortcutHint } from '../keyboard/keys';
import { useAccountPages } from '../layout/account-entries';
import { menuIcon } from '../layout/menu-icons';
import { findRemote, useRegistry } from '../remotes/registry';
import { useLanguages } from '../layout/use-languages';
import { searchWords, useTranslate } from '../texts';
import type { Entry, EntryGroup } from './entry';

interface Options {
  menu: readonly MenuEntry[];
  search: string;
  onShowShortcuts: () => void;
}

/** The groups that need no server. */
export function usePlacesAndActions({ menu, search, onShowShortcuts }: Options): EntryGroup[] {
  const t = useTranslate();
  const offers = offersIn(menu, useRegistry());
  const own = useAccountPages().map((page) => ({ ...page, id: page.path, to: page.path }));
  const actions = [...offers.actions, ...useShellActions(onShowShortcuts)];
  const links = linksIn(menu).filter(({ to }) => actions.every((action) => action.to !== to));
  // There are many pages, so that only a text brings them, below the links of the menu.
  const places = search === '' ? links : [...links, ...offers.pages, ...own];
  const isFound = (entry: Entry) => isFoundBy(entry, search);
  return [
    { title: t('Go to'), entries: places.filter(isFound) },
    { title: t('Actions'), entries: actions.filter(isFound) },
  ];
}

/** True when every typed word, or another form of it, begins a word of the entry. */
function isFoundBy({ label, detail = '', words = '' }: Entry, search: string): boolean {
  const own = wordsIn(`${label} ${detail} ${words}`).map(comparableText);
  return wordsIn(search).every((typed) => {
    const forms = wordForms(typed).map(comparableText);
    return own.some((word) => forms.some((form) => word.startsWith(form)));
  });
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Every link of the menu. */
function linksIn(menu: readonly MenuEntry[]): Entry[] {
  return menu.flatMap((entry) =>
    linksOf([entry]).map(({ label, path, shortcut, words }) => ({
      id: path,
      label,
      detail: entry.children && entry.label,
      icon: menuIcon(entry.icon),
      aside: shortcut && <ShortcutHint keys={keysTo(shortcut)} />,
      words,
      to: path,
    })),
  );
}

/** The pages and actions that remotes describe beside their menu, as far as their area is live. */
function offersIn(menu: readonly MenuEntry[], registry: Registry) {
  const offers: Record<'pages' | 'actions', Entry[]> = { pages: [], actions: [] };
  for (const { label: area, icon, palette = [] } of menu)
    for (const { path, label, words, isAction } of palette) {
      const [page = ''] = path.split('?');
      if (!findRemote(registry, page)?.build) continue;
      const entry = { id: path, to: path, label, words, icon: menuIcon(icon) };
      // The label of an action names its area already.
      if (isAction) offers.actions.push(entry);
      else offers.pages.push({ ...entry, detail: area });
    }
  return offers;
}

/** The shell's own actions. */
function useShellActions(onShowShortcuts: () => void): Entry[] {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const languages = useLanguages().filter(({ isChosen }) => !isChosen);
  const named = (label: Text, words: Text) => ({
    label: t(label),
    words: searchWords(t, label, words),
  });
  return [
    {
      id: 'toggle-theme',
      ...named(msg('Toggle theme'), msg('dark light mode')),
      icon: SunMoon,
      run: () => dispatch(toggleTheme()),
    },
    ...languages.map(({ label, lang, icon, onSelect }) => ({
      id: `language-${lang}`,
      label,
      detail: t('Interface'),
      words: searchWords(t, msg('language interface English Russian')),
      icon,
      run: onSelect,
    })),
    {
      id: 'shortcuts',
      ...named(msg('Keyboard shortcuts'), msg('help keys')),
      icon: Keyboard,
      aside: <ShortcutHint keys={['?']} />,
      run: onShowShortcuts,
    },
    {
      id: 'logout',
      ...named(msg('Logout'), msg('sign out log out')),
      icon: LogOut,
      run: () => void dispatch(logOut()),
    },
  ];
}
