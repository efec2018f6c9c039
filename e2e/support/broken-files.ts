import type { Page } from '@playwright/test';

export const PRODUCTS_FILES = {
  all: '**/remotes/mf-products/**',
  /** Holds the routes. */
  entry: '**/remotes/mf-products/*/remoteEntry.*',
  list: '**/remotes/mf-products/*/js/products-page.*',
} as const;

/** Answers with something else instead of the file. */
export async function answerInstead(
  page: Page,
  files: string,
  answer: { status?: number; body?: string },
): Promise<void> {
  await page.route(files, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', ...answer }),
  );
}

/** Answers with the changed file. */
export async function changeFile(
  page: Page,
  files: string,
  change: (text: string) => string,
): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = change(text);
    if (body === text)
      throw new Error(`${route.request().url()} has another text than this journey expects`);
    // The next page must load it again.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body });
  });
}

/** Never answers. */
export async function hang(page: Page, files: string): Promise<void> {
  await page.route(files, () => {});
}
