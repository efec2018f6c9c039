import {
  formatDay,
  narrowedInWords,
  type ExportFormat,
  type Narrowing,
  type Sort,
} from '@stockroom/contract';
import type { Clock } from '../dependencies';
import type { ListPage, ListRequest, Position, Store } from '../store/store';
import { allRows } from './all-rows';
import { answerExport } from './answer-export';
import type { ExportTable } from './export-table';
import type { SideTable } from './side-table';

interface ExportedList<Row, Filter, Key extends string> extends Pick<
  ExportTable<Row>,
  'columns' | 'totals'
> {
  /** First part of the file's name. */
  name: string;
  /** What the screen calls it. */
  title: string;
  /** The filter as users know it. */
  narrowing: Narrowing;
  list(request: ListRequest<Filter, Sort<Key>>): Promise<ListPage<Row>>;
  /** The place of a row in the order of the request. */
  positionOf(row: Row): Omit<Position, 'direction'>;
  sideTables?: (() => Promise<readonly SideTable[]>) | undefined;
}

interface ExportRequest<Filter, Key extends string> {
  format: ExportFormat;
  timeZone: string;
  filter: Filter;
  sort: Sort<Key>;
}

/** Answers with all rows of a list as a file, in the shop's language. */
export async function exportList<Row, Filter, Key extends string>(
  { repositories: { settings } }: Store,
  clock: Clock,
  exported: ExportedList<Row, Filter, Key>,
  { format, timeZone, filter, sort }: ExportRequest<Filter, Key>,
): Promise<Response> {
  const { name, title, narrowing, list, positionOf, sideTables, ...table } = exported;
  const { language, currency } = await settings.system();
  const { companyName: company } = await settings.company();
  const covers = narrowedInWords(narrowing, (day) => formatDay(day, { language, currency }));
  const about = { title, covers, company, currency, exportedAt: clock.now().toISOString() };
  const rows = allRows(list, { filter, sort }, positionOf);
  return answerExport({ ...table, rows }, { name, format, language, timeZone, about, sideTables });
}
