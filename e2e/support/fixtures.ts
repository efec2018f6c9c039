import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { storageOf, type User } from './account.mjs';
import { ApiClient } from './api-client';
import { BrowserErrors } from './browser-errors';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Where the product runs: "http://127.0.0.1:41234". */
  origin: string;
  /** Checked after every journey. */
  browserErrors: BrowserErrors;
  /** Opens a page in another browser, signed in with these tokens or as nobody. */
  openBrowser: (tokens?: Pick<User, 'accessToken' | 'refreshToken'>) => Promise<Page>;
  account: { api: ApiClient; user: User };
  /** Makes data as this journey's own user. */
  api: ApiClient;
  user: User;
}

/** A visitor: `user` is registered, but not signed in. */
export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ context }, provide) => {
      const browserErrors = new BrowserErrors();
      browserErrors.watch(context);
      await provide(browserErrors);
      base.expect(browserErrors.unexpected(), 'errors of the browser').toEqual([]);
    },
    { auto: true },
  ],
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  openBrowser: async ({ browser, browserErrors, origin }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (tokens) => {
      const storageState = tokens && storageOf(origin, tokens);
      const context = await browser.newContext({ baseURL: origin, storageState });
      browserErrors.watch(context);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  account: async ({ origin }, provide) => provide(await ApiClient.signUp(origin)),
  api: async ({ account }, provide) => provide(account.api),
  user: async ({ account }, provide) => provide(account.user),
});

/** A user of this journey alone, signed in by a stored session. */
export const signedInTest = test.extend({
  storageState: async ({ user, origin }, provide) => provide(storageOf(origin, user)),
});
