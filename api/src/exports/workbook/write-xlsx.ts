import type { Language } from '@stockroom/contract';
import type { SideTable } from '../side-table';
import { streamOf } from '../stream-of';
import { lineQueue } from './line-queue';
import { sheetXml } from './sheet-xml';
import { sheetPath, workbookParts } from './workbook-parts';
import { zipStream, type ZipPart } from './zip-stream';

interface XlsxOptions {
  language: Language;
  timeZone: string;
  /** Excel reads no more of one sheet. */
  maxLines?: number;
}

/** A workbook, made row by row: first the sheet of what was asked for, and then what is to be said besides. */
export function writeXlsx(
  first: SideTable,
  others: () => Promise<readonly SideTable[]>,
  options: XlsxOptions,
): ReadableStream<Uint8Array> {
  return streamOf(zipStream(partsOf(first, others, options)));
}

async function* partsOf(
  first: SideTable,
  others: () => Promise<readonly SideTable[]>,
  { language, timeZone, maxLines = 1_048_576 }: XlsxOptions,
): AsyncGenerator<ZipPart, void> {
  const names: string[] = [];
  /** What does not fit into one sheet goes on in the next, under the same headings. */
  async function* sheetsOf({ name, columns, lines }: SideTable): AsyncGenerator<ZipPart, void> {
    const queue = lineQueue(lines);
    let count = 0;
    try {
      do {
        count += 1;
        names.push(count === 1 ? name : `${name}_${count}`);
        const text = sheetXml(columns, queue, { timeZone, maxLines });
        yield { path: `xl/${sheetPath(names.length - 1)}`, text };
      } while ((await queue.peek(1)).length > 0);
    } finally {
      await lines.return();
    }
  }
  yield* sheetsOf(first);
  for (const sheet of await others()) yield* sheetsOf(sheet);
  yield* workbookParts(names, language);
}
