/** Searches forgive the wrong keyboard layout, Latin for Cyrillic and back, letters that look alike, and one typo. */

const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const toRussianKeys = replacer([...zip(ENGLISH_KEYS, RUSSIAN_KEYS), ...zip('{}:"<>~', 'хъжэбюё')]);
const toEnglishKeys = replacer(zip(RUSSIAN_KEYS, ENGLISH_KEYS));

/** Letters that people write for each other: Latin ones, small or large, look like these Cyrillic ones. */
const toCyrillicLook = replacer(zip('ёaeopcxykmthb', 'еаеорсхукмтнв'));

/* eslint-disable lingui/no-unlocalized-strings -- letters, not texts */
const toCyrillicSounds = replacer(
  pairs(
    'shch щ sch щ zh ж kh х ts ц ch ч sh ш yo е yu ю ya я ju ю ja я a а b б v в w в g г d д e е z з i и j й k к q к ' +
      "l л m м n н o о p п r р s с t т u у f ф h х x кс c ц y ы ' ь",
  ),
);
const toLatinSounds = replacer(
  pairs(
    'щ shch ж zh х h ц ts ч ch ш sh ю yu я ya а a б b в v г g д d е e ё e з z и i й y к k л l м m н n о o п p р r ' +
      'с s т t у u ф f ы y э e ь  ъ ',
  ),
);

/* eslint-enable lingui/no-unlocalized-strings */

/** The form in which texts and searches are compared. It has as many characters as the text in small letters. */
export function comparableText(text: string): string {
  return toCyrillicLook(text.toLowerCase());
}

/**
 * What somebody may have meant by a word: first the word itself in small letters, then the keys of the other layout,
 * then the sounds in the other alphabet, then both: "fnkfc" are the keys of "атлас", which sounds like Atlas. Nobody
 * writes a number by its sounds.
 */
export function wordForms(typed: string): string[] {
  const word = typed.toLowerCase();
  const isLatin = /[a-z]/.test(word);
  const isCyrillic = /[а-яё]/.test(word);
  if (isLatin === isCyrillic) return [word];
  const keys = isLatin ? toRussianKeys(word) : toEnglishKeys(word);
  const sounds = isLatin ? cyrillicSounds(word) : [toLatinSounds(word)];
  const both = isLatin ? [toLatinSounds(keys)] : cyrillicSounds(keys);
  const others = /\d/.test(word) ? [keys] : [keys, ...sounds, ...both];
  return [...new Set([word, ...others])].filter((form) => form !== '');
}

function cyrillicSounds(word: string): string[] {
  // "kley" ends with й, and "klyuchi" has "yu" for one letter.
  const sounds = word.replace(/(?<=[aeiouy])y(?![aou])/g, 'j');
  const variants = [sounds, sounds.replace(/c(?!h)/g, 'k')].map(toCyrillicSounds);
  return variants.flatMap((form) => (form.startsWith('е') ? [form, `э${form.slice(1)}`] : [form]));
}

const CORRECTED = /^\p{L}{5,30}$/u;

/**
 * The spellings by which words that differ in one letter meet: the word itself, and the word without each of its
 * letters. Only the word itself where it is short or has digits, because typos in these are other words.
 */
export function spellingsOf(word: string): string[] {
  const spelled = comparableText(word);
  if (!CORRECTED.test(spelled)) return [spelled];
  const shorter = [...spelled].map((_letter, index, letters) =>
    letters.toSpliced(index, 1).join(''),
  );
  return [...new Set([spelled, ...shorter])];
}

/** Whether words differ by at most one letter: another one, one more, one less, or two that changed places. */
export function isOneTypoAway(one: string, other: string): boolean {
  const [a, b] = [[...comparableText(one)], [...comparableText(other)]];
  while (a.length > 0 && a[0] === b[0]) [a, b].forEach((letters) => letters.shift());
  while (a.length > 0 && a.at(-1) === b.at(-1)) [a, b].forEach((letters) => letters.pop());
  const isSwapped = a.length === 2 && a[0] === b[1] && a[1] === b[0] && b.length === 2;
  return isSwapped || (a.length <= 1 && b.length <= 1);
}

/** @param text pairs with a blank between */
function pairs(text: string): [string, string][] {
  return [...text.matchAll(/(\S+) (\S*)(?: |$)/g)].map(([, from = '', to = '']) => [from, to]);
}

function zip(from: string, to: string): [string, string][] {
  const targets = [...to];
  return [...from].map((letter, index) => [letter, targets[index] ?? '']);
}

/** Replaces each part of a text by its counterpart; of two that fit, the longer one. */
function replacer(counterparts: readonly (readonly [string, string])[]): (text: string) => string {
  const map = new Map(counterparts);
  const escaped = [...map.keys()].map((part) => part.replace(/[[\]{}().?*+]/g, '\\$&'));
  const parts = new RegExp(escaped.sort((a, b) => b.length - a.length).join('|'), 'g');
  return (text) => text.replace(parts, (part) => map.get(part) ?? part);
}
