import { sql, type RawBuilder } from 'kysely';

/** One term of a `where`; anything else stands for a filter that the request does not use. */
type Condition = RawBuilder<unknown> | false | null | undefined | '';

export function allOf(...conditions: Condition[]): RawBuilder<boolean> {
  const given = conditions.filter((condition) => !!condition);
  return given.length === 0 ? sql`true` : sql<boolean>`(${sql.join(given, sql` and `)})`;
}

export function isEqual(column: string, value: string | undefined): Condition {
  return value !== undefined && sql`${sql.ref(column)} = ${value}`;
}

/** Whether an instant lies in a period; both ends belong to it, and a missing end is open. */
export function isBetween(column: string, from?: string, to?: string): RawBuilder<boolean> {
  return allOf(
    from !== undefined && sql`${sql.ref(column)} >= ${from}::timestamptz`,
    to !== undefined && sql`${sql.ref(column)} <= ${to}::timestamptz`,
  );
}
