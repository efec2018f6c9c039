// @ts-check
import { countRoundTrips, loadCold, loadWarm } from '../support/page-load.mjs';

/**
 * @typedef {import('./variants.mjs').Variant} Variant
 * @typedef {Record<string, number>} Figures by name
 */

/** The slow profile: 1.6 Mbit/s, 150 ms, a processor of a quarter of the speed. */
const SLOW = { latencyMs: 150, bytesPerSecond: (1.6 * 1000 * 1000) / 8, cpuSlowdown: 4 };
/** Latency far above the time of any script, so that only dependent requests wait for each other. */
const FAR = { latencyMs: 600 };

/**
 * Measures the variants in turn, so that other load on the machine affects all alike.
 * @param {readonly Variant[]} variants
 * @param {number} rounds
 * @param {(variant: Variant) => Promise<Figures>} measure
 * @returns {Promise<Figures[]>} medians, in the order of the variants
 */
export async function interleave(variants, rounds, measure) {
  /** @type {Figures[][]} */
  const samples = variants.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    // The first of a round pays for the garbage of the one before, so they take turns.
    const order = [...variants.keys()];
    if (round % 2 === 0) order.reverse();
    for (const index of order) {
      const variant = variants[index];
      if (variant) samples[index]?.push(await measure(variant));
    }
  }
  return samples.map(medians);
}

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {{ path: string, content: string, isPublic?: boolean }} Route
 */

/**
 * Counts what the first and the second visit of a page fetch. These figures do not vary.
 * @param {Browser} browser
 * @param {Variant} variant
 * @param {Route} route
 * @returns {Promise<Figures>}
 */
export async function countVisit(browser, variant, route) {
  const visit = { ...visitOf(variant, route), conditions: FAR };
  const { requests, layoutShift, nodes } = await loadCold(browser, visit);
  const warm = (await loadWarm(browser, visit)).requests.filter(({ isCached }) => !isCached);
  const scripts = requests.filter(({ type }) => type === 'Script');
  return {
    requests: requests.length,
    scriptKb: sumBytes(scripts) / 1000,
    allKb: sumBytes(requests) / 1000,
    roundTrips: countRoundTrips(requests),
    layoutShift,
    nodes,
    warmRequests: warm.length,
    warmRoundTrips: countRoundTrips(warm),
  };
}

/**
 * Measures how long the first visit of a page takes.
 * @param {Browser} browser
 * @param {Variant} variant
 * @param {Route} route
 * @returns {Promise<Figures>}
 */
export async function timeVisit(browser, variant, route) {
  const visit = visitOf(variant, route);
  const fast = await loadCold(browser, visit);
  const slow = await loadCold(browser, { ...visit, conditions: SLOW });
  const slowWarm = await loadWarm(browser, { ...visit, conditions: SLOW });
  const { mainThreadMs, stylesMs, contentMs: fastMs } = fast;
  return {
    mainThreadMs,
    stylesMs,
    fastMs,
    slowMs: slow.contentMs,
    slowWarmMs: slowWarm.contentMs,
  };
}

/** @param {Variant} variant @param {Route} route */
function visitOf({ origin, signedIn, nobody }, { path, content, isPublic = false }) {
  return { url: origin + path, storageState: isPublic ? nobody : signedIn, content };
}

/** @param {import('../support/page-load.mjs').LoadedRequest[]} requests */
function sumBytes(requests) {
  return requests.reduce((bytes, request) => bytes + request.bytes, 0);
}

/** @param {Figures[]} samples @returns {Figures} */
function medians(samples) {
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name] ?? NaN))]),
  );
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}
