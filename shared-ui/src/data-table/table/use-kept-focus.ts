import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { catchLostFocus, focusHeading, isFocusLost } from '../../components/pages/focus-heading';

/**
 * When the row that has the focus goes away, say because it was deleted, the focus moves to the row that took its
 * place, and after the last row to the page's heading. Without this it falls to the body, and Tab starts over.
 */
export function useKeptFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly unknown[],
): void {
  const last = useRef<{ row: HTMLTableRowElement; index: number } | null>(null);

  useEffect(() => {
    const section = body.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      if (row) last.current = { row, index: row.sectionRowIndex };
    };
    section?.addEventListener('focusin', remember);
    return () => {
      section?.removeEventListener('focusin', remember);
      // The table itself goes with its last row.
      if (last.current) catchLostFocus();
    };
  }, [body]);

  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.row.isConnected || !isFocusLost()) return;
    const remaining = body.current?.rows ?? [];
    const neighbour = remaining[Math.min(lost.index, remaining.length - 1)];
    const target = neighbour?.querySelector<HTMLElement>('a[href], button');
    if (target) target.focus();
    else focusHeading();
  }, [body, rows]);
}
