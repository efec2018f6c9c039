import { markedFor } from './page-shortcuts';

/** Begins a scan in the page's field for it, where there is one; the keys that follow are typed there. */
export function enterScan(text: string): void {
  const field = markedFor('scan') ?? markedFor('search');
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  // Unlike its value, this is seen by React as typing.
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
