/** Where keys are for typing or choosing. */
const FIELDS = [
  'input:not([type=button], [type=checkbox], [type=radio], [type=submit])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=combobox]',
  '[role=listbox]',
].join();
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu]';

/** False while something lies over the page: its keys are its own. */
export function isPageInFront(): boolean {
  return document.querySelector(OVER_THE_PAGE) === null;
}

export function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** The element of the page that says to be for it (`data-shortcut`). */
export function markedFor(shortcut: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-shortcut=${JSON.stringify(shortcut)}]`);
}

/** Where the page takes what is scanned; not in place of what is looked up still, if it has another. */
export function scanTarget(): HTMLElement | null {
  const free = document.querySelector<HTMLElement>('[data-shortcut=scan]:not([aria-busy=true])');
  return free ?? markedFor('scan') ?? markedFor('search');
}

/** A field gets the focus, a link is followed, unless it has gone with its page. */
export function take(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element.isConnected) follow(element);
}

/** As if somebody had pointed at the link and pressed it, for all who watch links: prefetching, updates, the router. */
export function follow(link: HTMLElement): void {
  pointAt(link);
  link.click();
}

export function pointAt(link: Element): void {
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
