/** Typed before the field for it was there. */
export interface BufferedKeys {
  text: string;
  /** The last key was Enter. */
  isEntered: boolean;
}

/**
 * Buffers the keys from the press that opens the palette until its field is there. The page gets none of them.
 * @returns ends it, and returns the typed keys after those of `start`
 */
export function bufferKeys(start: BufferedKeys): () => BufferedKeys {
  const typed = { ...start };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key.length === 1) typed.text += key;
    else if (key === 'Backspace') typed.text = typed.text.slice(0, -1);
    else if (key !== 'Enter') return;
    typed.isEntered = key === 'Enter';
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    return typed;
  };
}
