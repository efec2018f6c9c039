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
export function sendRelease(address, token, dist) {
  const body = Readable.toWeb(archiveOf(dist));
  return callProduct(address, token, { 'Content-Type': 'application/gzip' }, body);
}

/**
 * Sends a change of releases, or asks something if there is no body.
 * @param {URL} address @param {string} token @param {HeadersInit} [headers] @param {BodyInit} [body]
 * @returns {Promise<string>} what the product says
 * @throws Error with one line, when it refuses or does not answer
 */
export async function callProduct(address, token, headers = {}, body = undefined) {
  const answer = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    // A build may take longer than the product keeps a connection open.
    headers: { Authorization: `Bearer ${token}`, Connection: 'close', ...headers },
    body,
    duplex: 'half',
  }).catch(({ cause }) => {
    throw new Error(`${address.origin} does not answer: ${cause?.message ?? 'no connection'}`);
  });
  const content = await answer.json().catch(() => null);
  if (!content?.message) throw new Error(`${address.origin} is no product that takes releases`);
  if (!answer.ok) throw new Error(content.message);
  return content.message;
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
