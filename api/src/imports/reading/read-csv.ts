import { msg, SEPARATORS } from '@stockroom/contract';
import type { Options } from 'csv-parse/sync';
import { decodeText } from './decode-text';
import { checkText } from './file-format';
import { Lines, type Line } from './lines';
import {
  UnreadableFileError,
  type Encoding,
  type ReadingChoices,
  type Separator,
} from './source-table';

interface CsvLines {
  lines: Line[];
  encoding: Encoding;
  separator: Separator;
}

const SAMPLED_RECORDS = 200;

/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=([;,\t|])"?\n/i;

/** A sign that begins a formula, and what may stand between the beginning of a cell and an apostrophe before it. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
const FILLER = `(?:["']|[^\\S\\t\\n])*`;
/** The apostrophes by which our export keeps texts from becoming formulas: see write-csv.ts. */
const GUARD = new RegExp(
  `'(?=${SIGN})(?<=(?:^|[,;\\t\\n])${FILLER})|'(?=[\\t\\n])(?<=^${FILLER})`,
  'g',
);
/** ="00123": so that Excel keeps the zeros of a code. */
const QUOTED_FORMULA = /^="([^"]*)"$/;

/** @throws UnreadableFileError when the file is no text, or a quotation mark isn't closed */
export async function readCsv(
  bytes: Uint8Array,
  file: string,
  choices: ReadingChoices,
): Promise<CsvLines> {
  const { text, encoding } = decodeText(bytes, choices.encoding);
  checkText(text, file);
  const parse = await loadParser();
  const whole = text.replace(/\r\n?/g, '\n');
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(whole) ?? [];
  const table = whole.slice(separatorLine.length);
  const separator =
    choices.separator ?? SEPARATORS.find((one) => one === named) ?? detectSeparator(table, parse);

  const read = (isRelaxed: boolean) => {
    const lines = new Lines();
    let line = separatorLine === '' ? 1 : 2;
    const first = line;
    const isWhole = parse(
      table,
      { delimiter: separator, relax_quotes: isRelaxed },
      (cells, end) => {
        lines.add(line, cells.map(plainText), first + end - 1);
        line = first + end;
      },
    );
    return { lines: lines.all, line, isWhole };
  };
  const strict = read(false);
  const { lines, line, isWhole } = strict.isWhole ? strict : read(true);
  if (!isWhole)
    throw new UnreadableFileError(
      msg('In line {line} or below it, a quotation mark is not closed. Correct it in the file.', {
        line,
      }),
    );
  return { lines, encoding, separator };
}

function plainText(cell: string): string {
  return cell.replace(QUOTED_FORMULA, '$1').replace(GUARD, '');
}

type Parse = (
  text: string,
  options: Options,
  /** @param lines of the text, up to the end of this record */
  onRecord: (cells: string[], lines: number) => void,
) => boolean;

/** The parser answers whether it understood all quotation marks. It loads with the first file. */
async function loadParser(): Promise<Parse> {
  const { CsvError, parse } = await import('csv-parse/sync');
  return (text, options, onRecord) => {
    const settings: Options = {
      ...options,
      relax_column_count: true,
      record_delimiter: '\n',
      // Nothing is kept but what the caller keeps.
      on_record: (cells: string[], { lines }) => {
        onRecord(cells, lines);
        return null;
      },
    };
    try {
      parse(text, settings);
      return true;
    } catch (error) {
      if (error instanceof CsvError) return false;
      throw error;
    }
  };
}

/** The one that gives most of the first lines the same number of columns, and more than one. */
function detectSeparator(text: string, parse: Parse): Separator {
  const found = SEPARATORS.map((separator) => {
    const counts = new Map<number, number>();
    let filled = 0;
    const options = { delimiter: separator, relax_quotes: true, to: SAMPLED_RECORDS };
    parse(text, options, ({ length, 0: first }) => {
      if (length === 1 && !first?.trim()) return;
      filled += 1;
      counts.set(length, (counts.get(length) ?? 0) + 1);
    });
    counts.delete(1);
    const [columns, lines] = [...counts].reduce(
      (best, one) => (one[1] > best[1] ? one : best),
      [1, 0],
    );
    return { separator, columns, lines: lines * 2 > filled ? lines : 0 };
  });
  found.sort((one, other) => other.lines - one.lines || other.columns - one.columns);
  return found[0]?.separator ?? ';';
}
