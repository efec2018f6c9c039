import { isInField, scanTarget } from './page-shortcuts';

const SAVING = '[type=submit][aria-busy=true]';

/**
 * Begins a scan in the page's field for it, where there is one; the keys that follow are typed there. Marked for it may
 * be a button, too, which makes the field and puts the focus into it.
 * @returns whether the page has a place for scans
 */
export function enterScan(text: string): boolean {
  const marked = scanTarget();
  if (isSaving()) return true;
  if (marked instanceof HTMLButtonElement) marked.click();
  else marked?.focus();
  const field = document.activeElement;
  if (marked && isInField(field) && field instanceof HTMLInputElement) replaceText(field, text);
  return marked !== null;
}

/** Whether the form that scans are for is being saved: it must not be shown as something else meanwhile. */
export function isSaving(): boolean {
  return Boolean(scanTarget()?.closest('form')?.querySelector(SAVING));
}

/** As if somebody had typed it in place of what is there. */
export function replaceText(field: HTMLInputElement, text: string): void {
  // Unlike its value, this is seen by React as typing.
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As a scanner does after its code, once the page has seen that. */
export function pressEnter(): void {
  setTimeout(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
  });
}
