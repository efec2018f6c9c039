import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { enterScan } from './enter-scan';
import { keyBurst, type KeyBurst } from './key-burst';
import { isInField, isPageInFront, markedFor, take } from './page-shortcuts';
import { isCommand, isPaletteKey, pressedKey } from './pressed-key';
import { scanInField } from './scan-in-field';

/** How long `g` waits for the letter of a place. */
const SECOND_KEY_MS = 1500;

interface Options {
  /** Opens the palette. */
  onSearch: () => void;
  /** Takes what is scanned where the page has no place for it. */
  onScan: (code: string) => void;
  onShowShortcuts: () => void;
}

/** The shortcuts of design.md, "Accessibility and keyboard", and scans, on every signed-in page. */
export function useShortcuts({ onSearch, onScan, onShowShortcuts }: Options): void {
  const { pathname } = useLocation();
  const gPressedAt = useRef(-Infinity);

  const actionOf = (key: string): (() => void) | undefined => {
    const isSecond = Date.now() - gPressedAt.current <= SECOND_KEY_MS;
    gPressedAt.current = key === 'g' ? Date.now() : -Infinity;
    if (!isSecond && key === '?') return onShowShortcuts;
    const shortcut = isSecond ? `g ${key}` : key === '/' ? 'search' : key === 'n' ? 'new' : '';
    const element = markedFor(shortcut);
    return element ? () => take(element) : undefined;
  };
  /** @returns whether the key is not for the browser */
  const takeKey = (event: KeyboardEvent, burst: KeyBurst): boolean => {
    const scanned = burst.add(event);
    if (scanned) {
      gPressedAt.current = -Infinity;
      if (!enterScan(scanned)) onScan(scanned);
      return true;
    }
    const key = pressedKey(event);
    const action = key === null ? undefined : actionOf(key);
    burst.act(action, key === '/' || key === '?');
    return action !== undefined || key === 'g';
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent, burst: KeyBurst) => {
    if (event.defaultPrevented || event.repeat) return;
    if (isPaletteKey(event)) {
      // Never the browser's own, which leads out of the page.
      event.preventDefault();
      burst.end();
      if (isPageInFront()) onSearch();
    } else if (isCommand(event) || isInField(event.target) || !isPageInFront()) burst.end();
    else if (takeKey(event, burst)) event.preventDefault();
  });
  const takeScanned = useEffectEvent(onScan);
  useEffect(() => {
    const burst = keyBurst();
    const listener = (event: KeyboardEvent) => onKeyDown(event, burst);
    const takeScan = scanInField(takeScanned);
    document.addEventListener('keydown', listener);
    document.addEventListener('keydown', takeScan, true);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('keydown', takeScan, true);
      burst.end();
    };
    // Another page has other shortcuts.
  }, [pathname]);
}
