#!/usr/bin/env node
/**
 * `npm run texts`: brings every locales/ru.po up to what the sources show, and names what has to be translated.
 * With --check it changes nothing, and fails if there is something to do.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFaults, updateCatalogue } from '../remote-kit/catalogue.mjs';
import { CHECKOUT, manifestOf } from './steps/checkout.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const names = positionals.length > 0 ? positionals : manifestOf().workspaces;

for (const name of names.filter((one) => existsSync(join(CHECKOUT, one, 'locales')))) {
  const folder = join(CHECKOUT, name);
  const faults = values.check ? findFaults(folder) : updateCatalogue(folder);
  if (values.check && faults.length > 0) process.exitCode = 1;
  console.log([`${name}: ${faults.length || 'all translated'}`, ...faults].join('\n  '));
}
