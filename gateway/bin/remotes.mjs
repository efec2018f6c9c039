#!/usr/bin/env node
/** `npm run remotes -- <list|deploy|rollback>`: what is deployed, for the gateways that use the same data folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const program = join(import.meta.dirname, '../dist/remotes.mjs');
if (!existsSync(program)) {
  console.error('Nothing is built yet: run npm run build first');
  process.exit(1);
}
await import(pathToFileURL(program).href);
