/**
 * Takes the buttons of headings out of the way of Tab where rows are cards, which hide them: nobody would see where the
 * focus is, and sort-select.tsx sorts there. Screen readers still find them, and what each column is called.
 */
export function skipHeadings(table: Element): void {
  const head = table.querySelector('thead');
  if (!head) return;
  const isHidden = getComputedStyle(head).position === 'absolute';
  for (const button of head.querySelectorAll('button')) button.tabIndex = isHidden ? -1 : 0;
}
