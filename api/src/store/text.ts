import { comparableText } from '@stockroom/contract';

/** Compares by the root collation, which English does not change ("und" would mean the host's language). */
export const compareText = new Intl.Collator('en').compare;

/** Compares digits as numbers: "9999" comes before "10000". */
export const compareNatural = new Intl.Collator('en', { numeric: true }).compare;

/** The order of ids, which is that of their making. */
export function compareId(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The words of a search. A text matches when it contains each of them, in any order. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

/** Whether each word of the search is in one of the texts, in any case of letters; letters that look alike are one. */
export function isFoundIn(texts: readonly string[], search: string): boolean {
  const searched = texts.map(comparableText);
  return searchWords(search)
    .map(comparableText)
    .every((word) => searched.some((text) => text.includes(word)));
}

/** The words of names, in small letters, that a search with a typo can mean: those of letters only. */
export function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}{4,30}(?![\p{L}\p{N}])/gu) ?? [];
}
