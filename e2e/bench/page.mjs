#!/usr/bin/env node
// @ts-check
/**
 * `npm run bench:page [-- rounds]`: what federation costs users. Builds the same sources federated and as one bundle
 * that is code-split by route, lets two products serve them in the same way, and compares: visits of the main pages,
 * cold and warm, then the product in use. Prints tables for the README; fails only when it cannot measure.
 */
import { chromium } from '@playwright/test';
import { runCommand, runTool } from '../checks/run-command.mjs';
import { CHROMIUM_FLAGS, requireChromium } from '../support/chromium.mjs';
import { countVisit, interleave, timeVisit } from './compare.mjs';
import { useTable, visitTable } from './table.mjs';
import { measureUse } from './use.mjs';
import { openVariants } from './variants.mjs';

const ROUTES = [
  { path: '/login', content: 'form', isPublic: true },
  { path: '/', content: 'main li time' },
  { path: '/products', content: 'tbody a[href^="/products/edit/"]' },
  { path: '/orders/new', content: 'main form' },
  { path: '/reports', content: 'tbody td' },
];

const rounds = Number(process.argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('rounds must be a whole number');

console.log('Building: federated, and as a single bundle');
await mustSucceed(runCommand(process.execPath, ['gateway/bin/build.mjs']));
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

/** @param {ReturnType<typeof runCommand>} command */
async function mustSucceed(command) {
  const { isOk, output } = await command;
  if (isOk) return;
  console.error(output);
  process.exit(1);
}

/**
 * @param {import('./table.mjs').Pair} left
 * @param {import('./table.mjs').Pair} right
 * @returns {import('./table.mjs').Pair}
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
