import { chooseTheme, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import { History, Monitor, Moon, Rocket, Sun, UserRound, Users } from 'lucide-react';
import { useMayOpen } from '../remotes/page-access';

/** Pages without a place in the menu. `words` are what else people search for. */
const PAGES = [
  {
    path: '/account',
    label: 'Account',
    detail: 'Password and devices',
    icon: UserRound,
    words: 'sessions sign out',
  },
  {
    path: '/people',
    label: 'People',
    icon: Users,
    words: 'users roles access invite invitations registration',
  },
  {
    path: '/releases',
    label: 'Releases',
    icon: Rocket,
    words: 'deployments versions rollback rollout health',
  },
  {
    path: '/history',
    label: 'History',
    icon: History,
    words: 'changes audit log activity who',
  },
];

/** Those that the user may open. */
export function useAccountPages() {
  return PAGES.filter(useMayOpen());
}

const THEMES = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
] as const;

/** The themes to choose from. */
export function useThemes() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(({ theme }) => theme.choice);
  return THEMES.map(({ choice, ...theme }) => ({
    ...theme,
    isChosen: choice === chosen,
    onSelect: () => void dispatch(chooseTheme(choice)),
  }));
}
