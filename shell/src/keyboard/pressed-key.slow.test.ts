import { isPaletteKey, pressedKey } from './pressed-key';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

test.each<[string, string | null, KeyboardEventInit]>([
  ['a letter', 'g', { key: 'g', code: 'KeyG' }],
  ['a letter while Caps Lock is on', 'g', { key: 'G', code: 'KeyG' }],
  ['a Latin letter elsewhere, as on Dvorak', 'n', { key: 'n', code: 'KeyL' }],
  ['the same key in Russian', 'g', { key: 'п', code: 'KeyG' }],
  ['the same key in Greek', 'p', { key: 'π', code: 'KeyP' }],
  ['a Russian letter where English has a sign', ';', { key: 'ж', code: 'Semicolon' }],
  ['the comma', ',', { key: ',', code: 'Comma' }],
  ['the comma in Russian', ',', { key: 'б', code: 'Comma' }],
  ['the slash', '/', { key: '/', code: 'Slash' }],
  ['the slash in Russian', '/', { key: '.', code: 'Slash' }],
  ['the slash above a German 7', '/', { key: '/', code: 'Digit7', shiftKey: true }],
  ['a question mark', '?', { key: '?', code: 'Slash', shiftKey: true }],
  ['the same key in Russian', '?', { key: ',', code: 'Slash', shiftKey: true }],
  ['the question mark above a Russian 7', '?', { key: '?', code: 'Digit7', shiftKey: true }],
  ['a full stop', '.', { key: '.', code: 'Period' }],
  ['a letter with Shift', null, { key: 'G', code: 'KeyG', shiftKey: true }],
  ['a letter with Ctrl', null, { key: 'p', code: 'KeyP', ctrlKey: true }],
  ['a letter with Alt', null, { key: 'p', code: 'KeyP', altKey: true }],
  ['a letter with Cmd', null, { key: 'n', code: 'KeyN', metaKey: true }],
  ['a letter with AltGr', null, { key: '/', code: 'KeyQ', modifierAltGraph: true }],
  ['a key that is held down', null, { key: 'g', code: 'KeyG', repeat: true }],
  ['a part of a character', null, { key: 'g', code: 'KeyG', isComposing: true }],
  ['a key for an input method', null, { key: 'Process', code: 'KeyG' }],
])('reads %s as %s', (_what, key, init) => {
  expect(pressedKey(press(init))).toBe(key);
});

test.each<[string, boolean, KeyboardEventInit]>([
  ['Ctrl+K', true, { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Cmd+K', true, { key: 'k', code: 'KeyK', metaKey: true }],
  ['Ctrl+K in Russian', true, { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['K', false, { key: 'k', code: 'KeyK' }],
  ['Ctrl+Shift+K', false, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['Ctrl+K while composing', false, { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true }],
])('%s opens the palette: %s', (_what, isOne, init) => {
  expect(isPaletteKey(press(init))).toBe(isOne);
});
