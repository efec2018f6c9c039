import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { DeploymentError, reasonOf } from '../errors';
import { buildFrom, type Built } from './read-build';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 5_000;

/**
 * Reads a build that a team sends: its files in a tar archive, compressed with gzip.
 * @throws DeploymentError for another archive, one of more than 64 MB or 5,000 files, or a build that cannot be served
 */
export async function readArchive(body: ReadableStream<Uint8Array>): Promise<Built> {
  const files = new Map<string, Uint8Array>();
  const archive = extract();
  let size = 0;
  const reading = pipeline(Readable.fromWeb(body as NodeStream), createGunzip(), archive).catch(
    (error: unknown) => {
      throw new DeploymentError(`The archive cannot be read: ${reasonOf(error)}`);
    },
  );
  const collecting = (async () => {
    for await (const entry of archive) {
      size += entry.header.size ?? 0;
      if (size > MAX_BYTES || files.size >= MAX_FILES)
        throw new DeploymentError('A build has at most 64 MB and 5,000 files');
      const bytes = await buffer(entry);
      if (entry.header.type === 'file') files.set(entry.header.name.replace(/^\.\//, ''), bytes);
    }
  })();
  // The first reason counts: each of the two ends the other.
  const [, collected] = await Promise.allSettled([reading, collecting]);
  if (collected.status === 'rejected' && collected.reason instanceof DeploymentError)
    throw collected.reason;
  await reading;
  await collecting;
  return buildFrom('the archive', (path) => files.get(path));
}
