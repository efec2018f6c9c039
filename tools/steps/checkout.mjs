import { join } from 'node:path';

/** The folder of this repository. */
export const CHECKOUT = join(import.meta.dirname, '../..');
