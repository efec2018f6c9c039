import type { Page } from '@playwright/test';
import { stopEvents } from './page-load.mjs';

/** Makes a page send its first calls one by one, so that a journey can tell them apart. */
export async function askOneByOne(page: Page): Promise<void> {
  await page.route('**/early-data?*', (route) => route.fulfill({ json: [] }));
}

/** What other journeys change meanwhile makes a page ask again. The cache of the browser stays, unlike with a route. */
export async function keepEventsAway(page: Page): Promise<void> {
  await stopEvents(await page.context().newCDPSession(page));
}

/** Answers calls of `url` with 500, or only those of one method. */
export async function failCalls(page: Page, url: string, method?: string): Promise<void> {
  await askOneByOne(page);
  await page.route(url, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'broken' } })
      : route.fallback(),
  );
}

/** Holds back the requests to `url` until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await askOneByOne(page);
  await page.route(url, async (route) => {
    await opened;
    await route.fallback();
  });
  return open;
}

/** Resolves when the page has loaded all that it loads on first use. The palette comes last. */
export function loadedOnFirstUse(page: Page): Promise<unknown> {
  return page.waitForEvent('requestfinished', (file) => file.url().includes('/palette.'));
}
