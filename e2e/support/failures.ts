import type { Page } from '@playwright/test';
import { askOneByOne } from './early-answers';

/** The server fails at every call of `url`, or only at those of one method. */
export async function failCalls(page: Page, url: string, method?: string): Promise<void> {
  await askOneByOne(page);
  await page.route(url, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'broken' } })
      : route.fallback(),
  );
}
