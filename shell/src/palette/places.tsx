import { linksOf, type MenuEntry } from '@stockroom/contract';
import { keysTo } from '../keyboard/keys';
import { menuIcon } from '../layout/menu-icons';
import type { Entry } from './entry';
import { ShortcutHint } from './shortcut-hint';

/** Every link of the menu, those of remotes that nobody knows here included. */
export function placesIn(menu: readonly MenuEntry[]): Entry[] {
  return menu.flatMap((entry) =>
    linksOf([entry]).map(({ label, path, shortcut }) => ({
      id: path,
      label,
      detail: entry.children && entry.label,
      icon: menuIcon(entry.icon),
      aside: shortcut && <ShortcutHint keys={keysTo(shortcut)} />,
      to: path,
    })),
  );
}
