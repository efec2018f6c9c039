import type { ExportFormat, Sort } from '@stockroom/contract';
import type { Clock } from '../dependencies';
import type { ListPage, ListRequest, Position, Store } from '../store/store';
import { allRows } from './all-rows';
import { answerExport } from './answer-export';
import type { ExportTable } from './export-table';

interface ExportedList<Row, Filter, Key extends string> extends Pick<
  ExportTable<Row>,
  'columns' | 'closing'
> {
  /** First part of the file's name. */
  name: string;
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
  { repositories }: Store,
  clock: Clock,
  { name, list, positionOf, ...table }: ExportedList<Row, Filter, Key>,
  { format, timeZone, filter, sort }: ExportRequest<Filter, Key>,
): Promise<Response> {
  const { language } = await repositories.settings.system();
  const rows = allRows(list, { filter, sort }, positionOf);
  const file = { name, format, language, timeZone, now: clock.now() };
  return answerExport({ ...table, rows }, file);
}
