import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of this repository. */
export const CHECKOUT = join(import.meta.dirname, '../..');

/** The package.json of this repository, or of one of its packages. */
export function manifestOf(folder = '.') {
  return JSON.parse(readFileSync(join(CHECKOUT, folder, 'package.json'), 'utf8'));
}
