// @ts-check
import { countRoundTrips, loadCold } from '../support/page-load.mjs';

/**
 * @typedef {object} Variant
 * @property {string} url
 * @property {NonNullable<import('@playwright/test').BrowserContextOptions['storageState']>} storageState
 *
 * @typedef {object} Figures
 * @property {number} requests
 * @property {number} scriptBytes
 * @property {number} allBytes
 * @property {number} roundTrips
 * @property {number} mainThreadMs
 * @property {number} fastMs
 * @property {number} slowMs
 */

/** The slow profile: 1.6 Mbit/s, 150 ms, a processor of a quarter of the speed. */
const SLOW = { latencyMs: 150, bytesPerSecond: (1.6 * 1000 * 1000) / 8, cpuSlowdown: 4 };
/** Latency far above the time of any script, so that only dependent requests come one after another. */
const FAR = { latencyMs: 600 };

/**
 * Loads the variants cold, in turn, so that whatever else the machine does meets all of them alike.
 * @param {import('@playwright/test').Browser} browser
 * @param {[Variant, Variant]} variants
 * @param {{ rounds: number, content: string, onRound?: (round: number) => void }} options
 * @returns {Promise<[Figures, Figures]>} medians, in the order of the variants
 */
export async function compare(browser, variants, { rounds, content, onRound }) {
  /** @type {[Figures[], Figures[]]} */
  const samples = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    // The first of a round pays for what the one before left behind: take turns in that too.
    const order = [...variants.keys()];
    if (round % 2 === 0) order.reverse();
    for (const index of order) {
      const variant = variants[index];
      if (variant) samples[index]?.push(await measure(browser, variant, content));
    }
    onRound?.(round);
  }
  return [medians(samples[0]), medians(samples[1])];
}

/** @param {import('@playwright/test').Browser} browser @param {Variant} variant @param {string} content @returns {Promise<Figures>} */
async function measure(browser, { url, storageState }, content) {
  const load = (/** @type {import('../support/page-load.mjs').Conditions} */ conditions) =>
    loadCold(browser, { url, storageState, content, conditions });
  const fast = await load({});
  const far = await load(FAR);
  const slow = await load(SLOW);
  const sum = (/** @type {(type: string) => boolean} */ counts) =>
    far.requests
      .filter(({ type }) => counts(type))
      .reduce((bytes, request) => bytes + request.bytes, 0);
  return {
    requests: far.requests.length,
    scriptBytes: sum((type) => type === 'Script'),
    allBytes: sum(() => true),
    roundTrips: countRoundTrips(far.requests),
    mainThreadMs: fast.mainThreadMs,
    fastMs: fast.contentMs,
    slowMs: slow.contentMs,
  };
}

/** @param {Figures[]} samples @returns {Figures} */
function medians(samples) {
  const median = (/** @type {keyof Figures} */ key) => {
    const sorted = samples.map((sample) => sample[key]).sort((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
  };
  return {
    requests: median('requests'),
    scriptBytes: median('scriptBytes'),
    allBytes: median('allBytes'),
    roundTrips: median('roundTrips'),
    mainThreadMs: median('mainThreadMs'),
    fastMs: median('fastMs'),
    slowMs: median('slowMs'),
  };
}
