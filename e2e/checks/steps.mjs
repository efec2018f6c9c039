// @ts-check
import { mkdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from '../../gateway/bin/steps/build.mjs';
import { FAILED, PASSED, readJestReport, readPlaywrightReport } from './counts.mjs';
import { ROOT, runTool } from './run-command.mjs';
import { differentErrors, typeProjects } from './types.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for the command line
 * @property {string} title
 * @property {boolean} [needsBrowser]
 * @property {boolean} [isQuiet] shows nothing before it is done
 * @property {() => Promise<import('./counts.mjs').Counts>} run
 */

const RESULTS = 'e2e/results';

/** The quiet ones side by side, then the others in this order; every step runs, whatever became of the ones before. */
export const STEPS = /** @type {Step[]} */ ([
  { name: 'format', title: 'Formatting', isQuiet: true, run: checkFormat },
  { name: 'lint', title: 'Lint and import law', isQuiet: true, run: lint },
  { name: 'unused', title: 'Unused files, exports and packages', isQuiet: true, run: findUnused },
  { name: 'types', title: 'Types of all packages', isQuiet: true, run: checkTypes },
  { name: 'unit', title: 'Unit and component tests', run: runJest },
  { name: 'build', title: 'Production build', run: build },
  { name: 'journeys', title: 'Journeys in the browser', needsBrowser: true, run: runJourneys },
]);

function checkFormat() {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
  return asCheck(
    runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...cache, '.']),
  );
}

function lint() {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'];
  return asCheck(
    runTool('eslint/bin/eslint.js', [
      '-c',
      '.config/eslint.mjs',
      '--max-warnings',
      '0',
      ...cache,
      '.',
    ]),
  );
}

function findUnused() {
  const args = ['-c', '.config/knip.jsonc', '--no-progress', '--no-config-hints'];
  return asCheck(runTool('knip/bin/knip.js', args));
}

/** Webpack itself never checks types. */
async function checkTypes() {
  const { workspaces } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const checks = await inPairs(await typeProjects(workspaces), (project) =>
    runTool('typescript7/bin/tsc', ['-p', project, '--pretty', 'false']),
  );
  if (checks.every((check) => check.isOk)) return PASSED;
  const errors = differentErrors(checks.map((check) => check.output));
  console.error(errors.join('\n'));
  return { passed: 0, failed: errors.length };
}

async function runJest() {
  const { workspaces } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const projects = workspaces.filter((/** @type {string} */ folder) =>
    existsSync(path.join(ROOT, folder, 'jest.config.cjs')),
  );
  const report = await freshReport('jest.json');
  const order = `--testSequencer=${path.join(ROOT, '.config/jest-sequencer.cjs')}`;
  const json = ['--json', `--outputFile=${report}`];
  const args = ['--maxWorkers=2', order, ...json, '--projects', ...projects];
  const { isOk } = await runTool('jest/bin/jest.js', args, { isLive: true });
  return agree(isOk, await readJestReport(report).catch(() => FAILED));
}

async function build() {
  try {
    await buildChanged((/** @type {string} */ line) => console.log(line));
    return PASSED;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

async function runJourneys() {
  const report = await freshReport('playwright.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts'];
  const { isOk } = await runTool('@playwright/test/cli.js', args, { isLive: true });
  return agree(isOk, await readPlaywrightReport(report).catch(() => FAILED));
}

/** A check without counts of its own; its output matters only when it fails. */
async function asCheck(/** @type {ReturnType<typeof runTool>} */ command) {
  const { isOk, output } = await command;
  if (!isOk) console.error(output);
  return isOk ? PASSED : FAILED;
}

/** A run that failed without a failed test to show for it is a failure still. */
function agree(/** @type {boolean} */ isOk, /** @type {import('./counts.mjs').Counts} */ counts) {
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Where a report is written; that of an earlier run must never be taken for this one's. */
async function freshReport(/** @type {string} */ name) {
  await mkdir(path.join(ROOT, RESULTS), { recursive: true });
  const file = path.join(ROOT, RESULTS, name);
  await rm(file, { force: true });
  return file;
}

/**
 * @template Item, Result
 * @param {Item[]} items @param {(item: Item) => Promise<Result>} work @returns {Promise<Result[]>}
 */
async function inPairs(items, work) {
  /** @type {Result[]} */
  const results = [];
  for (let index = 0; index < items.length; index += 2)
    results.push(...(await Promise.all(items.slice(index, index + 2).map(work))));
  return results;
}
