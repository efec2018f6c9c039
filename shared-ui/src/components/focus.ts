import { useEffect, useRef } from 'react';

/** Moves the focus to the top of the page, for when its element is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** For onOpenAutoFocus: focuses the dialog itself, not its Close button, whose tooltip would cover the content. */
export function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * Moves a lost focus to the heading.
 * @param popup keeps the focus instead, because a popup closes without it
 */
export function catchLostFocus(popup?: HTMLElement | null): void {
  queueMicrotask(() => {
    if (!isFocusLost()) return;
    if (popup) popup.focus();
    else focusHeading();
  });
}

/** True when the element with the focus went away: Tab would start over. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/**
 * For a box that goes away with its pressed button, such as "Retry" or "Clear filters": the focus then moves to the
 * heading, or to the popup around the box.
 * @returns the properties of the box
 */
export function useFocusAfterwards() {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const popup = box.current?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      if (hadFocus.current) catchLostFocus(popup);
    };
  }, []);
  const onFocus = () => {
    hadFocus.current = true;
  };
  return { ref: box, onFocus };
}
