#!/usr/bin/env node
/** `npm run texts`: brings every locales/ru.po up to what the sources show, and says what has to be translated. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { updateCatalogue } from '../remote-kit/catalogue.mjs';
import { CHECKOUT } from './steps/checkout.mjs';

const { workspaces } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
const names = process.argv.length > 2 ? process.argv.slice(2) : workspaces;

for (const name of names.filter((one) => existsSync(join(CHECKOUT, one, 'locales')))) {
  const missing = updateCatalogue(join(CHECKOUT, name));
  console.log(missing === 0 ? `${name}: all translated` : `${name}: ${missing} to translate`);
}
