import type { Import } from '@stockroom/contract';
import type { ImportRecord } from '../store/imports';
import { otherListOf, recogniseColumns } from './reading/columns';
import { refuse } from './reading/file-format';
import { decimalSignOf } from './reading/parse-cell';
import type { ReadingChoices } from './reading/source-table';
import { knownField, type FileRow } from './read-row';

/** The table of a file and how it was read. */
export interface ReadFile extends Pick<
  Import,
  'sheets' | 'sheet' | 'encoding' | 'separator' | 'headingLine' | 'columns'
> {
  decimals: ImportRecord['decimals'];
  /** Its rows in parts, as JSON: objects would take several times as much memory. */
  parts: string[];
}

/** Rows that are planned at once. */
const PART = 250;
const SAMPLES = 3;
const MAX_SAMPLE = 100;

/** Reads the table of an uploaded file. @throws UnreadableFileError */
export type FileReader = (
  imported: Pick<Import, 'kind' | 'fileName'>,
  bytes: Uint8Array,
  choices?: ReadingChoices,
) => Promise<ReadFile>;

/** In the thread of the caller. */
export const readFile: FileReader = async ({ kind, fileName }, bytes, choices) => {
  // The readers load with the first file.
  const { readTable } = await import('./reading/read-table');
  const table = await readTable(bytes, fileName, choices);
  const { sheets, headings, headingLine } = table;
  const otherList = otherListOf(headings);
  if (otherList) throw refuse(otherList, fileName);
  const { sheet = null, encoding = null, separator = null } = table.choices;
  const rows = table.rows.map(({ line, kind: sourceKind, cells, group = null }) => ({
    line,
    sourceKind,
    source: cells.map(storable),
    group: group === null ? null : storable(group),
  }));
  const fields = recogniseColumns(headings, kind);
  const columns = headings.map((heading, index) => ({
    heading: storable(heading),
    samples: samplesOf(rows, index),
    field: knownField(kind, fields[index] ?? null),
  }));
  const decimals = headings.map((_heading, index) => {
    const sign = decimalSignOf(rows.map(({ source }) => source[index] ?? ''));
    // A workbook has a point in all numbers.
    return sheet !== null && sign === '.' ? null : sign;
  });
  return {
    sheets,
    sheet,
    encoding,
    separator,
    headingLine,
    columns,
    decimals,
    parts: partsOf(rows),
  };
};

function partsOf(rows: readonly FileRow[]): string[] {
  const parts: string[] = [];
  for (let start = 0; start < rows.length; start += PART)
    parts.push(JSON.stringify(rows.slice(start, start + PART)));
  return parts;
}

function samplesOf(rows: readonly FileRow[], column: number): string[] {
  const samples: string[] = [];
  for (const { sourceKind, source } of rows) {
    if (samples.length === SAMPLES) break;
    const cell = source[column] ?? '';
    if (sourceKind === 'record' && cell !== '') samples.push(cell.slice(0, MAX_SAMPLE));
  }
  return samples;
}

/** Without characters that the database cannot store. */
function storable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
}
