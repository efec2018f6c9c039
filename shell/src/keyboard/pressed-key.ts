/** What the key beside the right Shift types in Russian. */
const RUSSIAN_SLASH = new Map([
  ['.', '/'],
  [',', '?'],
]);

/**
 * Which key of an English keyboard was pressed; null where it is not for a shortcut: held down, with a modifier, or a
 * part of a character that is being composed.
 */
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

/** What stands on an English keyboard where others have letters; a slash is where Russian has a point. */
const ENGLISH_SIGNS = new Map(
  Object.entries({
    BracketLeft: '[',
    BracketRight: ']',
    Semicolon: ';',
    Quote: "'",
    Comma: ',',
    Period: '.',
    Slash: '/',
  }),
);

/** What the key types in an English layout. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = letterAt(code);
  if (letter) return key === key.toLowerCase() ? letter.toLowerCase() : letter;
  return (shiftKey ? undefined : ENGLISH_SIGNS.get(code)) ?? key;
}

function letterAt(code: string): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1];
}

/** By what was typed, wherever that key is; by its place where the layout has other letters than Latin ones. */
function englishKey({ key, code }: KeyboardEvent): string {
  if (code === 'Slash') return RUSSIAN_SLASH.get(key) ?? key;
  const isForeign = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  if (isForeign && code === 'Comma') return ',';
  const letter = isForeign ? letterAt(code) : undefined;
  return (letter ?? key).toLowerCase();
}

function isComposing({ isComposing: isUnfinished, key }: KeyboardEvent): boolean {
  return isUnfinished || key === 'Process';
}
