import type { Context } from 'hono';
import type { StoredFile } from './releases/stored-file';

/** The name of a file changes with its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Answers with the file, compressed if the browser takes brotli; a missing file is a 404, never the page. */
export function sendFile(
  c: Context,
  file: StoredFile | undefined,
  cacheControl = IMMUTABLE,
): Response {
  if (!file) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  // A proxy that compresses makes the tag weak.
  if (c.req.header('If-None-Match')?.replace(/^W\//, '') === file.etag)
    return c.body(null, 304, headers);
  headers['Content-Type'] = file.type;
  const bytes = file.brotli && acceptsBrotli(c) ? file.brotli : file.bytes;
  if (bytes === file.brotli) headers['Content-Encoding'] = 'br';
  headers['Content-Length'] = String(bytes.byteLength);
  return c.body(bytes, 200, headers);
}

export function acceptsBrotli(c: Context): boolean {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  return accepted
    .split(',')
    .some((coding) => /^\s*(br|\*)\s*(;\s*q=(1(\.0*)?|0\.0*[1-9]\d*)\s*)?$/.test(coding));
}
