import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { array, number, object, string, type InferType, type Schema } from 'yup';
import { hasCode } from '../error-codes';
import { BACKED_UP } from './backup-tables';

/** Why a backup or a restore is impossible: one line for the operator, without a stack trace. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const FORMAT = 1;
const FIRST_LINE = `Stockroom backup ${FORMAT}\n`;
/** SHA-256 of everything before it, in hex. */
const LAST_LINE_BYTES = 65;
/** Half the time of the usual level for a tenth more. */
const GZIP_LEVEL = 4;

/** Ends the rows of a table, as in PostgreSQL's own text format; no row equals it. */
export const END_OF_ROWS = Buffer.from('\\.\n');
const NEWLINE = 0x0a;
const END_AFTER_ROW = Buffer.from([NEWLINE, ...END_OF_ROWS]);

const NAMES = array(string().required()).required();
/** The first line of the text. */
export const headerSchema = object({
  createdAt: string().required(),
  /** In the order of their application: they define the tables. */
  migrations: NAMES,
  /** The site.json of the data folder, if there is one. */
  site: string().nullable().defined(),
  tables: NAMES,
});
export type ArchiveHeader = InferType<typeof headerSchema>;
/** The line before the rows of a table. */
export const tableSchema = object({ table: string().oneOf(BACKED_UP).required(), columns: NAMES });
/** The line after them. */
export const totalSchema = object({ rows: number().required() });

/** Writes a file that only its owner may read: a title, the compressed text, and a checksum of both. */
export async function writeArchive(path: string, lines: AsyncIterable<Buffer>): Promise<void> {
  // Opened first: a stream that opens it would do so after a failure, when the caller has removed what was begun.
  const file = await open(path, 'wx', 0o600);
  await pipeline(
    lines,
    createGzip({ level: GZIP_LEVEL }),
    async function* (compressed: AsyncIterable<Buffer>) {
      const hash = createHash('sha256').update(FIRST_LINE);
      yield FIRST_LINE;
      for await (const bytes of compressed) {
        hash.update(bytes);
        yield bytes;
      }
      yield `${hash.digest('hex')}\n`;
    },
    file.createWriteStream({ flush: true }),
  );
}

/**
 * Makes sure that the file is an undamaged backup of a format that this version can read.
 * @throws BackupError
 */
export async function checkArchive(path: string): Promise<void> {
  const end = (await sizeOf(path)) - LAST_LINE_BYTES;
  const beginning = await text(createReadStream(path, { end: 63 }));
  const [, format] = /^Stockroom backup (\d+)\n/.exec(beginning) ?? [];
  if (format === undefined) throw new BackupError(`${path} is not a backup of Stockroom.`);
  if (Number(format) > FORMAT)
    throw new BackupError(`${path} was made by a newer version of Stockroom than this one.`);
  const hash = createHash('sha256');
  if (end > 0) await pipeline(createReadStream(path, { end: end - 1 }), hash);
  const isWhole =
    end > 0 && (await text(createReadStream(path, { start: end }))) === `${hash.digest('hex')}\n`;
  if (!isWhole) throw new BackupError(`${path} is damaged or incomplete; nothing was changed.`);
}

/** Reads a file that passed `checkArchive`. */
export async function readArchive<Result>(
  path: string,
  read: (archive: ArchiveReader) => Promise<Result>,
): Promise<Result> {
  const end = (await sizeOf(path)) - LAST_LINE_BYTES - 1;
  return pipeline(
    createReadStream(path, { start: FIRST_LINE.length, end }),
    createGunzip(),
    (lines: AsyncIterable<Buffer>) => read(new ArchiveReader(lines)),
  );
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new BackupError(`There is no file ${path}.`);
    throw error;
  }
}

/** Reads lines of JSON, and PostgreSQL's rows between them. A row may take megabytes. */
export class ArchiveReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async json<Value>(schema: Schema<Value>): Promise<Value> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      if (end >= 0)
        return schema.validateSync(JSON.parse(this.#take(end + 1).toString()), { strict: true });
      await this.#readToNewline();
    }
  }

  /** The rows from here on to the end of their table, whole ones only. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#rest.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
        this.#take(END_OF_ROWS.length);
        return;
      }
      const end = this.#rest.indexOf(END_AFTER_ROW);
      const length = end >= 0 ? end + 1 : this.#rest.lastIndexOf(NEWLINE) + 1;
      if (length > 0) yield this.#take(length);
      else await this.#readToNewline();
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  /** Joins the chunks only once, because an image is one line of megabytes. */
  async #readToNewline(): Promise<void> {
    const parts = [this.#rest];
    let chunk: Buffer;
    do {
      const { value, done } = await this.#source.next();
      if (done) throw new Error('The backup ends too early');
      chunk = value;
      parts.push(chunk);
    } while (!chunk.includes(NEWLINE));
    this.#rest = Buffer.concat(parts);
  }
}
