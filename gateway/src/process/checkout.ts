import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout: programs are bundled to gateway/dist. */
export const CHECKOUT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
