import { sql, type RawBuilder } from 'kysely';
import type { NewestRequest } from '../../store';

/** `order by` and `limit` of a journal: the newest before the place of the request, and one record more. */
export function newestFirst(
  { before, limit }: NewestRequest<unknown>,
  time: RawBuilder<string>,
): RawBuilder<unknown> {
  const beyond = before
    ? sql`and (${time}, id) < (${before.at}::timestamptz, ${before.id}::uuid)`
    : sql``;
  return sql`${beyond} order by ${time} desc, id desc limit ${limit + 1}`;
}
