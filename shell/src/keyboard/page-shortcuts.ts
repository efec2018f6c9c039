/** Keys type or choose here. */
const FIELDS = [
  'input:not([type=button], [type=checkbox], [type=radio], [type=submit])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=combobox]',
  '[role=listbox]',
].join();
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu]';

/** False while a dialog or menu lies over the page and takes the keys. */
export function isPageInFront(): boolean {
  return document.querySelector(OVER_THE_PAGE) === null;
}

export function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** The element of the page for a shortcut, by `data-shortcut`. */
export function markedFor(shortcut: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-shortcut=${JSON.stringify(shortcut)}]`);
}

/** The field of the page for scans: preferably one that neither looks up an earlier scan nor tells about it. */
export function scanTarget(): HTMLElement | null {
  const free = document.querySelector<HTMLElement>(
    '[data-shortcut=scan]:not([aria-busy], [data-rejected])',
  );
  return free ?? markedFor('scan') ?? markedFor('search');
}

/** Focuses a field, follows a link that is still there. */
export function take(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element.isConnected) element.click();
}
