import type { Schema } from 'yup';
import { validationFailed } from '../errors';
import type { NewestRequest, Position } from '../store/store';
import { encodeCursor } from './cursor';
import type { ApiContext } from './environment';
import { readListQuery } from './list-query';

/** Filters by the name of their query parameter. */
export type NewestDefinition<Filter> = { [Name in keyof Filter]-?: Schema<Filter[Name]> };

const SORT = '-at';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Reads the query of a journal, which has one order, newest first, and is only read onwards.
 * @throws ApiError 422 by parameter
 */
export async function readNewestQuery<Filter extends object>(
  c: ApiContext,
  filters: NewestDefinition<Filter>,
): Promise<NewestRequest<Filter>> {
  const { filter, position, limit } = await readListQuery<Filter, 'at'>(c, {
    filters,
    sortKeys: ['at'],
    defaultSort: SORT,
  });
  return { filter, before: position && instantOf(position), limit };
}

/** A cursor that somebody made up may hold any text. */
function instantOf({ value, id }: Position): { at: string; id: string } {
  const at = String(value);
  if (!INSTANT.test(at) || Number.isNaN(Date.parse(at)))
    throw validationFailed({ cursor: 'This cursor does not belong to this list' });
  return { at, id };
}

/**
 * Cuts the page out of what a store has found, one record more than asked for where there are more.
 * @param timeOf the instant by which the journal is ordered
 */
export function describeNewest<Listed extends { _id: string }>(
  found: readonly Listed[],
  { limit }: NewestRequest<unknown>,
  timeOf: (record: Listed) => string,
): { records: Listed[]; nextCursor: string | null } {
  const records = found.slice(0, limit);
  const last = records.at(-1);
  const hasNext = found.length > limit && last !== undefined;
  const nextCursor = hasNext
    ? encodeCursor(SORT, { direction: 'after', value: timeOf(last), id: last._id })
    : null;
  return { records, nextCursor };
}
