import type { CellObject } from '@e965/xlsx';
import { cellText } from './cell-text';
import { refuse } from './file-format';
import { countKnownHeadings } from './find-headings';
import { Lines, type SheetLines } from './lines';

/**
 * @param wanted the sheet to read; else the one with the most known headings
 * @throws UnreadableFileError when there is no such sheet; another error when the workbook is damaged or needs a password
 */
export async function readXls(
  bytes: Uint8Array,
  file: string,
  wanted?: string,
): Promise<SheetLines> {
  const { read, SSF } = await import('@e965/xlsx');
  const workbook = read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellNF: true });
  const { Sheets: states = [], WBProps } = workbook.Workbook ?? {};
  const sheets = workbook.SheetNames.filter((_, index) => !states[index]?.Hidden);

  const textOf = ({ t: type, v: value, w: shown, z: format }: CellObject): string => {
    if (type === 'e') return shown ?? '';
    if (type !== 'n' || !SSF.is_date(format)) return cellText(value, String(format ?? ''));
    const date = SSF.parse_date_code(value, { date1904: WBProps?.date1904 });
    const { y, m, d, H, M } = date ?? {};
    return cellText(new Date(date ? Date.UTC(y, m - 1, d, H, M) : NaN));
  };
  const candidates = sheets
    .filter((name) => wanted === undefined || name === wanted)
    .map((name) => {
      const rows: CellObject[][] = workbook.Sheets[name]?.['!data'] ?? [];
      // Arrays of rows and cells have holes.
      const texts = Array.from(rows, (row = []) =>
        Array.from(row, (cell) => (cell ? textOf(cell) : '')),
      );
      return { name, texts, known: countKnownHeadings(texts) };
    });
  const [best] = candidates.sort((one, other) => other.known - one.known);
  if (!best) throw refuse('noSheet', file);
  const lines = new Lines();
  best.texts.forEach((texts, index) => lines.add(index + 1, texts));
  return { sheets, sheet: best.name, lines: lines.all };
}
