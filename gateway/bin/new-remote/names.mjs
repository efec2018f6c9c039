import { StepError } from '../steps/run-steps.mjs';

/**
 * Every way in which a name is written in the sources: "mf-customer-returns" is `customerReturns`, `CUSTOMER_RETURNS`,
 * "Customer Returns" and so on, and one of them is a `CustomerReturn`.
 * @param {string} name
 * @returns {{ many: string[], one: string[] }} words in small letters
 * @throws StepError when a remote can't be called that
 */
export function wordsOf(name) {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new StepError(
      `A remote is called like "mf-returns": mf-, then small letters, digits and single dashes. Not "${name}".`,
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

/** How the sources spell words. */
const SPELLINGS = [
  (words) => words.join('-'),
  (words) => words.join(' '),
  (words) => capital(words.join(' ')),
  (words) => words.map(capital).join(' '),
  (words) => words.map(capital).join(''),
  (words) => words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
  (words) => words.join('_').toUpperCase(),
];

/** What the templates are about. Two words, so that every spelling is another text. */
const SAMPLE = { many: ['sample', 'things'], one: ['sample', 'thing'] };

/**
 * Replaces the templates' words in a text or a path.
 * @param {string} text
 * @param {ReturnType<typeof wordsOf>} words
 */
export function rename(text, { many, one }) {
  const replaced = (result, from, to) =>
    SPELLINGS.reduce((changed, spell) => changed.replaceAll(spell(from), spell(to)), result);
  // The plural first: the singular is a part of it.
  return replaced(replaced(text, SAMPLE.many, many), SAMPLE.one, one);
}

/** @param {string} word */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
