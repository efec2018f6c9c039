#!/usr/bin/env node
// @ts-check
/**
 * `npm test`: the checks before a change lands. `npm run test:all`: everything. `npm test -- types unit`: these steps.
 * Sets the machine up as far as it can, shows a line per step and ends with "N passed, N failed".
 */
import { addCounts, FAILED, NO_COUNTS } from './checks/counts.mjs';
import { prepare } from './checks/prepare.mjs';
import { STEPS } from './checks/steps.mjs';

const asked = process.argv.slice(2);
const isAll = asked[0] === 'all';
const unknown = asked.filter((name) => !isAll && !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  const known = STEPS.map((step) => step.name).join(', ');
  console.error(`There is no step ${unknown[0]}. There are: ${known}`);
  process.exit(2);
}
const selected = STEPS.filter(
  (step) => isAll || (asked.length === 0 ? !step.isLong : asked.includes(step.name)),
);

const results = [];
try {
  await prepare(selected);
  const quiet = selected.filter((step) => step.isQuiet);
  results.push(...(await Promise.all(quiet.map(report))));
  for (const step of selected) if (!step.isQuiet) results.push(await report(step));
} catch (error) {
  console.error(`\n✘ ${error instanceof Error ? error.message : error}`);
  results.push({ title: 'Set-up', counts: FAILED, seconds: '-' });
}

console.log('\nSummary');
for (const { title, counts, seconds } of results)
  console.log(`  ${mark(counts)} ${title.padEnd(32)} ${describe(counts)}, ${seconds} s`);
const total = results.map((result) => result.counts).reduce(addCounts, NO_COUNTS);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** @param {import('./checks/steps.mjs').Step} step */
async function report(step) {
  console.log(`\n▶ ${step.title}`);
  const started = Date.now();
  const counts = await step.run();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${mark(counts)} ${step.title}: ${describe(counts)} (${seconds} s)`);
  return { title: step.title, counts, seconds };
}

/** @param {import('./checks/counts.mjs').Counts} counts */
function mark({ failed }) {
  return failed === 0 ? '✔' : '✘';
}

/** @param {import('./checks/counts.mjs').Counts} counts */
function describe({ passed, failed }) {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
}
