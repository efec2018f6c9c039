import type { Page } from '@playwright/test';

/** Lets a page make each of its first calls by itself, so that a journey can tell them apart. */
export async function askOneByOne(page: Page): Promise<void> {
  await page.route('**/early-answers?*', (route) => route.fulfill({ json: [] }));
}
