import { storageOf } from '../support/account.mjs';
import { signedInTest, test } from '../support/fixtures';
import { shopOfWorker } from '../support/own-product';
import type { Complaints } from '../support/complaints';
import type { Scene, Stage } from './scene';

/** Somebody who is signed in to a shop with nothing in it. All of a worker's look at one such shop, and change nothing. */
const newcomerTest = test.extend<object, { shop: string }>({
  shop: shopOfWorker(),
  baseURL: async ({ shop }, provide) => provide(shop),
  storageState: async ({ user, origin }, provide) => provide(storageOf(origin, user)),
});

/** Brings a scene on, without motion. */
export async function openScene(
  { open, complaints: expected = [] }: Scene,
  { complaints, ...stage }: Stage & { complaints: Complaints },
) {
  complaints.allow(...expected);
  await stage.page.emulateMedia({ reducedMotion: 'reduce' });
  await open(stage);
}

/** The test that has the right person in front of the screen. */
export function testFor({ who }: Scene) {
  if (who === 'visitor') return test;
  return who === 'newcomer' ? newcomerTest : signedInTest;
}
