#!/usr/bin/env node
// @ts-check
/**
 * `npm run bench:page [-- rounds]`: the cost of federation for users. Builds the same sources federated and as one
 * bundle that is code-split by route, serves both alike, and compares visits of the main pages, cold and warm, and use.
 * The list of products is also compared with a plain page of the same packages.
 * Prints tables; fails only when it cannot measure.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '../e2e/support/chromium.mjs';
import { countVisit, interleave, timeVisit } from '../e2e/bench/compare.mjs';
import { useTable, visitTable } from '../e2e/bench/table.mjs';
import { measureUse } from '../e2e/bench/use.mjs';
import { openVariants, signInAgain } from '../e2e/bench/variants.mjs';
import { buildChanged } from './steps/build.mjs';
import { runTool } from './steps/run-program.mjs';

const PRODUCTS = { path: '/products', content: 'tbody a[href^="/products/"]' };
const ROUTES = [
  { path: '/login', content: 'form', isPublic: true },
  { path: '/', content: 'main li time' },
  PRODUCTS,
  { path: '/orders/new', content: 'main form' },
  { path: '/reports', content: 'tbody td' },
];

const rounds = Number(process.argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('rounds must be a whole number');

console.log('Building: federated, as a single bundle, and a plain page');
await buildChanged(console.log);
const shells = ['--config', 'e2e/bench/shells.webpack.mjs'];
const { isOk, output } = await runTool('webpack/bin/webpack.js', shells);
if (!isOk) throw new Error(output);

console.log('Starting a product for each');
const { federated, single, plain, close } = await openVariants();
const both = [federated, single];
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
try {
  const visits = [];
  for (const route of ROUTES) {
    console.log(`Visiting ${route.path}`);
    visits.push({ path: route.path, figures: await visit(both, route) });
  }
  console.log(`\n${visitTable(visits)}`);
  console.log('\nComparing with a plain page');
  const figures = await visit([federated, plain], PRODUCTS);
  console.log(`\n${visitTable([{ path: 'products / a plain page', figures }])}`);
  console.log('\nUsing it');
  await signInAgain(both);
  const use = await interleave(both, Math.ceil(rounds / 2), (variant) =>
    measureUse(browser, variant),
  );
  console.log(`\n${useTable(use)}\n\n${explain()}`);
} finally {
  await browser.close();
  await close();
}

/** @param {readonly import('../e2e/bench/variants.mjs').Variant[]} variants @param {import('../e2e/bench/compare.mjs').Route} route */
async function visit(variants, route) {
  await signInAgain(variants);
  const counts = await interleave(variants, 1, (variant) => countVisit(browser, variant, route));
  const times = await interleave(variants, rounds, (variant) => timeVisit(browser, variant, route));
  return counts.map((count, index) => ({ ...count, ...times[index] }));
}

function explain() {
  return `Each figure federated / single bundle and their ratio: times are medians of ${rounds} interleaved visits a page and ${Math.ceil(rounds / 2)} of use.
Cold is an empty cache, warm the second visit. Serial round trips: the longest chain of requests (page, scripts, styles,
data) in which each was sent only after the one before had arrived, at a latency of 600 ms over the six connections of
HTTP/1.1, until the content was painted. Slow profile: 1.6 Mbit/s, 150 ms, CPU slowed down 4 times.`;
}
