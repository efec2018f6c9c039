import type { BrowserContext } from '@playwright/test';

/** The refreshes that any tab asks for, as they come. */
export function countRefreshes(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) asked.push(request.url());
  });
  return asked;
}
