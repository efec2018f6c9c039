import { msg } from '@stockroom/contract';
import { chooseTheme, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import { History, Monitor, Moon, Rocket, Sun, UserRound, Users } from 'lucide-react';
import { useMayOpen } from '../remotes/page-access';
import { searchWords, useTranslate } from '../texts';

/** Pages without a place in the menu. `words` are what else people search for. */
const PAGES = [
  {
    path: '/account',
    label: msg('Account'),
    detail: msg('Password and devices'),
    icon: UserRound,
    words: msg('sessions sign out'),
  },
  {
    path: '/people',
    label: msg('People'),
    icon: Users,
    words: msg('users roles access invite invitations registration'),
  },
  {
    path: '/releases',
    label: msg('Releases'),
    icon: Rocket,
    words: msg('deployments versions rollback rollout health'),
  },
  {
    path: '/history',
    label: msg('History'),
    icon: History,
    words: msg('changes audit log activity who'),
  },
];

/** Those that the user may open. */
export function useAccountPages() {
  const t = useTranslate();
  return PAGES.filter(useMayOpen()).map(({ label, detail, words, ...page }) => ({
    ...page,
    label: t(label),
    detail: detail && t(detail),
    words: searchWords(t, label, words),
  }));
}

const THEMES = [
  { choice: 'light', label: msg('Light'), icon: Sun },
  { choice: 'dark', label: msg('Dark'), icon: Moon },
  { choice: 'system', label: msg('System'), icon: Monitor },
] as const;

/** The themes to choose from. */
export function useThemes() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(({ theme }) => theme.choice);
  return THEMES.map(({ choice, label, icon }) => ({
    label: t(label),
    icon,
    isChosen: choice === chosen,
    onSelect: () => void dispatch(chooseTheme(choice)),
  }));
}
