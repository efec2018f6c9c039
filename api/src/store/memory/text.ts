import { searchWords } from '../search-words';

/** English has no tailoring of its own, so this is the root collation ("und" would mean the host's language). */
const collator = new Intl.Collator('en');

export const compareText = collator.compare;

/** The same, with digits compared as numbers: "9999" comes before "10000". */
export const compareNatural = new Intl.Collator('en', { numeric: true }).compare;

/** True when each word of the search is in one of the texts, without regard to case; ё and е are one letter. */
export function isFoundIn(texts: readonly string[], search: string): boolean {
  const searched = texts.map(comparable);
  return searchWords(search)
    .map(comparable)
    .every((word) => searched.some((text) => text.includes(word)));
}

function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
