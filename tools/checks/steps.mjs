// @ts-check
import { mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from '../steps/build.mjs';
import { CHECKOUT, manifestOf } from '../steps/checkout.mjs';
import { runProgram, runTool } from '../steps/run-program.mjs';
import { addCounts, FAILED, PASSED, readJestReport, readPlaywrightReport } from './counts.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for the command line
 * @property {string} title
 * @property {boolean} [needsBrowser]
 * @property {boolean} [isQuiet] prints nothing until it is done
 * @property {boolean} [isLong] runs only by name, or with `all`
 * @property {() => Promise<import('./counts.mjs').Counts>} run
 */

const RESULTS = 'e2e/results';
/** Tests of what few users meet, and tests with servers, many clients or packages of their own: *.slow.test.ts. */
const SLOW_TESTS = '\\.slow\\.test\\.';
/** The same tests for each store: the unit tests run them over the memory store. */
const CONFORMANCE = 'api/test/conformance/[a-z-]+\\.test';
/** Packages with the same settings are one project, which reads what they share once. */
const TYPE_PROJECTS = [
  'contract',
  '.config/tsconfig.server.json',
  'e2e',
  '.config/tsconfig.browser.json',
];

/** The quiet steps run in parallel, then the others in this order, even after a failure. */
export const STEPS = /** @type {Step[]} */ ([
  { name: 'format', title: 'Formatting', isQuiet: true, run: checkFormat },
  { name: 'lint', title: 'Lint and import law', isQuiet: true, run: lint },
  { name: 'unused', title: 'Unused files, exports and packages', isQuiet: true, run: findUnused },
  { name: 'types', title: 'Types of all packages', isQuiet: true, run: checkTypes },
  {
    name: 'texts',
    title: 'Translations',
    isQuiet: true,
    run: () => asCheck(runProgram(process.execPath, ['tools/texts.mjs', '--check'])),
  },
  {
    name: 'unit',
    title: 'Unit and component tests',
    run: () =>
      runJest(['--testPathIgnorePatterns', SLOW_TESTS], { STOCKROOM_TEST_STORES: 'memory' }),
  },
  { name: 'build', title: 'Production build', run: build },
  {
    name: 'journeys',
    title: 'The most important journeys',
    needsBrowser: true,
    run: () => runJourneys(['core']),
  },
  {
    name: 'slow-unit',
    title: 'Slow tests, and the API over PostgreSQL',
    isLong: true,
    run: async () =>
      addCounts(
        await runJest([SLOW_TESTS], {}),
        await runJest([CONFORMANCE], { STOCKROOM_TEST_STORES: 'PostgreSQL' }),
      ),
  },
  {
    name: 'random-paths',
    title: '10,000 random paths of stock and costs',
    isLong: true,
    run: async () => {
      const walk = (/** @type {string} */ store, /** @type {string} */ factor) =>
        runJest(['ledger-paths'], {
          STOCKROOM_TEST_STORES: store,
          STOCKROOM_PATHS_FACTOR: factor,
        });
      // 10,000 and 400, which take equally long: each has a core.
      return addCounts(...(await Promise.all([walk('memory', '10'), walk('PostgreSQL', '4')])));
    },
  },
  {
    name: 'other-journeys',
    title: 'All other journeys',
    needsBrowser: true,
    isLong: true,
    run: () => runJourneys(['other', 'slow-line']),
  },
]);

function checkFormat() {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
  const args = ['--check', '--log-level', 'warn', ...cache, '.'];
  return asCheck(runTool('prettier/bin/prettier.cjs', args));
}

function lint() {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'];
  const args = ['-c', '.config/eslint.mjs', '--max-warnings', '0', ...cache, '.'];
  return asCheck(runTool('eslint/bin/eslint.js', args));
}

function findUnused() {
  const args = ['-c', '.config/knip.jsonc', '--no-progress', '--no-config-hints'];
  return asCheck(runTool('knip/bin/knip.js', args));
}

/** Webpack itself never checks types. */
async function checkTypes() {
  const results = await Promise.all(
    TYPE_PROJECTS.map((project) =>
      asCheck(runTool('typescript7/bin/tsc', ['-p', project, '--pretty', 'false'])),
    ),
  );
  return results.reduce(addCounts);
}

/** @param {string[]} choice of files, as for Jest @param {Record<string, string>} env */
async function runJest(choice, env) {
  const projects = manifestOf().workspaces.filter((/** @type {string} */ folder) =>
    existsSync(path.join(CHECKOUT, folder, 'jest.config.cjs')),
  );
  const report = await freshReport(`jest-${env['STOCKROOM_TEST_STORES'] ?? 'both'}.json`);
  const json = ['--json', `--outputFile=${report}`];
  const args = ['--maxWorkers=2', ...json, ...choice, '--projects', ...projects];
  const { isOk } = await runTool('jest/bin/jest.js', args, { isLive: true, env });
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

async function runJourneys(/** @type {string[]} */ projects) {
  const report = await freshReport('playwright.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--project', ...projects];
  const { isOk } = await runTool('@playwright/test/cli.js', args, { isLive: true });
  return agree(isOk, await readPlaywrightReport(report).catch(() => FAILED));
}

/** Counts a command as one check; prints its output only when it fails. */
async function asCheck(/** @type {ReturnType<typeof runTool>} */ command) {
  const { isOk, output } = await command;
  if (!isOk) console.error(output);
  return isOk ? PASSED : FAILED;
}

/** A run can fail without a failed test. */
function agree(/** @type {boolean} */ isOk, /** @type {import('./counts.mjs').Counts} */ counts) {
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The path of a report, without the one of an earlier run. */
async function freshReport(/** @type {string} */ name) {
  await mkdir(path.join(CHECKOUT, RESULTS), { recursive: true });
  const file = path.join(CHECKOUT, RESULTS, name);
  await rm(file, { force: true });
  return file;
}
