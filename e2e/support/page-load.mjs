// @ts-check
/**
 * One load of a page, seen through the browser's own protocol: every request with its times and its size on the
 * wire, when the content was painted, and the processor time of the main thread until then.
 *
 * @typedef {object} LoadedRequest
 * @property {string} url
 * @property {string} type Document, Script, Stylesheet, Font, Image, Fetch...
 * @property {number} start seconds, when the browser sent it, which may wait for a free connection
 * @property {number} end seconds, when the last byte had arrived
 * @property {number} bytes on the wire, headers included
 * @property {boolean} isCached answered by the cache of the browser
 *
 * @typedef {object} PageLoad
 * @property {LoadedRequest[]} requests those that had arrived when the content was there
 * @property {number} contentMs from the start of the navigation to the painted content
 * @property {number} mainThreadMs processor time of the main thread until then
 * @property {number} stylesMs of it, for styles and layout
 * @property {number} nodes elements of the page
 * @property {number} layoutShift of all moves until the network is quiet
 *
 * @typedef {object} Visit
 * @property {string} url
 * @property {NonNullable<import('@playwright/test').BrowserContextOptions['storageState']>} storageState
 * @property {string} content selector of the content that the user wants
 * @property {Conditions} [conditions]
 *
 * @typedef {object} Conditions
 * @property {number} [latencyMs] added to every request
 * @property {number} [bytesPerSecond]
 * @property {number} [cpuSlowdown]
 */

const CONTENT_WITHIN_MS = 60_000;

/** A visit with an empty cache. @param {import('@playwright/test').Browser} browser @param {Visit} visit */
export async function loadCold(browser, visit) {
  return inNewContext(browser, visit, (context) => load(context, visit));
}

/** A second visit by the same browser. @param {import('@playwright/test').Browser} browser @param {Visit} visit */
export async function loadWarm(browser, visit) {
  return inNewContext(browser, visit, async (context) => {
    await load(context, { ...visit, conditions: {} });
    return load(context, visit);
  });
}

/**
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {Pick<Visit, 'storageState'>} visit
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<Result>} run
 */
export async function inNewContext(browser, { storageState }, run) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ storageState, viewport });
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').BrowserContext} context @param {Visit} visit @returns {Promise<PageLoad>} */
async function load(context, { url, content, conditions = {} }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await recordRequests(session);
  await stopEvents(session);
  await slowDown(session, conditions);
  // Thread time, not clock time, leaves out other load on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportContent' });
  await page.addInitScript(watchContent, content);
  const painted = nextReport(session, `${content} on ${url}`);
  await page.goto(url, { waitUntil: 'commit' });
  const contentMs = await painted;
  const ended = requests.filter((request) => request.end > 0);
  const { metrics } = await session.send('Performance.getMetrics');
  const msOf = (/** @type {string} */ name) =>
    (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
  const mainThreadMs = msOf('TaskDuration');
  const stylesMs = msOf('RecalcStyleDuration') + msOf('LayoutDuration');
  // What comes after the content only has to come: it needs no slow line.
  await slowDown(session, {});
  await page.waitForLoadState('networkidle');
  const layoutShift = await page.evaluate(sumLayoutShifts);
  const nodes = await page.locator('*').count();
  await page.close();
  return { requests: ended, contentMs, mainThreadMs, stylesMs, nodes, layoutShift };
}

/**
 * Keeps the stream of events away: it never ends, and what others do moves the page.
 * @param {import('@playwright/test').CDPSession} session
 */
export async function stopEvents(session) {
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/api/events*'] });
}

/** Runs in the page. @returns {Promise<number>} */
function sumLayoutShifts() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // Without a shift the observer never runs.
    setTimeout(() => resolve(0), 100);
  });
}

/** @param {import('@playwright/test').CDPSession} session @param {string} what @returns {Promise<number>} */
function nextReport(session, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${what}`)), CONTENT_WITHIN_MS);
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer);
      resolve(Number(payload));
    });
  });
}

/** Runs in the page: reports the time of the first frame that shows the content. @param {string} selector */
function watchContent(selector) {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message is delivered after the frame of the animation callback has been painted.
      port1.onmessage = () => Reflect.get(globalThis, 'reportContent')(String(performance.now()));
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** @param {import('@playwright/test').CDPSession} session @returns {Promise<LoadedRequest[]>} filled as the page loads */
async function recordRequests(session) {
  /** @type {LoadedRequest[]} */
  const requests = [];
  /** @type {Map<string, LoadedRequest>} */
  const byId = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    // A picture of the style sheet comes with it.
    if (request.url.startsWith('data:')) return;
    const entry = { url: request.url, type, start: timestamp, end: 0, bytes: 0, isCached: false };
    byId.set(requestId, entry);
    requests.push(entry);
  });
  session.on('Network.responseReceived', ({ requestId, response: { timing, fromDiskCache } }) => {
    const entry = byId.get(requestId);
    if (entry && timing) entry.start = timing.requestTime + timing.sendStart / 1000;
    if (entry && fromDiskCache) entry.isCached = true;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = byId.get(requestId);
    if (entry) entry.isCached = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) Object.assign(entry, { end: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return requests;
}

/** @param {import('@playwright/test').CDPSession} session @param {Conditions} conditions */
export async function slowDown(session, { latencyMs = 0, bytesPerSecond = -1, cpuSlowdown = 1 }) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Nothing waits for fonts and images. */
function isAwaited(/** @type {LoadedRequest} */ { type }) {
  return type !== 'Font' && type !== 'Image';
}

/**
 * Counts how often the page waited for the server: the longest chain of requests that each started after the one
 * before had arrived. Measure with a latency far above the time of scripts, or late requests count as dependent.
 * @param {LoadedRequest[]} requests
 */
export function countRoundTrips(requests) {
  const chains = new Map();
  const inOrder = requests.filter(isAwaited).toSorted((a, b) => a.start - b.start);
  for (const request of inOrder) {
    const before = inOrder.filter((other) => other.end <= request.start && chains.has(other));
    chains.set(request, 1 + Math.max(0, ...before.map((other) => chains.get(other))));
  }
  return Math.max(0, ...chains.values());
}
