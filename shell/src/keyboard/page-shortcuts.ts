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

/**
 * Does what an element of the page says to be for (`data-shortcut`): a field gets the focus, a link is followed.
 * @returns false when the page has no such element
 */
export function takeShortcut(shortcut: string): boolean {
  const element = document.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`);
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element) follow(element);
  return element !== null;
}

/** As if somebody had pointed at the link and pressed it, for all who watch links: prefetching, updates, the router. */
export function follow(link: HTMLElement): void {
  pointAt(link);
  link.click();
}

export function pointAt(link: Element): void {
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
