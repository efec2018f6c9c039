import type { CellValue } from 'hucre/xlsx';
import type { ColumnKind, ExportColumn } from './export-table';

/** In characters of the usual font, as workbooks count. */
const NARROWEST = 8;
const WIDEST = 60;
/** Bold headings and wide letters take more than their number; the rest is the space to the next column. */
const LETTER = 1.1;
const SPACE = 2;

/** How wide each column must be for its heading and for what stands in the first rows. */
export function fittingWidths(
  columns: readonly Pick<ExportColumn<unknown>, 'header' | 'kind'>[],
  sample: readonly CellValue[][],
): number[] {
  return columns.map(({ header, kind }, index) => {
    const cells = sample.map((row) => shownLength(row[index] ?? null, kind));
    const longest = cells.reduce((most, length) => Math.max(most, length), header.length);
    return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(longest * LETTER) + SPACE));
  });
}

function shownLength(cell: CellValue, kind: ColumnKind): number {
  if (cell instanceof Date) return '20.11.2026 14:05'.length;
  if (typeof cell !== 'number')
    return String(cell ?? '')
      .split('\n')
      .reduce((most, line) => Math.max(most, line.length), 0);
  if (kind === 'share') return '100.0%'.length;
  const minimumFractionDigits = kind === 'money' ? 2 : 0;
  return cell.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 6 }).length;
}
