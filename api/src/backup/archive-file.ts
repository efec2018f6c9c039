import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { hasCode } from '../embedded/errno';
import { ArchiveText } from './archive-text';
import { BackupError } from './backup-error';

const FORMAT = 1;
const FIRST_LINE = `Stockroom backup ${FORMAT}\n`;
/** SHA-256 of everything before it, in hex. */
const LAST_LINE_BYTES = 65;
/** Half the time of the usual level for a tenth more. */
const GZIP_LEVEL = 4;

/**
 * Writes a text as a file that only its owner may read: a line that says what it is, the compressed text, and a
 * checksum of both.
 */
export async function writeArchive(path: string, text: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await write(file, text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function write(file: FileHandle, text: AsyncIterable<Buffer>): Promise<void> {
  const hash = createHash('sha256');
  const put = (bytes: Buffer) => {
    hash.update(bytes);
    return file.appendFile(bytes);
  };
  await put(Buffer.from(FIRST_LINE));
  const gzip = createGzip({ level: GZIP_LEVEL });
  await pipeline(Readable.from(text), gzip, async (compressed: AsyncIterable<Buffer>) => {
    for await (const bytes of compressed) await put(bytes);
  });
  await file.appendFile(`${hash.digest('hex')}\n`);
}

/**
 * Makes sure that the file is a backup that this version can read, and exactly as it was written.
 * @throws BackupError
 */
export async function checkFile(path: string): Promise<void> {
  const size = await sizeOf(path);
  const firstLine = await read(path, 0, 64);
  const [, format] = /^Stockroom backup (\d+)\n/.exec(firstLine) ?? [];
  if (format === undefined) throw new BackupError(`${path} is not a backup of Stockroom.`);
  if (Number(format) > FORMAT)
    throw new BackupError(`${path} was made by a newer version of Stockroom than this one.`);
  const end = size - LAST_LINE_BYTES;
  const hash = createHash('sha256');
  if (end > 0) await pipeline(createReadStream(path, { end: end - 1 }), hash);
  if (end <= 0 || (await read(path, end, LAST_LINE_BYTES)) !== `${hash.digest('hex')}\n`)
    throw new BackupError(`${path} is damaged or incomplete; nothing was changed.`);
}

/** The text of a file that was checked. */
export async function readArchive(path: string): Promise<ArchiveText> {
  const end = (await sizeOf(path)) - LAST_LINE_BYTES - 1;
  const compressed = createReadStream(path, { start: FIRST_LINE.length, end });
  const text = createGunzip();
  compressed.on('error', (error) => text.destroy(error));
  return new ArchiveText(compressed.pipe(text));
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new BackupError(`There is no file ${path}.`);
    throw error;
  }
}

async function read(path: string, position: number, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
