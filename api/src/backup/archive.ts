import { createHash, type Hash } from 'node:crypto';
import { array, number, object, string, type InferType } from 'yup';
import { BACKED_UP } from './backup-tables';
import { checkFile, readArchive } from './archive-file';
import { END_OF_ROWS, type ArchiveText } from './archive-text';
import { BackupError } from './backup-error';

const NAMES = array(string().required()).required();

const headerSchema = object({
  createdAt: string().required(),
  /** In the order in which they were applied: what the tables look like. */
  migrations: NAMES,
  /** The site.json of the data folder, if there is one. */
  site: string().nullable().defined(),
  tables: NAMES,
});
const tableSchema = object({ table: string().oneOf(BACKED_UP).required(), columns: NAMES });
const totalSchema = object({ rows: number().required(), sha256: string().required() });

export type ArchiveHeader = InferType<typeof headerSchema>;
export type ArchiveTable = InferType<typeof tableSchema>;
export type TableTotal = InferType<typeof totalSchema>;

export interface ArchiveContent {
  header: ArchiveHeader;
  /** By the name of the table. */
  totals: Map<string, TableTotal>;
}

/** The text of an archive: lines of JSON, and between them the rows of each table. */
export async function* writeText(
  header: ArchiveHeader,
  tables: AsyncIterable<{ table: ArchiveTable; rows: AsyncIterable<Buffer> }>,
  onTable: (name: string, total: TableTotal) => void,
): AsyncGenerator<Buffer> {
  yield jsonLine(header);
  for await (const { table, rows } of tables) {
    yield jsonLine(table);
    const total = new Total();
    for await (const row of rows) yield total.add(row);
    yield END_OF_ROWS;
    yield jsonLine(total.get());
    onTable(table.table, total.get());
  }
}

/**
 * Reads a file from its beginning to its end and compares it with all of its checksums.
 * @param onRows takes the rows of each table in turn
 * @throws BackupError for anything but a whole backup that this version can read
 */
export async function readBackup(
  path: string,
  onRows: (table: ArchiveTable, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<ArchiveContent> {
  const text = await readArchive(path);
  const header = headerSchema.validateSync(await jsonOf(text), { strict: true });
  const totals = new Map<string, TableTotal>();
  for (const name of header.tables) {
    const table = tableSchema.validateSync(await jsonOf(text), { strict: true });
    const found = new Total();
    await onRows(table, found.watch(text.rows()));
    const total = totalSchema.validateSync(await jsonOf(text), { strict: true });
    const { rows, sha256 } = found.get();
    if (table.table !== name || total.rows !== rows || total.sha256 !== sha256)
      throw new Error(`The rows of ${name} are not those that were written`);
    totals.set(name, total);
  }
  return { header, totals };
}

/** Makes sure that a file can be restored, all of it, before anything is changed. @throws BackupError */
export async function checkBackup(path: string): Promise<ArchiveContent> {
  await checkFile(path);
  try {
    return await readBackup(path, async (_table, rows) => {
      for await (const _rows of rows);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${path} cannot be read (${reason}); nothing was changed.`);
  }
}

/** Counts rows and makes their checksum. */
export class Total {
  #rows = 0;
  readonly #hash: Hash = createHash('sha256');

  add(rows: Buffer): Buffer {
    for (let at = rows.indexOf('\n'); at >= 0; at = rows.indexOf('\n', at + 1)) this.#rows += 1;
    this.#hash.update(rows);
    return rows;
  }

  async *watch(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const rows of source) yield this.add(rows);
  }

  get(): TableTotal {
    return { rows: this.#rows, sha256: this.#hash.copy().digest('hex') };
  }
}

function jsonLine(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

async function jsonOf(text: ArchiveText): Promise<unknown> {
  return JSON.parse((await text.line()) ?? 'null');
}
