import { useEffect, type RefObject } from 'react';

/**
 * Marks a box whose table is wider than itself with `data-scrolls`. Only such a box may scroll, because in a box that
 * scrolls the headings cannot stick to the window. Writes an attribute instead of rendering.
 */
export function useOverflowMarks(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const table = element?.firstElementChild;
    if (!element || !table || !('ResizeObserver' in window)) return undefined;
    const update = () => {
      element.toggleAttribute('data-scrolls', table.scrollWidth > element.clientWidth + 1);
      skipHiddenHeadings(table);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
}

/**
 * Cards hide the headings, so Tab must not stop at their buttons; SortSelect sorts there. Screen readers still find
 * the name of each column.
 */
function skipHiddenHeadings(table: Element): void {
  const head = table.querySelector('thead');
  if (!head) return;
  const isHidden = getComputedStyle(head).position === 'absolute';
  for (const button of head.querySelectorAll('button')) button.tabIndex = isHidden ? -1 : 0;
}
