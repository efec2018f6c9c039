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
import { textColumn, type ExportTable } from './export-table';

interface ExportedList<Row, Filter, Key extends string> extends Pick<
  ExportTable<Row>,
  'columns' | 'totals' | 'asides'
> {
  /** First part of the file's name. */
  name: string;
  /** The filter as users know it. */
  narrowing: Narrowing;
  list(request: ListRequest<Filter, Sort<Key>>): Promise<ListPage<Row>>;
  /** The place of a row in the order of the request. */
  positionOf(row: Row): Omit<Position, 'direction'>;
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
  const { name, narrowing, list, positionOf, ...table } = exported;
  const { language, currency } = await settings.system();
  const covers = narrowedInWords(narrowing, (day) => formatDay(day, { language, currency }));
  const rows = allRows(list, { filter, sort }, positionOf);
  const file = { name, format, language, timeZone, now: clock.now() };
  return answerExport(withCovers({ ...table, rows }, covers), file);
}

/**
 * Says in every row to what the file is narrowed, for who opens it a month later. Its name is the product's, and lines
 * around the table would be rows to a program.
 */
function withCovers<Row>(table: ExportTable<Row>, covers: readonly string[]): ExportTable<Row> {
  if (covers.length === 0) return table;
  const words = covers.join(' · ');
  const { columns, totals } = table;
  return {
    ...table,
    columns: [...columns, textColumn('Covers', () => words)],
    totals: totals && (async () => ({ ...(await totals()), Covers: words })),
  };
}
