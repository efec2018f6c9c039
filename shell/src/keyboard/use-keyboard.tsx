import type { MenuEntry } from '@stockroom/contract';
import { onFirstUse } from '@stockroom/shared-ui';
import { useEffect, useRef } from 'react';
import { useLazyDialog } from '../layout/use-lazy-dialog';
import { SearchButton } from '../palette/search-button';
import { isSlow } from '../when-quiet';
import { enterScan, pressEnter } from './enter-scan';
import { holdTyping, type HeldTyping } from './hold-typing';
import { pageArrival } from './page-arrival';
import { scanTarget } from './page-shortcuts';
import { useShortcuts } from './use-shortcuts';

/** Shortcuts, the sheet that lists them, and the palette: in every page of a signed-in user. */
export function useKeyboard(menu: readonly MenuEntry[]) {
  const { Dialog: Palette, ...palette } = useLazyDialog(loadPalette, 'Failed to open the search');
  const { Dialog: Sheet, ...sheet } = useLazyDialog(loadSheet, 'Failed to open the shortcuts');
  const { hold, takeTyped } = useHeldTyping();
  const openPalette = async () => {
    hold('');
    if (!(await palette.open())) takeTyped();
  };
  /** Into the page once it is there, or where it has no place for that, into the palette. */
  const findScanned = async (code: string) => {
    hold(code);
    await pageArrival();
    if (scanTarget() === null) return openPalette();
    const typed = takeTyped();
    if (typed) enterScan(typed.text);
    if (typed?.isEntered) pressEnter();
  };
  const openSheet = () => void sheet.open();
  useShortcuts({
    onSearch: () => void openPalette(),
    onScan: (code) => void findScanned(code),
    onShowShortcuts: openSheet,
  });
  useEffect(prefetchDialogs, []);
  return {
    searchButton: <SearchButton onPress={() => void openPalette()} onApproach={palette.prefetch} />,
    showShortcuts: openSheet,
    dialogs: (
      <>
        {Palette && (
          <Palette
            menu={menu}
            takeTyped={takeTyped}
            onShowShortcuts={openSheet}
            onClose={palette.close}
          />
        )}
        {Sheet && <Sheet menu={menu} onClose={sheet.close} />}
      </>
    ),
  };
}

/** What is typed from the press that opens the palette until its field is there. */
function useHeldTyping() {
  const release = useRef<(() => HeldTyping) | null>(null);
  const hold = (text: string) => {
    release.current ??= holdTyping(text);
  };
  const takeTyped = () => {
    const typed = release.current?.() ?? null;
    release.current = null;
    return typed;
  };
  return { hold, takeTyped };
}

async function loadPalette() {
  return (await import(/* webpackChunkName: "palette" */ '../palette/palette')).Palette;
}

async function loadSheet() {
  return (await import(/* webpackChunkName: "shortcuts-sheet" */ './shortcuts-sheet'))
    .ShortcutsSheet;
}

/** Never where the browser can't tell when it has time, nor where the line is needed for more. */
function prefetchDialogs() {
  if (!('requestIdleCallback' in window) || isSlow()) return undefined;
  return onFirstUse(() => Promise.all([loadPalette(), loadSheet()]));
}
