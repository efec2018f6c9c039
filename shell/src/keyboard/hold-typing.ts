/** What was typed before the field was there that it is for. */
export interface HeldTyping {
  text: string;
  /** Enter was the last key, or a Tab, which ends the scans of some scanners. */
  isEntered: boolean;
}

const ENDS = ['Enter', 'Tab'];

/**
 * Holds the keys that are pressed while a field is on its way: the page must not take them for its own.
 * @param text what was typed before
 * @returns ends it, and tells what was typed
 */
export function holdTyping(text: string): () => HeldTyping {
  const held: HeldTyping = { text, isEntered: false };
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key.length === 1) held.text += key;
    else if (key === 'Backspace') held.text = held.text.slice(0, -1);
    else if (!ENDS.includes(key)) return;
    held.isEntered = ENDS.includes(key);
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', hold, true);
  return () => {
    document.removeEventListener('keydown', hold, true);
    return held;
  };
}
