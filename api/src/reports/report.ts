import type { Page, ReportType, Sort } from '@stockroom/contract';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-filters';
import { exportList } from '../exports/export-list';
import type { ClosingLine, ExportColumn } from '../exports/export-table';
import { narrowingOf } from '../exports/narrowing-of';
import type { ApiContext } from '../http/environment';
import { readTimeZone } from '../http/filters';
import { describePage, readListQuery, type ListDefinition } from '../http/list-query';
import { UNKNOWN_FIGURE, type ReportRepository } from '../store/reports';
import { sortKey } from '../store/sort';
import type { ListPage, ListRequest, Position, Store } from '../store/store';
import type { Clock } from '../dependencies';
import { perTimeZone } from '../time-zones';

/** A report as data: what it can be asked for, and how it is answered as JSON and as a file. */
export interface Report<Filter, Key extends string, Row extends { _id: string }> {
  name: ReportType;
  /** @param timeZone whose days are meant by days */
  list(timeZone: string): ListDefinition<Filter, Key>;
  rows(
    reports: ReportRepository,
    request: ListRequest<Filter, Sort<Key>>,
    timeZone: string,
  ): Promise<ListPage<Row> & { totals?: object }>;
  /** What the answer says of all rows. */
  summary(reports: ReportRepository, filter: Filter, timeZone: string): Promise<object>;
  /** The name of the rows in the answer. */
  rowsName: 'products' | 'suppliers';
  /** Of the file, in the order of the screen. Some depend on what there is, such as months. */
  columns: Columns<Row> | FoundColumns<Filter, Row>;
  /** Below the rows of a workbook: what the screen says of all of them in figures. */
  totals?: Found<Filter, ClosingLine>;
  /** Below its totals: what the screen tells beside its table. */
  asides?: Found<Filter, readonly ClosingLine[]>;
  /** First part of the file's name, where that of the report is another list's. */
  fileName?: string;
}

type Columns<Row> = readonly ExportColumn<Row>[];
type FoundColumns<Filter, Row> = Found<Filter, Columns<Row>>;
type Found<Filter, Answer> = (
  reports: ReportRepository,
  filter: Filter,
  timeZone: string,
) => Promise<Answer>;

/** Answers with a page of the report in JSON, or with all of it as a file. */
export function handleReport<Filter, Key extends string, Row extends { _id: string }>(
  report: Report<Filter, Key, Row>,
  store: Store,
  clock: Clock,
) {
  const { reports } = store.repositories;
  const listFor = perTimeZone((timeZone) => exportable(report.list(timeZone)));
  return async (c: ApiContext): Promise<Response> => {
    const timeZone = readTimeZone(c);
    const query = await readListQuery(c, listFor(timeZone));
    const { format } = query.filter;
    const request: ListRequest<Filter, Sort<Key>> = query;
    if (format === undefined) return c.json(await answerPage(report, reports, request, timeZone));

    const exported = {
      ...(await describeFile(report, store, request.filter, timeZone)),
      list: (page: typeof request) => report.rows(reports, page, timeZone),
      positionOf: (row: Row) => placeOf(row, sortKey(request.sort)),
    };
    return exportList(store, clock, exported, { ...request, format, timeZone });
  };
}

async function describeFile<Filter, Key extends string, Row extends { _id: string }>(
  report: Report<Filter, Key, Row>,
  store: Store,
  filter: Filter,
  timeZone: string,
) {
  const { name, fileName = name, columns, totals, asides } = report;
  const { reports } = store.repositories;
  return {
    name: fileName,
    narrowing: await narrowingOf(store, filter ?? {}, timeZone),
    columns: typeof columns === 'function' ? await columns(reports, filter, timeZone) : columns,
    totals: totals && (() => totals(reports, filter, timeZone)),
    asides: asides && (() => asides(reports, filter, timeZone)),
  };
}

function exportable<Filter, Key extends string>(
  list: ListDefinition<Filter, Key>,
): ListDefinition<Filter & ExportParameters, Key> {
  type Filters = ListDefinition<Filter & ExportParameters, Key>['filters'];
  // Of a generic filter the compiler cannot see that the two are all of it.
  return { ...list, filters: { ...list.filters, ...EXPORT_FILTERS } as Filters };
}

async function answerPage<Filter, Key extends string, Row extends { _id: string }>(
  report: Report<Filter, Key, Row>,
  reports: ReportRepository,
  request: ListRequest<Filter, Sort<Key>>,
  timeZone: string,
): Promise<object> {
  // Beside each other: each reads as much as the other.
  const [page, summary] = await Promise.all([
    report.rows(reports, request, timeZone),
    report.summary(reports, request.filter, timeZone),
  ]);
  const { records, totals } = page;
  return {
    [report.rowsName]: records,
    ...(totals ? { totals } : {}),
    ...summary,
    ...describeReportPage(page, request),
  };
}

function describeReportPage<Key extends string, Row extends { _id: string }>(
  page: ListPage<Row>,
  request: Pick<ListRequest<unknown, Sort<Key>>, 'sort' | 'position'>,
): Page {
  const key = sortKey(request.sort);
  const records = page.records.map((row) => {
    const { id: _id, value } = placeOf(row, key);
    return { _id, [key]: value } as { _id: string } & Record<Key, string | number>;
  });
  return describePage({ ...page, records }, request);
}

function placeOf(row: { _id: string }, key: string): Omit<Position, 'direction'> {
  const value: unknown = Reflect.get(row, key) ?? UNKNOWN_FIGURE;
  return { id: row._id, value: typeof value === 'number' ? value : String(value) };
}
