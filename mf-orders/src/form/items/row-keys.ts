import type { KeyboardEvent } from 'react';

/**
 * Enter goes to the next cell, and from the last cell to a new row; Shift+Enter goes back. Ctrl+Enter stays the form's,
 * which submits.
 */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, addRow: () => void): void {
  const { target, currentTarget, key, shiftKey } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
  if (key !== 'Enter' || !isPlain || !(target instanceof HTMLInputElement)) return;
  // Events of a dialog that a field has opened come here too.
  if (!currentTarget.contains(target)) return;
  // Keeps the form from submitting.
  event.preventDefault();
  // A product field that chooses a product, now or after an answer, moves the focus by itself.
  if (isSearching(target) || target !== document.activeElement) return;
  const cells = [...currentTarget.querySelectorAll('input')];
  const next = cells[cells.indexOf(target) + (shiftKey ? -1 : 1)];
  next?.focus();
  // Typing replaces a filled in value.
  next?.select();
  if (!next && !shiftKey) addRow();
}

/** Tells that the suggestions are open with none picked: leaving now would lose the typed text. */
function isSearching(input: HTMLInputElement): boolean {
  return (
    input.getAttribute('aria-expanded') === 'true' && !input.getAttribute('aria-activedescendant')
  );
}
