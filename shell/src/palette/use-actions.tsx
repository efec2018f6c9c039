import { findPage } from '@stockroom/contract';
import { logOut, toggleTheme, useAppDispatch } from '@stockroom/shared-ui';
import {
  Keyboard,
  LogOut,
  PackagePlus,
  Plus,
  ShoppingCart,
  SlidersHorizontal,
  SunMoon,
  Truck,
} from 'lucide-react';
import { findRemote } from '../remotes/registry';
import { useRegistry } from '../remotes/registry-context';
import type { Entry } from './entry';
import { ShortcutHint } from './shortcut-hint';

/** What begins on a page of its own, by the names of the buttons that lead there. */
const BEGINNINGS = [
  { label: 'Add Product', to: '/products/new', icon: Plus, words: 'new create' },
  { label: 'Create Order', to: '/orders/new', icon: ShoppingCart, words: 'new add sale purchase' },
  {
    label: 'Receive Stock',
    to: '/inventory/receive',
    icon: PackagePlus,
    words: 'delivery receipt',
  },
  {
    label: 'Adjust Stock',
    to: '/inventory/adjust',
    icon: SlidersHorizontal,
    words: 'adjustment stocktake correction',
  },
  { label: 'Add Supplier', to: '/suppliers/new', icon: Truck, words: 'new create' },
].map((action) => ({ ...action, id: action.to }));

/** What can be done from anywhere. A page that is not live begins nothing. */
export function useActions(onShowShortcuts: () => void): Entry[] {
  const dispatch = useAppDispatch();
  const registry = useRegistry();
  const isLive = (path: string) =>
    findPage(findRemote(registry, path)?.build?.pages ?? [], path) !== undefined;
  return [
    ...BEGINNINGS.filter(({ to }) => isLive(to)),
    {
      id: 'toggle-theme',
      label: 'Toggle theme',
      icon: SunMoon,
      words: 'dark light mode',
      run: () => dispatch(toggleTheme()),
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      aside: <ShortcutHint keys={['?']} />,
      words: 'help keys',
      run: onShowShortcuts,
    },
    {
      id: 'logout',
      label: 'Logout',
      icon: LogOut,
      words: 'sign out log out',
      run: () => void dispatch(logOut()),
    },
  ];
}
