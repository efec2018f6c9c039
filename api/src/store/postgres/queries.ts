import type { InsertObject, Kysely, UpdateObject } from 'kysely';
import type { Tables } from './tables';

export async function first<Row>(query: {
  executeTakeFirst(): Promise<Row | undefined>;
}): Promise<Row | null> {
  return (await query.executeTakeFirst()) ?? null;
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

type Versioned = 'products' | 'suppliers';

/** Replaces a record. @returns false when the stored version differs */
export async function updateVersion(
  db: Kysely<Tables>,
  table: Versioned,
  { id, ...changes }: UpdateObject<Tables, Versioned> & { id: string },
  fromVersion: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable<Versioned>(table)
    .set(changes)
    .where('id', '=', id)
    .where('version', '=', fromVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
