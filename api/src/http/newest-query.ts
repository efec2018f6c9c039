import { DEFAULT_PAGE_SIZE } from '@stockroom/contract';
import type { Schema } from 'yup';
import type { NewestRequest } from '../store/store';
import { encodeCursor } from './cursor';
import type { ApiContext } from './environment';
import { PAGE_PARAMETERS, positionOf, readQuery, type PageParameters } from './list-query';

/** Filters by the name of their query parameter. */
export type NewestDefinition<Filter> = { [Name in keyof Filter]-?: Schema<Filter[Name]> };

const SORT = '-at';

/**
 * Reads the query of a journal, which has one order, newest first, and is only read onwards.
 * @throws ApiError 422 by parameter
 */
export async function readNewestQuery<Filter extends object>(
  c: ApiContext,
  filters: NewestDefinition<Filter>,
): Promise<NewestRequest<Filter>> {
  const query = await readQuery(c, { ...filters, ...PAGE_PARAMETERS });
  const { limit = DEFAULT_PAGE_SIZE, cursor, ...filter } = query as Filter & PageParameters;
  const position = positionOf(cursor, SORT, 'instant');
  return {
    filter: filter as Filter,
    before: position && { at: String(position.value), id: position.id },
    limit,
  };
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
