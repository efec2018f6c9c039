import type { Page } from '@playwright/test';

/** Resolves when the page has all that it fetches once somebody uses it, of which the palette comes last. */
export function allOfFirstUse(page: Page): Promise<unknown> {
  return page.waitForEvent('requestfinished', (file) => file.url().includes('/palette.'));
}
