import type { ExportFormat, Language } from '@stockroom/contract';
import { dayOf } from '../time-zones';
import type { ExportTable } from './export-table';
import { writeCsv } from './write-csv';

interface ExportOptions {
  /** First part of the file's name, e.g. "low-stock". */
  name: string;
  format: ExportFormat;
  language: Language;
  timeZone: string;
  now: Date;
}

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Answers with a file that is written while it is sent, named like "low-stock_2026-11-20.xlsx". */
export async function answerExport<Row>(
  table: ExportTable<Row>,
  { name, format, language, timeZone, now }: ExportOptions,
): Promise<Response> {
  const started = { ...table, rows: await startReading(table.rows) };
  const fileName = `${name}_${dayOf(now.toISOString(), timeZone)}.${format}`;
  return new Response(await write(), {
    headers: {
      'Content-Type': CONTENT_TYPES[format],
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });

  async function write(): Promise<ReadableStream<Uint8Array>> {
    // Programs read a CSV file as one table: all lines below the headings are rows to them, and would be added up.
    if (format === 'csv')
      return writeCsv({ ...started, totals: undefined, asides: undefined }, { language, timeZone });
    // Only who asks for such a file loads what writes it.
    const { writeXlsx } = await import('./write-xlsx');
    return writeXlsx(started, { sheet: name, language, timeZone });
  }
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
