import { comparableText, spellingsOf } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { SearchRepository } from '../../search';
import type { Tables } from '../tables';

export function postgresSearch(db: Kysely<Tables>): SearchRepository {
  return {
    async wordsLike(words) {
      const spellings = words.flatMap(spellingsOf);
      const beginnings = words.map(comparableText);
      // By the index of spellings, among which each word itself is.
      const { rows } = await sql<{ word: string }>`
        select word from search_words where spelling = any(${spellings}::text[])
        union
        select begun.word from unnest(${beginnings}::text[]) as beginning, lateral (
          select word from search_words
          where spelling collate "C" >= beginning and spelling collate "C" < beginning || U&'\\FFFF'
            and starts_with(comparable(word), beginning)
          limit 1) as begun`.execute(db);
      return rows.map(({ word }) => word);
    },
  };
}
