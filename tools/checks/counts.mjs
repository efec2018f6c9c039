// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @type {Counts} */
export const NO_COUNTS = { passed: 0, failed: 0 };
export const PASSED = { passed: 1, failed: 0 };
export const FAILED = { passed: 0, failed: 1 };

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/**
 * The counts of Jest's JSON report. A skipped test, or a file that could not run, counts as failed.
 * @param {string} file @returns {Promise<Counts>}
 */
export async function readJestReport(file) {
  const report = JSON.parse(await readFile(file, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.error(`${skipped} skipped tests: none is allowed`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
  };
}

/**
 * The counts of Playwright's JSON report; skipped tests and errors outside of tests count as failed.
 * @param {string} file @returns {Promise<Counts>}
 */
export async function readPlaywrightReport(file) {
  const { stats, errors } = JSON.parse(await readFile(file, 'utf8'));
  if (stats.skipped > 0) console.error(`${stats.skipped} skipped or not run: none is allowed`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
