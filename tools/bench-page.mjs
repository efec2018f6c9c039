#!/usr/bin/env node
// @ts-check
/**
 * `npm run bench:page [-- rounds]`: the cost of federation for users. Builds the same sources federated and as one
 * bundle that is code-split by route, serves both alike, and compares visits of the main pages, cold and warm, and use.
 * Prints tables; fails only when it cannot measure.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '../e2e/support/chromium.mjs';
import { countVisit, interleave, timeVisit } from '../e2e/bench/compare.mjs';
import { useTable, visitTable } from '../e2e/bench/table.mjs';
import { measureUse } from '../e2e/bench/use.mjs';
import { openVariants } from '../e2e/bench/variants.mjs';
import { runProgram, runTool } from './steps/run-program.mjs';

const ROUTES = [
  { path: '/login', content: 'form', isPublic: true },
  { path: '/', content: 'main li time' },
  { path: '/products', content: 'tbody a[href^="/products/"]' },
  { path: '/orders/new', content: 'main form' },
  { path: '/reports', content: 'tbody td' },
];

const rounds = Number(process.argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('rounds must be a whole number');

console.log('Building: federated, and as a single bundle');
await mustSucceed(runProgram(process.execPath, ['tools/build.mjs']));
await mustSucceed(
  runTool('webpack/bin/webpack.js', ['--config', 'e2e/bench/single-bundle.webpack.mjs']),
);

console.log('Starting a product for each');
const variants = await openVariants();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
try {
  const visits = [];
  for (const route of ROUTES) {
    console.log(`Visiting ${route.path}`);
    const counts = await interleave(variants.all, 1, (variant) =>
      countVisit(browser, variant, route),
    );
    const times = await interleave(variants.all, rounds, (variant) =>
      timeVisit(browser, variant, route),
    );
    visits.push({ path: route.path, figures: merge(counts, times) });
  }
  console.log('Using it');
  const use = await interleave(variants.all, Math.ceil(rounds / 2), (variant) =>
    measureUse(browser, variant),
  );
  console.log(`\n${visitTable(visits)}\n\n${useTable(use)}\n\n${explain()}`);
} finally {
  await browser.close();
  await variants.close();
}

/** @param {ReturnType<typeof runProgram>} command */
async function mustSucceed(command) {
  const { isOk, output } = await command;
  if (isOk) return;
  console.error(output);
  process.exit(1);
}

/**
 * @param {import('../e2e/bench/table.mjs').Pair} left
 * @param {import('../e2e/bench/table.mjs').Pair} right
 * @returns {import('../e2e/bench/table.mjs').Pair}
 */
function merge([one, other], right) {
  return [
    { ...one, ...right[0] },
    { ...other, ...right[1] },
  ];
}

function explain() {
  return `Each figure federated / single bundle and their ratio: times are medians of ${rounds} interleaved visits a page and ${Math.ceil(rounds / 2)} of use.
Cold is an empty cache, warm the second visit. Serial round trips: the longest chain of requests (page, scripts, styles,
data) in which each was sent only after the one before had arrived, at a latency of 600 ms over the six connections of
HTTP/1.1, until the content was painted. Slow profile: 1.6 Mbit/s, 150 ms, CPU slowed down 4 times.`;
}
