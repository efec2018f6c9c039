// @ts-check
import { countRoundTrips, loadCold, loadWarm } from '../support/page-load.mjs';

/**
 * @typedef {import('./variants.mjs').Variant} Variant
 * @typedef {Record<string, number>} Figures by name
 */

/** The slow profile: 1.6 Mbit/s, 150 ms, a processor of a quarter of the speed. */
const SLOW = { latencyMs: 150, bytesPerSecond: (1.6 * 1000 * 1000) / 8, cpuSlowdown: 4 };
/** Latency far above the time of any script, so that only dependent requests come one after another. */
const FAR = { latencyMs: 600 };

/**
 * Measures the variants in turn, so that whatever else the machine does meets all of them alike.
 * @param {[Variant, Variant]} variants
 * @param {number} rounds
 * @param {(variant: Variant) => Promise<Figures>} measure
 * @returns {Promise<[Figures, Figures]>} medians, in the order of the variants
 */
export async function interleave(variants, rounds, measure) {
  /** @type {[Figures[], Figures[]]} */
  const samples = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    // The first of a round pays for what the one before left behind: take turns in that too.
    const order = [...variants.keys()];
    if (round % 2 === 0) order.reverse();
    for (const index of order) {
      const variant = variants[index];
      if (variant) samples[index]?.push(await measure(variant));
    }
  }
  return [medians(samples[0]), medians(samples[1])];
}

/**
 * What one visit of a page costs, the first of a browser and the second.
 * @param {import('@playwright/test').Browser} browser
 * @param {Variant} variant
 * @param {{ path: string, content: string, isPublic?: boolean }} route
 * @returns {Promise<Figures>}
 */
export async function measureVisit(browser, { origin, signedIn, nobody }, route) {
  const { path, content, isPublic = false } = route;
  const visit = { url: origin + path, storageState: isPublic ? nobody : signedIn, content };
  const fast = await loadCold(browser, visit);
  const far = await loadCold(browser, { ...visit, conditions: FAR });
  const slow = await loadCold(browser, { ...visit, conditions: SLOW });
  const warm = await loadWarm(browser, { ...visit, conditions: FAR });
  const scripts = far.requests.filter(({ type }) => type === 'Script');
  return {
    requests: far.requests.length,
    scriptKb: sumBytes(scripts) / 1000,
    allKb: sumBytes(far.requests) / 1000,
    roundTrips: countRoundTrips(far.requests),
    mainThreadMs: fast.mainThreadMs,
    fastMs: fast.contentMs,
    slowMs: slow.contentMs,
    layoutShift: Math.max(fast.layoutShift, far.layoutShift, slow.layoutShift),
    warmRequests: warm.requests.filter(({ isCached }) => !isCached).length,
    warmRoundTrips: countRoundTrips(warm.requests.filter(({ isCached }) => !isCached)),
  };
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
