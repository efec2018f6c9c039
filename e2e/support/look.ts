import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Theme = 'light' | 'dark';
export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };
/** A4 without the margins of orders (16 mm), and on its side as wide as a browser takes it for a table of the largest sums. */
export const PAPER = {
  portrait: { width: 673, height: 1001 },
  landscape: { width: 1120, height: 703 },
};
/** A desk of 1440 x 900 at a zoom of 200 %, one of 1280 at 400 %, and a phone at 150 % and at 200 %. */
export const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
  { width: 260, height: 562 },
  { width: 195, height: 422 },
];

/** Shows what is on screen in another size and theme, and waits until nothing moves any more. */
export async function lookAt(page: Page, size: typeof DESK, theme: Theme) {
  // Rows that are being asked for again are paler until they have come.
  await expect(page.locator('[data-stale=true]')).toHaveCount(0);
  await page.setViewportSize(size);
  await page.evaluate((chosen) => {
    // A page before sign-in listens to nobody.
    document.documentElement.classList.toggle('dark', chosen === 'dark');
    // As another tab would tell it.
    localStorage.setItem('ui-theme', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'ui-theme' }));
    return document.fonts.ready;
  }, theme);
  await page.evaluate(nextFrames);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** That the one ends where the other begins, or before: what makes room does so in the next frame. */
export async function expectAbove(upper: Locator, lower: Locator) {
  const gap = async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below && below.y - above.y - above.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
}

/** Keeps in mind where elements stand. @returns what expects that they still do */
export async function watchPlaces(...elements: Locator[]) {
  const boxes = () => Promise.all(elements.map((element) => element.boundingBox()));
  const before = await boxes();
  // Chromium lays a sign out twice whose font it had to look for: less than half a pixel is not a move.
  const places = before.map(
    (box) =>
      box &&
      Object.fromEntries(Object.entries(box).map(([side, n]) => [side, expect.closeTo(n, 0)])),
  );
  return async () => expect(await boxes()).toEqual(places);
}

/** Runs in the page. What follows the size of an element follows it within the first, and is laid out by the second. */
function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Goes on after violations, so that all that a scene has are told at once. @param part of the page to look at */
export async function expectNoViolations(page: Page, where: string, part = 'html') {
  // Evaluated rather than added as a script, which the page's security policy rightly refuses.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (selector): Promise<AxeResults> =>
      Reflect.get(globalThis, 'axe').run(selector === 'html' ? document : selector, {
        resultTypes: ['violations'],
      }),
    part,
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
  );
  expect.soft(found, `axe violations on ${where}`).toEqual([]);
}

/** That a page is read without scrolling sideways, and that what lies over it stands on the screen as a whole. */
export async function expectToFit(page: Page, where: string) {
  expect.soft(await page.evaluate(stickingOut), `what sticks out on ${where}`).toEqual([]);
}

/**
 * Runs in the page. What a box of its own scrolls or cuts off on purpose does not count; but something to press that is
 * cut off does, unless it is for screen readers alone.
 */
function stickingOut(): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const isHeld = (element: Element, box = element.parentElement): boolean => {
    if (box === null || box === document.documentElement) return false;
    const { overflowX } = getComputedStyle(box);
    const isCut = overflowX === 'hidden' || overflowX === 'clip';
    const isLost = isCut && box.clientWidth > 1 && element.matches('a, button, input, select');
    return (overflowX !== 'visible' && !isLost) || isHeld(element, box.parentElement);
  };
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const isOver = element.matches('[role=dialog], [role=alertdialog]');
    const isTooWide = width > 1 && (left < -1 || right > clientWidth + 1);
    return (isTooWide && !isHeld(element)) || (isOver && (top < 0 || bottom > clientHeight));
  });
  return found.map((element) => element.outerHTML.slice(0, 200));
}
