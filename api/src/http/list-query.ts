import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type Page, type Sort } from '@stockroom/contract';
import { string, ValidationError, type InferType, type Schema } from 'yup';
import { validationFailed } from '../errors';
import { sortKey } from '../store/sort';
import type { ListPage, ListRequest, Position } from '../store/store';
import { decodeCursor, encodeCursor, type SortKind } from './cursor';
import type { ApiContext } from './environment';
import { limitFilter } from './filters';

/** What a list can be filtered and sorted by. */
export interface ListDefinition<Filter, Key extends string> {
  /** Filters by the name of their query parameter. */
  filters: { [Name in keyof Filter]-?: Schema<Filter[Name]> };
  sortKeys: Record<Key, SortKind>;
  defaultSort: Sort<Key>;
}

type Parameters = Record<string, Schema>;

type Query<Shape extends Parameters> = { [Name in keyof Shape]?: InferType<Shape[Name]> };

export interface PageParameters {
  limit?: number;
  cursor?: string;
}

/** The parameters of a page of any list. */
export const PAGE_PARAMETERS = {
  limit: limitFilter(MAX_PAGE_SIZE),
  cursor: string(),
};

/** The records of such a list can be asked for the value that they are sorted by. */
type Sortable<Key extends string> = { _id: string } & Record<Key, string | number>;

/**
 * Reads the query of a list.
 * @throws ApiError 422 by parameter for an unknown parameter or a wrong value
 */
export async function readListQuery<Filter, Key extends string>(
  c: ApiContext,
  list: ListDefinition<Filter, Key>,
): Promise<ListRequest<Filter, Sort<Key>>> {
  const { sortKeys, defaultSort } = list;
  const query = await readQuery(c, listParameters(list));
  const {
    sort = defaultSort,
    limit = DEFAULT_PAGE_SIZE,
    cursor,
    ...filter
  } = query as Filter & PageParameters & { sort?: Sort<Key> };
  refuseReversed(filter);
  const position = positionOf(cursor, sort, sortKeys[sortKey(sort)]);
  return { filter: filter as Filter, sort, limit, position };
}

/** Made once: that takes longer than to read a query by them. */
const parametersByList = new WeakMap<object, Parameters>();

/** Every parameter that the list takes. */
export function listParameters<Filter, Key extends string>(
  list: ListDefinition<Filter, Key>,
): Parameters {
  const known = parametersByList.get(list);
  if (known) return known;
  const keys = Object.keys(list.sortKeys);
  const parameters = {
    ...list.filters,
    sort: string().oneOf(
      keys.flatMap((key) => [key, `-${key}`]),
      `Sort must be one of ${keys.join(', ')}, with or without -`,
    ),
    ...PAGE_PARAMETERS,
  };
  parametersByList.set(list, parameters);
  return parameters;
}

/**
 * Reads the parameters of a query, all optional, of which `limit` is a number and all others are texts.
 * @throws ApiError 422 by parameter for an unknown or repeated parameter or a wrong value
 */
export async function readQuery<Shape extends Parameters>(
  c: ApiContext,
  parameters: Shape,
): Promise<Query<Shape>> {
  const { limit, ...texts } = givenParameters(c);
  const given: Record<string, unknown> = limit === undefined ? texts : { ...texts, limit: +limit };
  // One by one: to make a schema of all that is given takes longer than to check it.
  const checked = Object.entries(given).map(([name, value]) => ({
    name,
    ...checkParameter(Object.hasOwn(parameters, name) ? parameters[name] : undefined, value),
  }));
  const refused = checked.flatMap(({ name, message }) => (message ? [[name, message]] : []));
  if (refused.length > 0) throw validationFailed(Object.fromEntries(refused));
  return Object.fromEntries(checked.map(({ name, value }) => [name, value])) as Query<Shape>;
}

function checkParameter(schema: Schema | undefined, value: unknown) {
  if (!schema) return { message: 'Unknown field' };
  try {
    return { value: schema.cast(schema.validateSync(value, { strict: true })) as unknown };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { message: error.message };
  }
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
function givenParameters(c: ApiContext): Record<string, string> {
  const given = Object.entries(c.req.queries());
  const repeated = given.filter(([, values]) => values.length > 1);
  if (repeated.length > 0)
    throw validationFailed(
      Object.fromEntries(repeated.map(([name]) => [name, 'This can be given only once'])),
    );
  return Object.fromEntries(
    given
      .map(([name, [value = '']]) => [name, value] as const)
      .filter(([, value]) => value.trim() !== ''),
  );
}

/** A period that ends before it begins is a mistake, and not a list without records. */
function refuseReversed({ from, to }: { from?: unknown; to?: unknown }): void {
  if (typeof from === 'string' && typeof to === 'string' && from > to)
    throw validationFailed({ to: 'To must not be before From' });
}

/** Where the page begins; null for the first. @throws ApiError 422 */
export function positionOf(
  cursor: string | undefined,
  sort: string,
  kind: SortKind,
): Position | null {
  if (cursor === undefined) return null;
  const position = decodeCursor(cursor, sort, kind);
  if (position === null)
    throw validationFailed({ cursor: 'This cursor does not belong to this list' });
  return position;
}
