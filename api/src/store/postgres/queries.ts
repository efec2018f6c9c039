import { sql, type Compilable, type InsertObject, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables';

export async function first<Row>(query: {
  executeTakeFirst(): Promise<Row | undefined>;
}): Promise<Row | null> {
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * A query as a fixed part of others: to build the columns of a product again costs as much as to read ten products.
 * @throws Error for a query with parameters
 */
export function fixed<Row>(query: Compilable<Row>): RawBuilder<Row> {
  const { sql: text, parameters } = query.compile();
  if (parameters.length > 0) throw new Error(`This query has parameters: ${text}`);
  return sql.raw(`(${text})`);
}

/** Inserts rows, unless a unique value is taken. @returns whether it has inserted one */
export async function insertNew<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: InsertObject<Tables, Table> | readonly InsertObject<Tables, Table>[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
