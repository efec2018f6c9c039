import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type Page, type Sort } from '@stockroom/contract';
import { object, string, type ObjectShape, type Schema } from 'yup';
import { validationFailed } from '../errors';
import { sortKey } from '../store/sort';
import type { ListPage, ListRequest, Position } from '../store/store';
import { decodeCursor, encodeCursor, type SortKind } from './cursor';
import type { ApiContext } from './environment';
import { limitFilter } from './filters';
import { validated } from './read-body';

/** What a list can be filtered and sorted by. */
export interface ListDefinition<Filter, Key extends string> {
  /** Filters by the name of their query parameter. */
  filters: { [Name in keyof Filter]-?: Schema<Filter[Name]> };
  sortKeys: Record<Key, SortKind>;
  defaultSort: Sort<Key>;
}

interface PageParameters<Key extends string> {
  sort?: Sort<Key>;
  limit?: number;
  cursor?: string;
}

/** The records of such a list can be asked for the value that they are sorted by. */
type Sortable<Key extends string> = { _id: string } & Record<Key, string | number>;

/**
 * Reads the query of a list.
 * @throws ApiError 422 by parameter for an unknown parameter or a wrong value
 */
export async function readListQuery<Filter, Key extends string>(
  c: ApiContext,
  { filters, sortKeys, defaultSort }: ListDefinition<Filter, Key>,
): Promise<ListRequest<Filter, Sort<Key>>> {
  const sorts = sortsOf(sortKeys);
  const query = await readQuery(c, {
    ...filters,
    sort: string().oneOf(
      sorts,
      `Sort must be one of ${Object.keys(sortKeys).join(', ')}, with or without -`,
    ),
    limit: limitFilter(MAX_PAGE_SIZE),
    cursor: string(),
  });
  const { sort, limit: size, cursor, ...filter } = query as Filter & PageParameters<Key>;
  const order = sort ?? defaultSort;
  return {
    filter: filter as Filter,
    sort: order,
    limit: size ?? DEFAULT_PAGE_SIZE,
    position: cursor === undefined ? null : positionOf(cursor, order, sortKeys[sortKey(order)]),
  };
}

/** Every order of a list: by each key, up and down. */
export function sortsOf<Key extends string>(sortKeys: Record<Key, unknown>): Sort<Key>[] {
  const keys = Object.keys(sortKeys) as Key[];
  return keys.flatMap((key): Sort<Key>[] => [key, `-${key}`]);
}

/**
 * Reads the parameters of a query, of which `limit` is a number and all others are texts.
 * @throws ApiError 422 by parameter for an unknown parameter or a wrong value
 */
export async function readQuery<Shape extends ObjectShape>(c: ApiContext, parameters: Shape) {
  const { limit, ...rest } = withoutBlanks(c.req.query());
  const query = limit === undefined ? rest : { ...rest, limit: +limit };
  return validated(object(parameters).noUnknown(), query);
}

/** The cursors and total of a page. */
export function describePage<Key extends string, Listed extends Sortable<Key>>(
  page: ListPage<Listed>,
  { sort, position }: { sort: Sort<Key>; position: Position | null },
): Page {
  const key = sortKey(sort);
  const at = (record: Listed | undefined) =>
    record ? { value: record[key], id: record._id } : position;
  const first = at(page.records[0]);
  const last = at(page.records.at(-1));
  return {
    nextCursor: page.hasNext && last ? encodeCursor(sort, { ...last, direction: 'after' }) : null,
    previousCursor:
      page.hasPrevious && first ? encodeCursor(sort, { ...first, direction: 'before' }) : null,
    total: page.total,
  };
}

/** An empty parameter (`?search=`) means the same as none. */
function withoutBlanks(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim() !== ''));
}

function positionOf(cursor: string, sort: string, kind: SortKind): Position {
  const position = decodeCursor(cursor, sort, kind);
  if (position === null)
    throw validationFailed({ cursor: 'This cursor does not belong to this list' });
  return position;
}
