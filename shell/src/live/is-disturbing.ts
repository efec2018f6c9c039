/** So long after a key, somebody is still typing. */
const TYPING_MS = 3_000;
/** Scrolled further, a list would move under the eyes. */
const SCROLLED_PX = 200;
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], main [aria-expanded=true]';

let pressedAt = -Infinity;
document.addEventListener('keydown', () => (pressedAt = performance.now()), true);

/** Whether new rows would disturb somebody who types, selects, has scrolled down or has something open. */
export function isDisturbing(): boolean {
  const isTyping = performance.now() - pressedAt < TYPING_MS;
  const isSelecting = document.getSelection()?.type === 'Range';
  const isOpen = document.querySelector(OPEN) !== null;
  return isTyping || isSelecting || isOpen || window.scrollY > SCROLLED_PX;
}
