import type { PageAccess } from '@stockroom/contract';
import { chooseTheme, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import {
  History,
  Monitor,
  Moon,
  Rocket,
  Sun,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useMayOpen } from '../remotes/page-access';

const PAGES: readonly (PageAccess & { label: string; detail?: string; icon: LucideIcon })[] = [
  { path: '/account', label: 'Account', detail: 'Password and devices', icon: UserRound },
  { path: '/people', label: 'People', icon: Users, permission: 'people:write' },
  { path: '/releases', label: 'Releases', icon: Rocket, permission: 'releases:read' },
  { path: '/history', label: 'History', icon: History, permission: 'history:read' },
];

/** The pages of the account menu that the user may open. */
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
