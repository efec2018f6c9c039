import { useCallback, type KeyboardEvent } from 'react';

/**
 * Entry without the mouse: Enter goes to the next cell, from the last one to a new row; Shift+Enter goes back.
 * Ctrl+Enter is left to the form, which submits.
 */
export function useRowKeys(addRow: () => void) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, key, shiftKey } = event;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
      if (key !== 'Enter' || !isPlain || !(target instanceof HTMLInputElement)) return;
      // Or the form would be submitted.
      event.preventDefault();
      // A product that is chosen, or will be, has gone on by itself.
      if (isSearching(target) || target !== document.activeElement) return;
      const cells = [...currentTarget.querySelectorAll('input')];
      const next = cells[cells.indexOf(target) + (shiftKey ? -1 : 1)];
      if (next) goTo(next);
      else if (!shiftKey) addRow();
    },
    [addRow],
  );
}

/** Selected, so that typing replaces what was filled in. */
function goTo(cell: HTMLInputElement): void {
  cell.focus();
  cell.select();
}

/** The suggestions are open and none is picked yet: leaving now would give up what was typed. */
function isSearching(input: HTMLInputElement): boolean {
  return (
    input.getAttribute('aria-expanded') === 'true' && !input.getAttribute('aria-activedescendant')
  );
}
