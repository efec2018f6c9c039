import { expect, type Locator, type Page } from '@playwright/test';

export type Theme = 'light' | 'dark';
export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };
/** A4 within the margins of orders (16 mm); landscape as wide as browsers lay out a table of the largest sums. */
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

/** Changes the size and the theme, and waits until nothing moves. */
export async function showAs(page: Page, size: typeof DESK, theme: Theme) {
  // Rows are paler while they reload.
  await expect(page.locator('[data-stale=true]')).toHaveCount(0);
  await page.setViewportSize(size);
  await page.evaluate((chosen) => {
    // The sign-in page does not follow other tabs.
    document.documentElement.classList.toggle('dark', chosen === 'dark');
    // As another tab changes it.
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

/** Expects the one to end above the other. Polls, because room is made in the next frame. */
export async function expectAbove(upper: Locator, lower: Locator) {
  const gap = async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below && below.y - above.y - above.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
}

/** Expects a page without horizontal scrolling. Polls, because tables measure themselves in the next frame. */
export async function expectNoOverflow(page: Page) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
}

/** Remembers the places of elements. @returns a check that they have not moved */
export async function watchPlaces(...elements: Locator[]) {
  const boxes = () => Promise.all(elements.map((element) => element.boundingBox()));
  const before = await boxes();
  // Chromium lays out text again after a fallback font loads: less than half a pixel is not a move.
  const places = before.map(
    (box) =>
      box &&
      Object.fromEntries(Object.entries(box).map(([side, n]) => [side, expect.closeTo(n, 0)])),
  );
  return async () => expect(await boxes()).toEqual(places);
}

/** Runs in the page. Size observers run in the first frame; their effect is laid out by the second. */
function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
