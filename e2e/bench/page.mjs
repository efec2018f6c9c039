#!/usr/bin/env node
// @ts-check
/**
 * `npm run bench:page [-- rounds]`: what federation costs the user who opens the products list cold. Builds the same
 * sources federated and as one bundle that is code-split by route, lets two products serve them in the same way, and
 * compares. Prints a table for the README; fails only when it cannot measure.
 */
import { chromium } from '@playwright/test';
import { runCommand, runTool } from '../checks/run-command.mjs';
import { CHROMIUM_FLAGS, requireChromium } from '../support/chromium.mjs';
import { compare } from './compare.mjs';
import { markdownTable } from './table.mjs';
import { openVariants } from './variants.mjs';

const rounds = Number(process.argv[2] ?? 7);
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
  const [federated, single] = await compare(browser, variants.all, {
    rounds,
    content: 'tbody a[href^="/products/edit/"]',
    onRound: (round) => console.log(`Round ${round} of ${rounds}`),
  });
  console.log(`\n${report(federated, single)}`);
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
 * @param {import('./compare.mjs').Figures} federated
 * @param {import('./compare.mjs').Figures} single
 */
function report(federated, single) {
  /** @param {keyof import('./compare.mjs').Figures} key */
  const both = (key, scale = 1) =>
    /** @type {[number, number]} */ ([federated[key] / scale, single[key] / scale]);
  const table = markdownTable(
    ['federated', 'single bundle'],
    [
      { title: 'Requests until the rows are there', values: both('requests') },
      { title: 'Serial round trips', values: both('roundTrips') },
      {
        title: 'JavaScript, KB on the wire (brotli)',
        values: both('scriptBytes', 1000),
        digits: 1,
      },
      { title: 'Everything, KB on the wire', values: both('allBytes', 1000), digits: 1 },
      { title: 'Main thread, ms of CPU', values: both('mainThreadMs') },
      { title: 'Rows painted, fast network, ms', values: both('fastMs') },
      { title: 'Rows painted, slow profile, ms', values: both('slowMs') },
    ],
  );
  return `${table}

Products list, signed in, empty cache; medians of ${rounds} interleaved loads. Serial round trips: the longest chain of
requests (page, scripts, styles, data) in which each was sent only after the one before had arrived, at a latency of
600 ms over the six connections of HTTP/1.1. Slow profile: 1.6 Mbit/s, 150 ms, CPU slowed down 4 times.`;
}
