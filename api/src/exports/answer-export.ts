import type { ExportFormat, Language } from '@stockroom/contract';
import { dayOf } from '../time-zones';
import { aboutSheet, type AboutFile } from './about-file';
import { cellTable, textColumn, type ExportTable } from './export-table';
import type { SideTable } from './side-table';
import { writeCsv } from './write-csv';

interface ExportOptions {
  /** First part of the file's name, e.g. "low-stock". */
  name: string;
  format: ExportFormat;
  language: Language;
  timeZone: string;
  about: AboutFile;
  /** What the screen tells beside its table: a CSV file is one table, a workbook has a sheet for each. */
  sideTables?: (() => Promise<readonly SideTable[]>) | undefined;
}

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Answers with a file that is written while it is sent, named like "low-stock_2026-11-20.xlsx". */
export async function answerExport<Row>(
  table: ExportTable<Row>,
  options: ExportOptions,
): Promise<Response> {
  const { name, format, timeZone, about } = options;
  const started = { ...table, rows: await startReading(table.rows) };
  const fileName = `${name}_${dayOf(about.exportedAt, timeZone)}.${format}`;
  return new Response(
    format === 'csv'
      ? writeCsv(cellTable(withCovers(started, about)), options)
      : await workbookOf(started, options),
    {
      headers: {
        'Content-Type': CONTENT_TYPES[format],
        'Content-Disposition': `attachment; filename="${fileName}"`,
      },
    },
  );
}

async function workbookOf<Row>(table: ExportTable<Row>, options: ExportOptions) {
  const { name, about, sideTables } = options;
  // Only who asks for such a file loads what writes it.
  const { writeXlsx } = await import('./workbook/write-xlsx');
  const others = async () => [...((await sideTables?.()) ?? []), aboutSheet(about, options)];
  return writeXlsx({ name, ...cellTable(table) }, others, options);
}

/** Programs read the first line as headings and all others as rows, so every row says what the file is narrowed to. */
function withCovers<Row>(table: ExportTable<Row>, { covers }: AboutFile): ExportTable<Row> {
  if (covers.length === 0) return table;
  const words = covers.join(' · ');
  const { columns, totals } = table;
  return {
    ...table,
    columns: [...columns, textColumn('Covers', () => words)],
    totals: totals && (async () => ({ ...(await totals()), Covers: words })),
  };
}

/** Reads the first row already, so that a database which does not answer is told by the status. */
async function startReading<Row>(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}
