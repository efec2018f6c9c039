import { useEffect, useEffectEvent, useRef } from 'react';
import { isInField, isPageInFront, takeShortcut } from './page-shortcuts';
import { isPaletteKey, pressedKey } from './pressed-key';

/** How long `g` waits for the letter of a place. */
const SECOND_KEY_MS = 1500;

interface Options {
  onSearch: () => void;
  onShowShortcuts: () => void;
}

/** The shortcuts of design.md, "Accessibility and keyboard", on every signed-in page. */
export function useShortcuts({ onSearch, onShowShortcuts }: Options): void {
  const gPressedAt = useRef(-Infinity);

  const takeKey = (key: string): boolean => {
    const isSecond = Date.now() - gPressedAt.current <= SECOND_KEY_MS;
    gPressedAt.current = key === 'g' ? Date.now() : -Infinity;
    if (key === 'g') return true;
    if (isSecond) return takeShortcut(`g ${key}`);
    if (key === '/') return takeShortcut('search');
    if (key === 'n') return takeShortcut('new');
    if (key === '?') onShowShortcuts();
    return key === '?';
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (isPaletteKey(event)) {
      // Never the browser's own, which leads out of the page.
      event.preventDefault();
      if (isPageInFront()) onSearch();
    } else if (!isInField(event.target) && isPageInFront()) {
      const key = pressedKey(event);
      if (key !== null && takeKey(key)) event.preventDefault();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
