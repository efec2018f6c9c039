import { comparableText, spellingsOf } from '@stockroom/contract';
import type { SearchRepository } from '../search';
import { wordsOf } from '../text';
import type { StateAccess } from './memory-state';

export function memorySearch({ read }: StateAccess): SearchRepository {
  function names(): string[] {
    const { products, suppliers, orders } = read();
    return [
      ...[...products.values()].map(({ name }) => name),
      ...[...suppliers.values()].flatMap(({ companyName, contactPerson }) => [
        companyName,
        contactPerson,
      ]),
      ...[...orders.values()].map(({ customerName }) => customerName),
    ];
  }
  return {
    async wordsLike(words) {
      const spellings = new Set(words.flatMap(spellingsOf));
      const beginnings = words.map(comparableText);
      return [...new Set(names().flatMap(wordsOf))].filter(
        (word) =>
          spellingsOf(word).some((spelling) => spellings.has(spelling)) ||
          beginnings.some((beginning) => comparableText(word).startsWith(beginning)),
      );
    },
  };
}
