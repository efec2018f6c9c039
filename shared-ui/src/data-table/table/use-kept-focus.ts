import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { catchLostFocus, focusHeading, isFocusLost } from '../../components/focus';

/**
 * When the row with the focus goes away, e.g. by its deletion, the focus moves to the row in its place, or to the page's
 * heading when no row is left. Otherwise it would fall to the body, and Tab would start over.
 * @returns the properties of the table's body
 */
export function useKeptFocus(rows: readonly unknown[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const last = useRef<{ row: HTMLTableRowElement; index: number } | null>(null);

  // The table disappears with its last row.
  useEffect(
    () => () => {
      if (last.current) catchLostFocus();
    },
    [],
  );
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.row.isConnected || !isFocusLost()) return;
    const remaining = body.current?.rows ?? [];
    const neighbour = remaining[Math.min(lost.index, remaining.length - 1)];
    const target = neighbour?.querySelector<HTMLElement>('a[href], button');
    if (target) target.focus();
    else focusHeading();
  }, [rows]);

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('tr');
    if (row) last.current = { row, index: row.sectionRowIndex };
  };
  return { ref: body, onFocus };
}
