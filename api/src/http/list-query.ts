import {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  msg,
  toFieldErrors,
  type Page,
  type Permission,
  type Sort,
  type Translate,
} from '@stockroom/contract';
import { string, ValidationError, type InferType, type Schema } from 'yup';
import { requireAccess } from '../auth/access';
import { validationFailed } from '../errors';
import type { CodeOwners } from '../search/forgive';
import { UNKNOWN_FIGURE } from '../store/reports';
import { sortKey } from '../store/pagination';
import type { ListPage, ListRequest, Position } from '../store/store';
import { translateFor } from '../texts';
import { endOfDay, startOfDay } from '../time-zones';
import { decodeCursor, encodeCursor, type SortKind } from './cursor';
import type { ApiContext } from './environment';
import { limitFilter, toInstant } from './filters';

export interface ListDefinition<Filter, Key extends string> {
  /** By the name of their query parameter. */
  filters: { [Name in keyof Filter]-?: Schema<Filter[Name]> };
  sortKeys: Record<Key, SortKind>;
  defaultSort: Sort<Key>;
  /** What sorting by a key needs, where the records may hide it. */
  sortPermissions?: Partial<Record<Key, readonly Permission[]>>;
  /** Whose codes a search finds, beside texts. */
  codesOf?: CodeOwners;
}

/** The definition of a journal without filters. */
export const NEWEST_FIRST: ListDefinition<object, 'createdAt'> = {
  filters: {},
  sortKeys: { createdAt: 'instant' },
  defaultSort: '-createdAt',
};

export type Parameters = Record<string, Schema>;

export type Query<Shape extends Parameters> = { [Name in keyof Shape]?: InferType<Shape[Name]> };

/** A record with the value of every sort key; reports sort null as UNKNOWN_FIGURE. */
export type Sortable<Key extends string> = { _id: string } & Record<Key, string | number | null>;

/**
 * Reads the query of a list.
 * @throws ApiError 422 by parameter for an unknown parameter or a wrong value, 403 for a hidden sort key
 */
export async function readListQuery<Filter, Key extends string>(
  c: ApiContext,
  { sortKeys, defaultSort, sortPermissions }: ListDefinition<Filter, Key>,
  parameters: Parameters,
): Promise<ListRequest<Filter, Sort<Key>>> {
  const query = await readQuery(c, parameters);
  const {
    sort = defaultSort,
    limit = DEFAULT_PAGE_SIZE,
    cursor,
    ...filter
  } = query as Filter & { sort?: Sort<Key>; limit?: number; cursor?: string };
  for (const permission of sortPermissions?.[sortKey(sort)] ?? [])
    requireAccess(c.get('user'), permission);
  const position = positionOf(cursor, sort, sortKeys[sortKey(sort)]);
  return { filter: { ...(filter as Filter), ...readPeriod(filter) }, sort, limit, position };
}

/** Make them once per list: making them takes longer than reading a query. */
export function listParameters<Filter, Key extends string>({
  filters,
  sortKeys,
}: ListDefinition<Filter, Key>): Parameters {
  const keys = Object.keys(sortKeys);
  return {
    ...filters,
    sort: string().oneOf(
      keys.flatMap((key) => [key, `-${key}`]),
      msg('Sort must be one of {keys}, with or without -', { keys: keys.join(', ') }),
    ),
    limit: limitFilter(MAX_PAGE_SIZE),
    cursor: string(),
  };
}

/**
 * Reads the parameters of a query, all optional. `limit` is a number, and all others are texts.
 * @throws ApiError 422 by parameter for an unknown or repeated parameter or a wrong value
 */
export async function readQuery<Shape extends Parameters>(
  c: ApiContext,
  parameters: Shape,
): Promise<Query<Shape>> {
  const { limit, ...texts } = givenParameters(c);
  const given: Record<string, unknown> = limit === undefined ? texts : { ...texts, limit: +limit };
  const t = translateFor(c);
  // One by one: making a schema of all parameters takes longer than checking them.
  const checked = Object.entries(given).map(([name, value]) => ({
    name,
    ...checkParameter(Object.hasOwn(parameters, name) ? parameters[name] : undefined, value, t),
  }));
  const refused = checked.flatMap(({ name, message }) => (message ? [[name, message]] : []));
  if (refused.length > 0) throw validationFailed(Object.fromEntries(refused));
  return Object.fromEntries(checked.map(({ name, value }) => [name, value])) as Query<Shape>;
}

function checkParameter(schema: Schema | undefined, value: unknown, t: Translate) {
  if (!schema) return { message: t('Unknown field') };
  try {
    return { value: schema.cast(schema.validateSync(value, { strict: true })) as unknown };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { message: toFieldErrors(error, t)[''] };
  }
}

export function describePage<Key extends string>(
  page: ListPage<Sortable<Key>> & Pick<Page, 'searchedFor'>,
  { sort, position }: { sort: Sort<Key>; position: Position | null },
): Page {
  const { records, hasNext, hasPrevious, total, searchedFor } = page;
  const at = (record: Sortable<Key> | undefined) =>
    record ? placeOf(record, sortKey(sort)) : position;
  const first = at(records[0]);
  const last = at(records.at(-1));
  return {
    nextCursor: hasNext && last ? encodeCursor(sort, { ...last, direction: 'after' }) : null,
    previousCursor:
      hasPrevious && first ? encodeCursor(sort, { ...first, direction: 'before' }) : null,
    total,
    ...(searchedFor !== undefined && { searchedFor }),
  };
}

export function placeOf<Key extends string>(record: Sortable<Key>, key: Key) {
  const value: string | number | null = record[key];
  return { value: value ?? UNKNOWN_FIGURE, id: record._id };
}

/** An empty parameter (`?search=`) means the same as none. */
function givenParameters(c: ApiContext): Record<string, string> {
  const given = Object.entries(c.req.queries());
  const repeated = given.filter(([, values]) => values.length > 1);
  if (repeated.length > 0)
    throw validationFailed(
      Object.fromEntries(repeated.map(([name]) => [name, msg('This can be given only once')])),
    );
  return Object.fromEntries(
    given
      .map(([name, [value = '']]) => [name, value] as const)
      .filter(([, value]) => value.trim() !== ''),
  );
}

/** The instants of a period or of a day. @throws ApiError 422 for a period that ends before it begins */
function readPeriod(filter: { from?: string; to?: string; asOf?: string; timeZone?: string }) {
  const { timeZone = 'UTC' } = filter;
  const asOf = filter.asOf && toInstant(filter.asOf, endOfDay, timeZone);
  const from = filter.from && toInstant(filter.from, startOfDay, timeZone);
  const to = filter.to && toInstant(filter.to, endOfDay, timeZone);
  if (from && to && from > to) throw validationFailed({ to: msg('To must not be before From') });
  return { ...(from && { from }), ...(to && { to }), ...(asOf && { asOf }) };
}

/** The start of the page; null for the first. @throws ApiError 422 */
function positionOf(cursor: string | undefined, sort: string, kind: SortKind): Position | null {
  if (cursor === undefined) return null;
  const position = decodeCursor(cursor, sort, kind);
  if (position === null)
    throw validationFailed({ cursor: msg('This cursor does not belong to this list') });
  return position;
}
