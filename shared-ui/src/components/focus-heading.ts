/** Where the focus goes when what had it is gone: Tab goes on from the top of the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** The same where nothing else has taken the focus. */
export function catchLostFocus(): void {
  queueMicrotask(() => isFocusLost() && focusHeading());
}

export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}
