// @ts-check
/** Measures the product in use: memory, navigation, typing on a slow machine, scrolling. */
import { inNewContext, slowDown, stopEvents } from '../support/page-load.mjs';
import { median } from './compare.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('./variants.mjs').Variant} Variant
 */

const ROWS = 'tbody td';
const DASHBOARD = { path: '/', content: 'main li time' };
/** The areas of the menu. */
const AREAS = [
  { path: '/products', content: ROWS },
  { path: '/inventory', content: ROWS },
  { path: '/suppliers', content: ROWS },
  { path: '/orders', content: ROWS },
  { path: '/reports', content: ROWS },
  { path: '/settings', content: 'main form' },
];
const ROUNDS = 20;
/** The shortest time from pointing at a link to pressing it. */
const HOVER_MS = 200;
const SLOW_PROCESSOR = { cpuSlowdown: 4 };
/** About the pace of a fast typist. */
const KEY_MS = 100;

/** @param {Browser} browser @param {Variant} variant @returns {Promise<import('./compare.mjs').Figures>} */
export async function measureUse(browser, variant) {
  return inNewContext(browser, { storageState: variant.signedIn }, async (context) => {
    const inPage = async (
      /** @type {string} */ path,
      /** @type {(page: Page) => Promise<import('./compare.mjs').Figures>} */ run,
    ) => {
      const page = await context.newPage();
      await stopEvents(await context.newCDPSession(page));
      await page.goto(variant.origin + path, { waitUntil: 'networkidle' });
      const figures = await run(page);
      await page.close();
      return figures;
    };
    return {
      ...(await inPage('/products', measureList)),
      ...(await inPage('/', measureWays)),
      ...(await inPage('/', measureRounds)),
      ...(await inPage('/products', measureSearch)),
      ...(await inPage('/products/new', measureForm)),
      ...(await inPage(`/orders/edit/${variant.longOrder}`, measureOrder)),
    };
  });
}

/** @param {Page} page */
async function measureList(page) {
  const heapMb = await heapOf(page);
  const nodes = await page.locator('*').count();
  await slow(page);
  await page.evaluate(watchEntries, 'longtask');
  await page.mouse.move(720, 450);
  for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 400);
  await page.waitForTimeout(500);
  const scrollMs = await page.evaluate(longestEntry);
  return { heapMb, nodes, scrollMs };
}

/** Measures from the press on a hovered link to the painted rows of a new area. @param {Page} page */
async function measureWays(page) {
  const times = [];
  for (const { path, content } of AREAS) {
    await page.locator(`nav a[href="${path}"]`).hover();
    await page.waitForTimeout(HOVER_MS);
    times.push(await timeWay(page, path, content));
    await goTo(page, DASHBOARD);
  }
  return { wayMs: median(times), longestWayMs: Math.max(...times) };
}

/** @param {Page} page @param {string} path @param {string} content */
async function timeWay(page, path, content) {
  const painted = page.evaluate(timeToContent, content);
  await page.locator(`nav a[href="${path}"]`).click();
  return painted;
}

/** Runs in the page. @param {string} selector @returns {Promise<number>} from the next click to the painted content */
function timeToContent(selector) {
  return new Promise((resolve) => {
    let start = NaN;
    addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** @param {Page} page */
async function measureRounds(page) {
  const visitAll = async () => {
    for (const area of [...AREAS, DASHBOARD]) await goTo(page, area);
  };
  // Loading and caching each area once is not growth.
  await visitAll();
  await visitAll();
  const before = await heapOf(page);
  for (let round = 0; round < ROUNDS; round += 1) await visitAll();
  const after = await heapOf(page);
  return { growthMb: after - before };
}

/** @param {Page} page @param {{ path: string, content: string }} area */
async function goTo(page, { path, content }) {
  await page.locator(`nav a[href="${path}"]`).click();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator(content).first().waitFor();
}

/** @param {Page} page */
async function measureSearch(page) {
  return { searchInpMs: await typeInto(page, page.getByRole('searchbox')) };
}

/** @param {Page} page */
async function measureForm(page) {
  return { formInpMs: await typeInto(page, page.getByLabel('Product Name')) };
}

/** @param {Page} page @param {import('@playwright/test').Locator} field @returns {Promise<number>} INP of the slowest key */
async function typeInto(page, field) {
  await slow(page);
  await field.focus();
  await page.evaluate(watchEntries, 'event');
  await field.pressSequentially('desk lamp 12', { delay: KEY_MS });
  await page.waitForTimeout(1000);
  return page.evaluate(longestEntry);
}

/** @param {Page} page */
async function measureOrder(page) {
  const quantities = page.getByRole('group', { name: /^Item \d+$/ }).getByLabel('Quantity');
  await quantities.last().waitFor();
  const fields = await quantities.elementHandles();
  await slow(page);
  await page.evaluate(watchEntries, 'event');
  for (const index of [0, 49, 99]) {
    await fields[index]?.focus();
    // Scrolling to the field is not typing.
    await page.evaluate(untilIdle);
    await page.keyboard.type('1234', { delay: KEY_MS });
  }
  await page.waitForTimeout(1000);
  return { orderInpMs: await page.evaluate(longestEntry) };
}

/** Runs in the page. @returns {Promise<unknown>} */
function untilIdle() {
  return new Promise((resolve) => requestIdleCallback(resolve));
}

/** @param {Page} page */
async function slow(page) {
  await slowDown(await page.context().newCDPSession(page), SLOW_PROCESSOR);
}

/** Runs in the page: notes how long each interaction took until it was painted, or each long task. @param {string} type */
function watchEntries(type) {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = Reflect.get(entry, 'interactionId') !== 0;
      if (isInteraction) longest = Math.max(longest, entry.duration);
    }
  });
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type, durationThreshold: 16 }));
  Reflect.set(globalThis, 'longestEntry', () => longest);
}

/** Runs in the page. @returns {number} milliseconds */
function longestEntry() {
  return Reflect.get(globalThis, 'longestEntry')();
}

/** @param {Page} page @returns {Promise<number>} MB in use after a garbage collection */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1000 / 1000;
}
