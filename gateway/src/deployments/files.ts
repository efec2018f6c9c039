import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The same, compressed with brotli by the build. */
  brotli: Uint8Array<ArrayBuffer> | undefined;
  type: string;
  etag: string;
}

/** The files of one immutable folder by their path with forward slashes, e.g. "js/main.1a2b3c4d.js". */
export type StoredFiles = ReadonlyMap<string, StoredFile>;

/**
 * Reads a folder into memory. A request can only name a key of the result, so none can leave the folder, and
 * deleting or rebuilding the folder later does no harm.
 */
export function readFolder(folder: string): StoredFiles {
  const paths = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
  const files = new Map<string, StoredFile>();
  for (const path of paths) {
    const type = TYPES[extname(path)];
    if (type === undefined) continue;
    const bytes = read(join(folder, path));
    files.set(path.split(sep).join('/'), {
      bytes,
      brotli: paths.has(`${path}.br`) ? read(join(folder, `${path}.br`)) : undefined,
      type,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    });
  }
  return files;
}

function read(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(file));
}
