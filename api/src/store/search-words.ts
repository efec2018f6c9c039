/** What is looked for by a typed text: each word by itself, in any order. A word is found as part of another. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}
