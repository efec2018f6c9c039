import { sql, type Kysely, type Migration } from 'kysely';

/** A migration that runs these statements in turn. */
export function sqlMigration(...statements: string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
