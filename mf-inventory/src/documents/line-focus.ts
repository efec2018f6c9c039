import type { KeyboardEvent } from 'react';

/** Whether somebody goes on to the reason, without which the line cannot be saved. */
export function isReasonOf(element: Element | null, productId: string): boolean {
  return element instanceof HTMLSelectElement && element.dataset['product'] === productId;
}

/** Enter and the arrows lead to the same field of the next line, and Enter first to a reason that is missing. */
export function goToNeighbour(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: own } = event;
  const step = key === 'Enter' || key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  // Ctrl+Enter posts the document.
  if (step === 0 || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { lineField, product } = own.dataset;
  const fields = [...document.querySelectorAll<HTMLElement>(`[data-line-field=${lineField}]`)];
  const reason = document.querySelector<HTMLSelectElement>(`select[data-product="${product}"]`);
  const asksReason = key === 'Enter' && lineField === 'rejected' && reason?.value === '';
  const next = asksReason ? reason : fields[fields.indexOf(own) + step];
  if (next) next.focus();
  else if (key === 'Enter') own.blur();
}

/** Puts the focus into the quantity of a product, if need be once its line is there. */
export function focusQuantity(productId: string): void {
  // At once, if it can be: the next scan may begin.
  const field = quantityField(productId);
  if (field) field.focus();
  else requestAnimationFrame(() => quantityField(productId)?.focus());
}

/** Scrolls to the line of a product, once it is there. */
export function showLine(productId: string): void {
  // jsdom has no scrollIntoView.
  requestAnimationFrame(() => quantityField(productId)?.scrollIntoView?.({ block: 'center' }));
}

function quantityField(productId: string): HTMLElement | null {
  return document.querySelector(`[data-line-field=quantity][data-product="${productId}"]`);
}

const PROBLEMS = '[data-line-field][aria-invalid], [data-conflict] button, [data-refused]';

/** Puts the focus where the lines cannot be saved. */
export function focusProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(PROBLEMS)?.focus());
}
