import { createHash } from 'node:crypto';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** A file of a release, ready to be sent. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The same, compressed with brotli by the build. */
  brotli: Uint8Array<ArrayBuffer> | undefined;
  type: string;
  etag: string;
}

/** The media type that a path is served with; undefined for paths that are not served, such as "app.js.br". */
export function mediaTypeOf(path: string): string | undefined {
  return TYPES[extname(path)];
}

/** SHA-256 in hex. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
