import { test as base } from '@playwright/test';
import { storageOf, type User } from './account.mjs';
import { ApiClient } from './api-client';
import { Complaints } from './complaints';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Where the product runs: "http://127.0.0.1:41234". */
  origin: string;
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
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  account: async ({ origin }, provide) => provide(await ApiClient.signUp(origin)),
  api: async ({ account }, provide) => provide(account.api),
  user: async ({ account }, provide) => provide(account.user),
});

/** Somebody who is signed in already, as a user of this journey alone. */
export const signedInTest = test.extend({
  storageState: async ({ user, origin }, provide) => provide(storageOf(origin, user)),
});
