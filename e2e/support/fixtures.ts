import { test as base, type BrowserContext } from '@playwright/test';
import { ApiClient, type User } from './api-client';
import { Complaints } from './complaints';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What the browser complained about; checked after every journey. */
  complaints: Complaints;
  account: { api: ApiClient; user: User };
  /** Makes data as this journey's own user. */
  api: ApiClient;
  user: User;
}

/** A visitor. `user` is registered but not signed in. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, provide) => {
      const complaints = new Complaints();
      complaints.watch(context);
      await provide(complaints);
      base.expect(complaints.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ baseURL }, provide) => provide(await ApiClient.signUp(baseURL ?? '')),
  api: async ({ account }, provide) => provide(account.api),
  user: async ({ account }, provide) => provide(account.user),
});

/** Somebody who is signed in already, as a user of this journey alone. */
export const signedInTest = test.extend({
  storageState: async ({ user, baseURL }, provide) => provide(storageOf(baseURL ?? '', user)),
});

/** The browser storage of a signed-in user, with further entries if need be. */
export function storageOf(
  origin: string,
  tokens: { accessToken: string; refreshToken: string },
  more: Record<string, string> = {},
): Awaited<ReturnType<BrowserContext['storageState']>> {
  const entries = {
    'stockroom-access-token': tokens.accessToken,
    'stockroom-refresh-token': tokens.refreshToken,
    ...more,
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
