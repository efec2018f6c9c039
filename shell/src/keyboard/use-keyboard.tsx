import type { MenuEntry } from '@stockroom/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLazyDialog } from '../layout/use-lazy-dialog';
import { SearchButton } from '../palette/search-button';
import { useShortcuts } from './use-shortcuts';

/** Shortcuts, the sheet that lists them, and the palette: in every page of a signed-in user. */
export function useKeyboard(menu: readonly MenuEntry[]) {
  const { Dialog: Palette, ...palette } = useLazyDialog(loadPalette, 'Failed to open the search');
  const { Dialog: Sheet, ...sheet } = useLazyDialog(loadSheet, 'Failed to open the shortcuts');
  useShortcuts({ onSearch: palette.open, onShowShortcuts: sheet.open });
  useOnceIdle(() => {
    palette.prefetch();
    sheet.prefetch();
  });
  return {
    searchButton: <SearchButton onPress={palette.open} onApproach={palette.prefetch} />,
    showShortcuts: sheet.open,
    dialogs: (
      <>
        {Palette && <Palette menu={menu} onShowShortcuts={sheet.open} onClose={palette.close} />}
        {Sheet && <Sheet menu={menu} onClose={sheet.close} />}
      </>
    ),
  };
}

async function loadPalette() {
  return (await import(/* webpackChunkName: "palette" */ '../palette/palette')).Palette;
}

async function loadSheet() {
  return (await import(/* webpackChunkName: "shortcuts-sheet" */ './shortcuts-sheet'))
    .ShortcutsSheet;
}

/** The signs that the page is there and somebody uses it. */
const USES = ['pointermove', 'keydown'] as const;

/** When the page is used and the browser has time; never where it can't tell that. */
function useOnceIdle(call: () => void): void {
  const callNow = useEffectEvent(call);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const wait = () => {
      stop();
      requestIdleCallback(() => callNow());
    };
    const stop = () => USES.forEach((use) => document.removeEventListener(use, wait));
    USES.forEach((use) => document.addEventListener(use, wait, { passive: true }));
    return stop;
  }, []);
}
