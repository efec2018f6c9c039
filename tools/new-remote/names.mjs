import { StepError } from '../steps/run-steps.mjs';

/**
 * The words of a name, in plural and singular: sources spell "mf-customer-returns" as `customerReturns`,
 * `CUSTOMER_RETURNS`, "Customer Returns" and `CustomerReturn`.
 * @param {string} name
 * @returns {{ many: string[], one: string[] }} words in small letters
 * @throws StepError for an invalid name
 */
export function wordsOf(name) {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new StepError(
      `"${name}" is no name for a remote. Use mf-, then small letters, digits and single dashes: "mf-returns".`,
    );
  }
  const many = name.slice('mf-'.length).split('-');
  return { many, one: [...many.slice(0, -1), singular(many.at(-1))] };
}

/** Good enough for a start: "deliveries" is "delivery", "boxes" is "box", "returns" is "return". */
function singular(word) {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(x|z|ch|sh|ss)es$/.test(word)) return word.replace(/es$/, '');
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The spellings of words in sources. */
const SPELLINGS = [
  (words) => words.join('-'),
  (words) => words.join(' '),
  (words) => capital(words.join(' ')),
  (words) => words.map(capital).join(' '),
  (words) => words.map(capital).join(''),
  (words) => words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
  (words) => words.join('_').toUpperCase(),
];

/** The subject of the templates. Two words, so that every spelling is different. */
const SAMPLE = { many: ['sample', 'things'], one: ['sample', 'thing'] };

/**
 * Replaces the templates' words in a text or a path.
 * @param {string} text
 * @param {ReturnType<typeof wordsOf>} words
 */
export function rename(text, { many, one }) {
  const replaced = (result, from, to) =>
    SPELLINGS.reduce((changed, spell) => changed.replaceAll(spell(from), spell(to)), result);
  // The plural first, because it contains the singular.
  return replaced(replaced(text, SAMPLE.many, many), SAMPLE.one, one);
}

/** @param {string} word */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
