/** Russian layouts type these with the key of the slash. */
const RUSSIAN_SLASH = new Map([
  ['.', '/'],
  [',', '?'],
]);
/** The signs of an English keyboard on keys that have letters elsewhere. */
const ENGLISH_SIGNS = new Map([
  ['BracketLeft', '['],
  ['BracketRight', ']'],
  ['Semicolon', ';'],
  ['Quote', "'"],
  ['Comma', ','],
  ['Period', '.'],
  ['Slash', '/'],
]);

/** The pressed shortcut key, as an English layout has it; null for a repeated, composing or modified key. */
export function pressedKey(event: KeyboardEvent): string | null {
  if (event.repeat || isComposing(event) || event.getModifierState('AltGraph')) return null;
  if (isCommand(event)) return null;
  const key = englishKey(event);
  // Some layouts have the slash above a digit.
  return event.shiftKey && key !== '?' && key !== '/' ? null : key;
}

export function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Ctrl+K, on a Mac Cmd+K too. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey === metaKey || altKey || shiftKey || event.repeat || isComposing(event)) return false;
  return englishKey(event) === 'k';
}

/** Ctrl+Enter, on a Mac Cmd+Enter too. Forms take it themselves. */
export function isSaveKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** The key at this place of an English keyboard. */
export function keyAtPlace({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return key === key.toLowerCase() ? letter.toLowerCase() : letter;
  return (shiftKey ? undefined : ENGLISH_SIGNS.get(code)) ?? key;
}

/** A Latin letter counts wherever the layout has it; a letter of another script by its place. */
function englishKey(event: KeyboardEvent): string {
  const { key, code } = event;
  if (code === 'Slash') return RUSSIAN_SLASH.get(key) ?? key;
  const isForeign = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  return (isForeign ? keyAtPlace(event) : key).toLowerCase();
}

function isComposing({ isComposing: isUnfinished, key }: KeyboardEvent): boolean {
  return isUnfinished || key === 'Process';
}
