import type { MenuEntry } from '@stockroom/contract';
import { useLazyDialog } from '@stockroom/shared-ui';
import { useRef } from 'react';
import { SearchButton } from '../palette/search-button';
import { useTranslate } from '../texts';
import { bufferKeys, type BufferedKeys } from './key-buffer';
import { useShortcuts } from './use-shortcuts';

const NOTHING = { text: '', isEntered: false };

/** Shortcuts, the sheet that lists them, and the palette, on every page of a signed-in user. */
export function useKeyboard(menu: readonly MenuEntry[]) {
  const t = useTranslate();
  const { Dialog: Palette, ...palette } = useLazyDialog(
    loadPalette,
    t('Failed to open the search'),
  );
  const { Dialog: Sheet, ...sheet } = useLazyDialog(loadSheet, t('Failed to open the shortcuts'));
  const endBuffer = useRef<(() => BufferedKeys) | null>(null);
  const takeKeys = () => {
    const keys = endBuffer.current?.() ?? null;
    endBuffer.current = null;
    return keys;
  };
  const openPalette = async (start = NOTHING) => {
    endBuffer.current ??= bufferKeys(start);
    if (!(await palette.open())) takeKeys();
  };
  const openSheet = () => void sheet.open();
  useShortcuts({
    onSearch: () => void openPalette(),
    onScan: (text) => void openPalette({ text, isEntered: true }),
    onShowShortcuts: openSheet,
  });
  return {
    searchButton: <SearchButton onPress={() => void openPalette()} onApproach={palette.prefetch} />,
    showShortcuts: openSheet,
    dialogs: (
      <>
        {Palette && (
          <Palette
            menu={menu}
            takeKeys={takeKeys}
            onShowShortcuts={openSheet}
            onClose={palette.close}
          />
        )}
        {Sheet && <Sheet menu={menu} onClose={sheet.close} />}
      </>
    ),
  };
}

export async function loadPalette() {
  return (await import(/* webpackChunkName: "palette" */ '../palette/palette')).Palette;
}

export async function loadSheet() {
  return (await import(/* webpackChunkName: "shortcuts-sheet" */ './shortcuts-sheet'))
    .ShortcutsSheet;
}
