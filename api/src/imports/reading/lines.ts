import { msg } from '@stockroom/contract';
import { UnreadableFileError } from './source-table';

/** A line of a file that has a filled cell. */
export interface Line {
  /** 1-based. */
  line: number;
  /** Trimmed, without empty cells at the end. */
  cells: string[];
  /** The first of the empty lines above it, if there are any. */
  emptyLine?: number;
}

/** A sheet of a workbook. */
export interface SheetLines {
  /** All visible sheets. */
  sheets: string[];
  sheet: string;
  lines: Line[];
}

const MAX_RECORDS = 100_000;
/** Records, their headings and what stands between them. */
const MAX_LINES = MAX_RECORDS * 1.2;
const MAX_COLUMNS = 200;

/** Gathers the lines of a table. It leaves out empty ones: a sheet may have a million of them. */
export class Lines {
  readonly all: Line[] = [];
  #next = 1;

  /**
   * @param end the last line of the file that belongs to it, where cells have several lines
   * @throws UnreadableFileError when the table gets too large
   */
  add(line: number, texts: readonly string[], end = line): void {
    const cells = texts.map((text) => text.trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return;
    if (cells.length > MAX_COLUMNS)
      throw new UnreadableFileError(
        msg('The table has more than {count} columns. Remove those that you do not need.', {
          count: MAX_COLUMNS,
        }),
      );
    this.all.push({ line, cells, ...(line > this.#next && { emptyLine: this.#next }) });
    this.#next = end + 1;
    if (this.all.length > MAX_LINES) throw tooManyRecords();
  }
}

/** @throws UnreadableFileError when there are more records than one import takes */
export function checkRecords(count: number): void {
  if (count > MAX_RECORDS) throw tooManyRecords();
}

function tooManyRecords(): UnreadableFileError {
  return new UnreadableFileError(
    msg('The table has more than 100,000 records. Split it into several files.'),
  );
}

/** "1 250,50" and the like: data rather than a heading. */
export function isNumeric(text: string): boolean {
  return /^[-+]?[\d\s.,]*\d[\d\s.,]*%?$/.test(text);
}

export function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}
