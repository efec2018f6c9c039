import type { Permission, Sort } from '@stockroom/contract';
import {
  describePage,
  listParameters,
  readListQuery,
  type ListDefinition,
  type Sortable,
} from '../http/list-query';
import type { Route } from '../http/route';
import { visibleTo } from '../http/visible';
import type { JsonSchema } from '../openapi/json-schema';
import { pageOf } from '../openapi/response-schemas';
import { readForgiving } from '../search/forgive';
import type { ListPage, ListRequest, Repositories } from '../store/store';
import { translateFor } from '../texts';
import type { Actor } from '../unit-of-work';
import {
  allRows,
  exportList,
  type ExportedList,
  type Exporter,
  type ExportParameters,
} from './export-list';

/** A list as data: its parameters, its rows, and all of them as a file. */
interface ExportableList<Filter, Key extends string, Row, Line> {
  path: string;
  permission: Permission;
  summary: string;
  list: ListDefinition<Filter, Key>;
  /** Of the records in the answer, e.g. "products". */
  name: string;
  record: JsonSchema;
  /** Of the answer, beside the records and the page. */
  rest?: Record<string, JsonSchema>;
  read(
    repositories: Repositories,
    request: ListRequest<Filter, Sort<Key>>,
    actor: Actor,
  ): Promise<ListPage<Row> & { totals?: object }>;
  /** Of all records, beside the page: totals, and the parts of charts. */
  figures?(repositories: Repositories, filter: Filter): Promise<object>;
  /** @param rows of all pages; a line of the file is a row, or a part of one */
  file(
    exporter: Exporter,
    rows: AsyncGenerator<Row, void>,
    filter: Filter,
  ): ExportedList<Line> | Promise<ExportedList<Line>>;
}

/** Answers with a page, or with all rows of the filter as a file where the query has a format. */
export function exportableRoute<
  Filter extends ExportParameters & { search?: string },
  Key extends string,
  Row extends Sortable<Key>,
  Line,
>(exportable: ExportableList<Filter, Key, Row, Line>): Route {
  const { list, name, record, rest, read, figures, file, ...route } = exportable;
  const query = listParameters(list);
  const answer = pageOf(name, record, rest);
  return {
    ...route,
    method: 'get',
    query,
    answer,
    isExportable: true,
    async handle(c, { store, clock }) {
      const request = await readListQuery(c, list, query);
      const { filter } = request;
      const { format } = filter;
      const actor = c.get('user');
      const { repositories } = store;
      const readPage = (page: typeof request) => read(repositories, page, actor);
      const readMeant = (page: typeof request) =>
        readForgiving(repositories, list.codesOf, page, readPage);
      if (format) {
        const exporter = { store, clock, actor, t: translateFor(c) };
        // Finds out once what the search means, not for each part of the file.
        const first = filter.search ? await readMeant({ ...request, limit: 1 }) : null;
        const meant = first?.searchedFor ? { ...filter, search: first.searchedFor } : filter;
        const rows = allRows({ ...request, filter: meant }, readPage);
        return exportList(exporter, await file(exporter, rows, meant), { format, filter });
      }
      // Beside each other: each reads as much as the other.
      const [page, typed] = await Promise.all([
        readMeant(request),
        figures?.(repositories, filter),
      ]);
      const { records, totals, searchedFor: search } = page;
      const found = search ? await figures?.(repositories, { ...filter, search }) : typed;
      const body = {
        [name]: records,
        ...(totals && { totals }),
        ...found,
        ...describePage(page, request),
      };
      return c.json(visibleTo(actor.role, answer, body) as object);
    },
  };
}
