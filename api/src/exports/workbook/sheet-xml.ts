import type { ExportHeading } from '../export-table';
import { cellXml, headingXml } from './cell-xml';
import { fittingWidths } from './fitting-widths';
import type { LineQueue } from './line-queue';
import { XML } from './xml';

/** As many lines as decide how wide the columns are. */
const SAMPLE_SIZE = 200;
/** How many characters are handed on at once. */
const CHUNK_LENGTH = 64 * 1024;

interface SheetOptions {
  timeZone: string;
  /** With the headings. */
  maxLines: number;
}

/** One sheet: headings that stay in sight, and as many of the lines as it takes. */
export async function* sheetXml(
  columns: readonly ExportHeading[],
  lines: LineQueue,
  { timeZone, maxLines }: SheetOptions,
): AsyncGenerator<string, void> {
  const headings = columns.map(({ header, kind }, index) => headingXml([index, 1], kind, header));
  const widths = fittingWidths(columns, await lines.peek(SAMPLE_SIZE));
  let chunk = beginning(widths) + row(1, headings);
  for (let number = 2; number <= maxLines; number += 1) {
    const line = await lines.next();
    if (line === undefined) break;
    chunk += row(
      number,
      columns.map(({ kind }, index) =>
        cellXml([index, number], kind, line[index] ?? null, timeZone),
      ),
    );
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</sheetData></worksheet>`;
}

function beginning(widths: readonly number[]): string {
  const cols = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ' +
    'activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols.join('')}</cols><sheetData>`
  );
}

function row(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}
