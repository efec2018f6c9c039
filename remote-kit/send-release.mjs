import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

const DESCRIPTION = 'remote-build.json';

/**
 * Publishes a build over HTTP.
 * @param {URL} address of POST /api/releases, with its query
 * @param {string} token a deploy token
 * @param {string} dist the folder of the build
 * @returns {Promise<string>} what the product says
 * @throws Error with one line, when it refuses or does not answer
 */
export async function sendRelease(address, token, dist) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/gzip' },
    body: Readable.toWeb(archiveOf(dist)),
    duplex: 'half',
  }).catch(({ cause }) => {
    throw new Error(`${address.origin} does not answer: ${cause?.message ?? 'no connection'}`);
  });
  const body = await answer.json().catch(() => null);
  if (!body?.message) throw new Error(`${address.origin} is no product that takes releases`);
  if (!answer.ok) throw new Error(body.message);
  return body.message;
}

/** The description of the build and the files that it names. @param {string} dist */
function archiveOf(dist) {
  const { checksums } = JSON.parse(readFileSync(join(dist, DESCRIPTION), 'utf8'));
  const archive = pack();
  for (const file of [DESCRIPTION, ...Object.keys(checksums)])
    archive.entry({ name: file }, readFileSync(join(dist, file)));
  archive.finalize();
  return archive.pipe(createGzip());
}
