#!/usr/bin/env node
// @ts-check
/** `npm run torture [-- <name>...]`: breaks the product on purpose, for minutes; without names all of it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from '../../gateway/bin/steps/build.mjs';
import { ROOT, runTool } from '../checks/run-command.mjs';

const FOLDER = 'e2e/torture';
const known = readdirSync(path.join(ROOT, FOLDER))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no test ${unknown[0]}. There are: ${known.join(', ')}`);
  process.exit(2);
}
await buildChanged((/** @type {string} */ line) => console.log(line));
const files = (asked.length > 0 ? asked : known).map((name) => `torture/${name}.spec.ts`);
const args = ['test', '-c', `${FOLDER}/playwright.config.ts`, ...files];
const { isOk } = await runTool('@playwright/test/cli.js', args, { isLive: true });
process.exitCode = isOk ? 0 : 1;
