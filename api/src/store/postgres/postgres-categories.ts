import { sql, type Kysely } from 'kysely';
import type { CategoryRepository } from '../store';
import type { Tables } from './tables';

export function postgresCategories(db: Kysely<Tables>): CategoryRepository {
  return {
    async list() {
      const rows = await db.selectFrom('categories').select('name').orderBy('position').execute();
      return rows.map(({ name }) => name);
    },
    async add(name) {
      // Another spelling may be added at the same moment, and the constraint of the table sees letters as they are.
      await sql`lock table categories in share row exclusive mode`.execute(db);
      const isNew = sql`not exists (select from categories where lower(name) = lower(${name} collate "und-x-icu"))`;
      await sql`insert into categories (name) select ${name} where ${isNew}`.execute(db);
    },
    async remove(name) {
      await db.deleteFrom('categories').where('name', '=', name).execute();
    },
  };
}
