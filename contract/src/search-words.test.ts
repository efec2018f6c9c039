import { comparableText, isOneTypoAway, spellingsOf, wordForms } from './search-words';

test.each([
  ['yjen,er', 'ноутбук'],
  ['{FKDF', 'халва'],
  ['сфиду', 'cable'],
  ['УД-ДФЗ-014', 'el-lap-014'],
  ['noutbuk', 'ноутбук'],
  ['shchetka', 'щетка'],
  ['kley', 'клей'],
  ['yashchik', 'ящик'],
  ['karandash', 'карандаш'],
  ['cemenT', 'кемент'],
  ['cement', 'цемент'],
  ['echo', 'эчо'],
  ['макита', 'makita'],
  ['Молоток', 'молоток'],
  ['fnkfc', 'atlas'],
  ['ьщдщещл', 'молоток'],
])('%s can mean %s', (typed, meant) => {
  expect(wordForms(typed)).toContain(meant);
  expect(wordForms(typed)[0]).toBe(typed.toLowerCase());
});

test.each(['4600000000012', '№5', 'А4b'])('%s means only itself', (typed) => {
  expect(wordForms(typed)).toEqual([typed.toLowerCase()]);
});

test.each([
  ['Ёлка', 'елка'],
  ['A4', 'А4'],
  ['BOSCH', 'ВОSСН'],
])('"%s" and "%s" are compared as one', (one, other) => {
  expect(comparableText(one)).toBe(comparableText(other));
});

test.each([
  ['молаток', 'молоток'],
  ['молток', 'молоток'],
  ['моллоток', 'молоток'],
  ['омлоток', 'молоток'],
  ['шлонг', 'шланг'],
])('%s is one typo away from %s', (typed, meant) => {
  expect(isOneTypoAway(typed, meant)).toBe(true);
  expect(isOneTypoAway(meant, typed)).toBe(true);
  const spellings = spellingsOf(meant);
  expect(spellingsOf(typed).some((spelling) => spellings.includes(spelling))).toBe(true);
});

test.each([
  ['молаток', 'молотик'],
  ['молоток', 'молотокам'],
  ['шланг', 'шлнга'],
  ['абвгд', 'бвгде'],
])('%s is no typo of %s', (typed, other) => {
  expect(isOneTypoAway(typed, other)).toBe(false);
});

test.each(['стол', 'а4567', 'ж'.repeat(31)])('%s has no other spellings', (typed) => {
  expect(spellingsOf(typed)).toEqual([typed]);
});
