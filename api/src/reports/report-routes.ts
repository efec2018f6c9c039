import type { ReportType, Sort, Text, Translate } from '@stockroom/contract';
import { allRows, exportList, type ExportParameters } from '../exports/export-list';
import type { ClosingLine, ExportColumn } from '../exports/export-table';
import {
  describePage,
  listParameters,
  readListQuery,
  type ListDefinition,
  type Sortable,
} from '../http/list-query';
import type { Route } from '../http/route';
import type { JsonSchema } from '../openapi/json-schema';
import { readForgiving } from '../search/forgive';
import type { ReportRepository } from '../store/reports';
import type { ListPage, ListRequest } from '../store/store';
import { translateFor } from '../texts';
import { LOW_STOCK_REPORT } from './low-stock-report';
import { MARGIN_REPORT } from './margin-report';
import { SUPPLIER_PERFORMANCE_REPORT } from './supplier-performance-report';
import { TURNOVER_REPORT } from './turnover-report';
import { VALUATION_REPORT } from './valuation-report';

/** A report as data: its parameters, its rows, and its columns as a file. */
export interface Report<
  Filter extends ExportParameters & { search?: string },
  Key extends string,
  Row extends Sortable<Key>,
> {
  name: ReportType;
  /** All but one tell costs. */
  permission: 'reports:read' | 'costs:read';
  summary: string;
  list: ListDefinition<Filter, Key>;
  rows(
    reports: ReportRepository,
    request: ListRequest<Filter, Sort<Key>>,
    timeZone: string,
  ): Promise<ListPage<Row> & { totals?: object }>;
  /** Of all rows: totals, and the parts of charts. */
  figures: Found<Filter, object>;
  rowsName: 'products' | 'suppliers' | 'rows';
  answer: JsonSchema;
  /** Of the file, in the order of the screen. Some depend on the data, such as months. */
  columns: Found<Filter, readonly ExportColumn<Row>[]>;
  /** Below the rows of a workbook: the figures of the screen for all of them. */
  totals?: Found<Filter, ClosingLine>;
  /** Below its totals: what the screen shows beside its table. */
  asides?: Found<Filter, readonly ClosingLine[]>;
  /** First part of the file's name. */
  fileName: Text;
}

interface Asked<Filter> {
  reports: ReportRepository;
  filter: Filter;
  timeZone: string;
  t: Translate;
}
type Found<Filter, Answer> = (asked: Asked<Filter>) => Answer | Promise<Answer>;

function reportRoute<
  Filter extends ExportParameters & { search?: string },
  Key extends string,
  Row extends Sortable<Key>,
>(report: Report<Filter, Key, Row>): Route {
  const { name, permission, summary, list, answer, columns, totals, asides, fileName } = report;
  const query = listParameters(list);
  return {
    method: 'get',
    path: `/api/reports/${name}`,
    permission,
    summary,
    query,
    answer,
    isExportable: true,
    async handle(c, { store, clock }) {
      const { reports } = store.repositories;
      const request = await readListQuery(c, list, query);
      const { filter } = request;
      const { format, timeZone = 'UTC' } = filter;
      const t = translateFor(c);
      const rows = (page: typeof request) =>
        readForgiving(store.repositories, list.codesOf, page, (asked) =>
          report.rows(reports, asked, timeZone),
        );
      const find = async <Answer>(found: Found<Filter, Answer>, searchedFor = filter.search) =>
        found({ reports, filter: { ...filter, search: searchedFor }, timeZone, t });
      if (format === undefined) {
        // Beside each other: each reads as much as the other.
        const [page, asked] = await Promise.all([rows(request), find(report.figures)]);
        const figures = page.searchedFor ? await find(report.figures, page.searchedFor) : asked;
        return c.json({
          [report.rowsName]: page.records,
          ...(page.totals && { totals: page.totals }),
          ...figures,
          ...describePage(page, request),
        });
      }
      const searchedFor = filter.search && (await rows({ ...request, limit: 1 })).searchedFor;
      const exported = {
        name: fileName,
        columns: await find(columns, searchedFor),
        totals: totals && (() => find(totals, searchedFor)),
        asides: asides && (() => find(asides, searchedFor)),
        rows: allRows(request, rows),
      };
      const exporter = { store, clock, actor: c.get('user'), t };
      return exportList(exporter, exported, { filter, format });
    },
  };
}

export const REPORT_ROUTES: readonly Route[] = [
  reportRoute(LOW_STOCK_REPORT),
  reportRoute(VALUATION_REPORT),
  reportRoute(TURNOVER_REPORT),
  reportRoute(SUPPLIER_PERFORMANCE_REPORT),
  reportRoute(MARGIN_REPORT),
];
