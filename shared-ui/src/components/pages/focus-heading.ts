/** Where the focus goes when what had it is gone: Tab goes on from the top of the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/**
 * The same where nothing else has taken the focus.
 * @param popup which it must not leave, since that would close it
 */
export function catchLostFocus(popup?: HTMLElement | null): void {
  queueMicrotask(() => {
    if (!isFocusLost()) return;
    if (popup) popup.focus();
    else focusHeading();
  });
}

export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}
