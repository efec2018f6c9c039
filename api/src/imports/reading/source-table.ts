import { inEnglish, type ENCODINGS, type SEPARATORS, type Text } from '@stockroom/contract';

export type Encoding = (typeof ENCODINGS)[number];
export type Separator = (typeof SEPARATORS)[number];

/** How to read a file. The reader finds out what isn't given. */
export interface ReadingChoices {
  /** Of a text file. */
  encoding?: Encoding;
  /** Of a text file. */
  separator?: Separator;
  /** Of a workbook. */
  sheet?: string;
}

/** A table as it stands in the file. */
export interface SourceTable {
  /** Visible sheets of a workbook; empty for a text file. */
  sheets: string[];
  /** What was used: encoding and separator of a text file, the sheet of a workbook. */
  choices: ReadingChoices;
  /** Of the columns, '' where there is none; merged and two-line headings are joined. */
  headings: string[];
  /** 1-based line of the file. */
  headingLine: number;
  /** All lines below the headings; one empty row stands for several in succession. */
  rows: SourceRow[];
}

/**
 * record: a line to import; group: a category alone in its line, or with sums; total: sums of other lines; heading: the
 * headings once more, or the numbers of the columns.
 */
export type RowKind = 'record' | 'group' | 'total' | 'heading' | 'empty';

export interface SourceRow {
  /** 1-based line of the file. */
  line: number;
  kind: RowKind;
  /**
   * Text as a person reads it, one for each heading, none in an empty line: numbers of workbooks as plain digits with a
   * point, dates as ISO days.
   */
  cells: string[];
  /** Of a record: the group above it. */
  group?: string;
}

/** The file holds no table that we can read. Its text names the reason and the way out. */
export class UnreadableFileError extends Error {
  constructor(
    readonly text: Text,
    options?: ErrorOptions,
  ) {
    super(inEnglish(text), options);
  }
}
