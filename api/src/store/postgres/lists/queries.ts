import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type RawBuilder,
} from 'kysely';
import type { Tables } from '../tables';

/**
 * Builds queries without a database, once for all connections and transactions that run them: to build the
 * columns of a product anew costs as much as to read ten of them.
 */
export const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export async function all<Row>(db: Kysely<Tables>, query: Compilable<Row>): Promise<Row[]> {
  return (await db.executeQuery(query)).rows;
}

export async function first<Row>(db: Kysely<Tables>, query: Compilable<Row>): Promise<Row | null> {
  const [row] = await all(db, query);
  return row ?? null;
}

/**
 * The query as a fixed part of others, which need not be compiled with each of them.
 * @throws Error for a query that has parameters
 */
export function fixed<Row>(query: Compilable<Row>): RawBuilder<Row> {
  const { sql: text, parameters } = query.compile();
  if (parameters.length > 0) throw new Error(`This query has parameters: ${text}`);
  return sql.raw(text);
}
