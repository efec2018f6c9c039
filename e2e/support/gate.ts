import type { Page } from '@playwright/test';
import { askOneByOne } from './early-answers';

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
