import type { Sheet } from 'hucre/xlsx';
import { cellText } from './cell-text';
import { refuse } from './file-format';
import { countKnownHeadings } from './find-headings';
import { Lines, type SheetLines } from './lines';

/** Rows of each sheet that tell which sheet holds the table, and how its columns show numbers. */
const SAMPLED_ROWS = 200;

/**
 * @param wanted the sheet to read; else the one with the most known headings
 * @throws UnreadableFileError when there is no such sheet; another error when the workbook is damaged
 */
export async function readXlsx(
  bytes: Uint8Array,
  file: string,
  wanted?: string,
): Promise<SheetLines> {
  const { readXlsx: readWorkbook, streamXlsxRows } = await import('hucre/xlsx');
  const sheets: string[] = [];
  const workbook = await readWorkbook(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false;
      sheets.push(name);
      return wanted === undefined || name === wanted;
    },
    maxRows: SAMPLED_ROWS,
    readStyles: true,
  });
  const samples = workbook.sheets.map((sheet) => ({
    sheet,
    known: countKnownHeadings(sheet.rows.map((row) => row.map((value) => cellText(value)))),
  }));
  const [best] = samples.sort((one, other) => other.known - one.known);
  if (!best) throw refuse('noSheet', file);
  const { sheet } = best;
  const formats = formatsOf(sheet);
  const lines = new Lines();
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet.name }))
    lines.add(
      index + 1,
      values.map((value, column) => cellText(value, formats[column])),
    );
  return { sheets, sheet: sheet.name, lines: lines.all };
}

/** The format of the numbers in each column, where they have the same one. */
function formatsOf({ cells }: Sheet): (string | undefined)[] {
  const formats: (string | undefined)[] = [];
  for (const [place, { value, style }] of cells ?? []) {
    if (typeof value !== 'number') continue;
    const column = Number(place.split(',')[1]);
    const format = style?.numFmt ?? '';
    formats[column] = (formats[column] ?? format) === format ? format : '';
  }
  return formats;
}
