import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isInField, isPageInFront, markedFor, take } from './page-shortcuts';
import { isCommand, isPaletteKey, isSaveKey, pressedKey } from './pressed-key';
import { listenForScans, SCANNER_GAP_MS } from './scanner';

/** How long `g` waits for the letter of a place. */
const SECOND_KEY_MS = 1500;
/** A letter waits so long for the next key, because a scan may begin with it. */
const QUIET_MS = 60;

interface Options {
  /** Opens the palette. */
  onSearch: () => void;
  /** Takes a scan for which the page has no field. */
  onScan: (code: string) => void;
  onShowShortcuts: () => void;
}

/** The shortcuts and scans of every signed-in page. */
export function useShortcuts({ onSearch, onScan, onShowShortcuts }: Options): void {
  const { pathname } = useLocation();
  const gPressedAt = useRef(-Infinity);
  const pressedAt = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const actionOf = (key: string): (() => void) | undefined => {
    const isSecond = performance.now() - gPressedAt.current <= SECOND_KEY_MS;
    gPressedAt.current = key === 'g' ? performance.now() : -Infinity;
    if (!isSecond && key === '?') return onShowShortcuts;
    const shortcut = isSecond ? `g ${key}` : key === '/' ? 'search' : key === 'n' ? 'new' : '';
    const element = markedFor(shortcut);
    return element ? () => take(element) : undefined;
  };
  const act = (action: () => void, isUrgent: boolean) => {
    if (isUrgent) return action();
    timer.current = setTimeout(() => {
      if (isPageInFront() && !isInField(document.activeElement)) action();
    }, QUIET_MS);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.key === 'Shift') return;
    const isFirst = event.timeStamp - pressedAt.current >= SCANNER_GAP_MS;
    pressedAt.current = event.timeStamp;
    if (isPaletteKey(event)) {
      // The browser's own Ctrl+K would leave the page.
      event.preventDefault();
      if (isPageInFront()) onSearch();
    } else if (isSaveKey(event)) {
      if (isPageInFront()) markedFor('save')?.click();
    } else if (!isCommand(event) && !isInField(event.target) && isPageInFront()) {
      const key = pressedKey(event);
      const action = key === null ? undefined : actionOf(key);
      if (action || key === 'g') event.preventDefault();
      if (action) act(action, isFirst && (key === '/' || key === '?'));
    }
  });
  const takeScanned = useEffectEvent(onScan);
  useEffect(() => {
    const cancel = ({ key, repeat }: KeyboardEvent) => {
      if (key !== 'Shift' && !repeat) clearTimeout(timer.current);
    };
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // Before the page, which does not see the Enter of a scan.
    document.addEventListener('keydown', cancel, true);
    document.addEventListener('keydown', listener);
    const stopListening = listenForScans((code) => takeScanned(code));
    return () => {
      document.removeEventListener('keydown', cancel, true);
      document.removeEventListener('keydown', listener);
      stopListening();
      clearTimeout(timer.current);
    };
    // Another page has other shortcuts.
  }, [pathname]);
}
