import type { Kysely } from 'kysely';
import type { CategoryRepository } from '../store';
import type { Tables } from './tables';

export function postgresCategories(db: Kysely<Tables>): CategoryRepository {
  return {
    async list() {
      const rows = await db.selectFrom('categories').select('name').orderBy('position').execute();
      return rows.map(({ name }) => name);
    },
    async add(name) {
      await db
        .insertInto('categories')
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async remove(name) {
      await db.deleteFrom('categories').where('name', '=', name).execute();
    },
  };
}
