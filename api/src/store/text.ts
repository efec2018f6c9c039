/** Compares by the root collation, which English does not change ("und" would mean the host's language). */
export const compareText = new Intl.Collator('en').compare;

/** Compares digits as numbers: "9999" comes before "10000". */
export const compareNatural = new Intl.Collator('en', { numeric: true }).compare;

/** The words of a search. A text matches when it contains each of them, in any order. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

/** Whether each word of the search is in one of the texts, in any case of letters; ё and е are one letter. */
export function isFoundIn(texts: readonly string[], search: string): boolean {
  const searched = texts.map(comparable);
  return searchWords(search)
    .map(comparable)
    .every((word) => searched.some((text) => text.includes(word)));
}

function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
