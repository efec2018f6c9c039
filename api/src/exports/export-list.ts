import {
  describeFilter,
  EXPORT_FORMATS,
  formatDay,
  inEnglish,
  mayDo,
  msg,
  type ExportFormat,
  type Language,
  type NamedFilter,
  type Sort,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { string } from 'yup';
import { recordChange } from '../changes/record-change';
import type { Clock } from '../dependencies';
import { timeZoneFilter } from '../http/filters';
import { placeOf, type Sortable } from '../http/list-query';
import { sortKey } from '../store/pagination';
import type { ListPage, ListRequest, Position, Repositories, Store } from '../store/store';
import { dayOf, endOfDay, minuteOf, startOfDay } from '../time-zones';
import type { Actor } from '../unit-of-work';
import { textColumn, type ExportTable } from './export-table';
import { writeCsv } from './write-csv';

export interface ExportParameters {
  format?: ExportFormat;
  timeZone?: string;
}

/** The parameters of an exportable list beside its own filters. */
export const EXPORT_FILTERS = {
  format: string<ExportFormat>().oneOf(EXPORT_FORMATS, msg('Format must be csv or xlsx')),
  timeZone: timeZoneFilter,
};

export interface ExportedList<Row> extends ExportTable<Row> {
  /** First part of the file's name, e.g. "low-stock"; in English, the history has it. */
  name: Text;
  /** The list's own filters by their labels, as users know them. */
  names?: NamedFilter['names'];
  rows: AsyncGenerator<Row, void>;
  /** It tells amounts of money outside of its columns of money. */
  hasMoney?: true;
}

export interface Exporter {
  store: Store;
  clock: Clock;
  actor: Actor;
  /** The language of the words. The shop's own language is that of numbers and times. */
  t: Translate;
}

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows in one query: few enough for memory, and enough that computed reports do not take long. */
const CHUNK_SIZE = 5000;

/**
 * Answers with all rows of a list as a file. The API writes the file while it sends it, and names it like
 * "low-stock_2026-11-20.xlsx". The history tells who took a file with money. The file has no columns that the role of
 * its reader may not see.
 */
export async function exportList<Row>(
  exporter: Exporter,
  exported: ExportedList<Row>,
  { format, filter }: { format: ExportFormat; filter: ExportFilter },
): Promise<Response> {
  const { store, t } = exporter;
  const { repositories } = store;
  const { name, names, hasMoney } = exported;
  const { role } = exporter.actor;
  const columns = exported.columns.filter(
    ({ permissions }) => permissions?.some((permission) => mayDo(role, permission)) ?? true,
  );
  const { timeZone = 'UTC' } = filter;
  const { language, currency } = await repositories.settings.system();
  const named = await nameFilter(repositories, filter, timeZone, t);
  const covers = describeFilter(
    { ...named, names: { ...named.names, ...names } },
    (day) => formatDay(day, { language, currency }),
    t,
  );
  const rows = await startReading(exported.rows);
  if (hasMoney || columns.some(({ kind }) => kind === 'money'))
    await recordExport(exporter, { _id: inEnglish(name), format, covers: covers.join(' · ') });
  const table = withCovers({ ...exported, columns, rows }, covers, t);
  return answerTable(table, { name, format, language, timeZone }, exporter);
}

interface AnsweredFile {
  /** As of a list. */
  name: Text;
  format: ExportFormat;
  language: Language;
  timeZone: string;
}

/** Answers with a table as a file, which is named after the day. */
export async function answerTable<Row>(
  table: ExportTable<Row>,
  { name, format, language, timeZone }: AnsweredFile,
  { clock, t }: Pick<Exporter, 'clock' | 't'>,
): Promise<Response> {
  const options = { sheet: t(name), language, timeZone };
  // The workbook writer loads with the first workbook.
  const file =
    format === 'csv'
      ? writeCsv(table, options)
      : await (await import('./write-xlsx')).writeXlsx(table, options);
  const end = `_${dayOf(clock.now().toISOString(), timeZone)}.${format}`;
  return new Response(file, {
    headers: {
      'Content-Type': CONTENT_TYPES[format],
      'Content-Disposition': attachmentNamed(inEnglish(name) + end, t(name) + end),
    },
  });
}

/** By RFC 6266. @param ascii for programs that read no other name */
function attachmentNamed(ascii: string, name: string): string {
  const disposition = ['attachment', `filename="${ascii}"`];
  if (name !== ascii) disposition.push(`filename*=UTF-8''${encodeURIComponent(name)}`);
  return disposition.join('; ');
}

async function recordExport(
  { store, clock, actor }: Exporter,
  file: { _id: string; format: ExportFormat; covers: string },
) {
  const now = clock.now().toISOString();
  await store.transaction((repositories) =>
    recordChange(
      { repositories, actor, now },
      { entity: 'export', action: 'exported', before: null, after: file },
    ),
  );
}

interface ExportFilter extends ExportParameters {
  from?: string | undefined;
  to?: string | undefined;
  asOf?: string | undefined;
  search?: string | undefined;
  category?: string | undefined;
  customer?: string | undefined;
  supplierId?: string | undefined;
}

/** A filter in users' terms: days for instants, names for ids. */
async function nameFilter(
  { suppliers }: Repositories,
  filter: ExportFilter,
  timeZone: string,
  t: Translate,
): Promise<NamedFilter> {
  const { from, to, asOf, search, category, customer, supplierId } = filter;
  const supplier = supplierId && (await suppliers.find(supplierId));
  return {
    period: from || to ? periodOf(filter, timeZone) : undefined,
    names: {
      [t('As of')]: asOf && shownDay(asOf, endOfDay, timeZone),
      [t('Category')]: category,
      [t('Customer')]: customer,
      [t('Supplier')]: supplierId && (supplier ? supplier.companyName : t('unknown')),
    },
    search,
  };
}

/** The days of a filter, '' for an open end. An instant within a day stays an instant. */
function periodOf({ from, to }: Pick<ExportFilter, 'from' | 'to'>, timeZone: string) {
  return {
    from: from === undefined ? '' : shownDay(from, startOfDay, timeZone),
    to: to === undefined ? '' : shownDay(to, endOfDay, timeZone),
  };
}

function shownDay(instant: string, edgeOf: typeof startOfDay, timeZone: string): string {
  const day = dayOf(instant, timeZone);
  return edgeOf(day, timeZone) === instant ? day : minuteOf(instant, timeZone);
}

/**
 * The rows of all pages of a list, read page by page, without a transaction that would last as long as the slowest
 * client's download.
 */
export async function* allRows<Row extends Sortable<Key>, Filter, Key extends string>(
  { filter, sort }: Pick<ListRequest<Filter, Sort<Key>>, 'filter' | 'sort'>,
  list: (request: ListRequest<Filter, Sort<Key>>) => Promise<ListPage<Row>>,
): AsyncGenerator<Row, void> {
  let position: Position | null = null;
  for (;;) {
    const page: ListPage<Row> = await list({ filter, sort, position, limit: CHUNK_SIZE });
    yield* page.records;
    const last = page.records.at(-1);
    if (!page.hasNext || last === undefined) return;
    position = { direction: 'after', ...placeOf(last, sortKey(sort)) };
  }
}

/** Reads the first row, so that the status of the answer reports a database that does not answer. */
async function startReading<Row>(rows: AsyncGenerator<Row, void>): Promise<AsyncIterable<Row>> {
  const first = await rows.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* rows;
  })();
}

/** Repeats the filter in every row: a program would take lines around the table for rows. */
function withCovers<Row>(
  table: ExportTable<Row>,
  covers: readonly string[],
  t: Translate,
): ExportTable<Row> {
  if (covers.length === 0) return table;
  const header = t('Covers');
  const words = covers.join(' · ');
  const { columns, totals } = table;
  return {
    ...table,
    columns: [...columns, textColumn(header, () => words)],
    totals: totals && (async () => ({ ...(await totals()), [header]: words })),
  };
}
