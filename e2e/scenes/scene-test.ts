import { storageOf } from '../support/account.mjs';
import { signedInTest, test } from '../support/fixtures';
import {
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from '../support/product-process.mjs';
import type { Scene } from './scene';

/** Somebody who is signed in to a shop with nothing in it. All of a worker's look at one such shop, and change nothing. */
const newcomerTest = test.extend<object, { emptyShop: Product }>({
  emptyShop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
    async ({}, provide) => {
      const dataDir = await makeDataDir();
      const env = { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: 'off' };
      const product = await startProduct({ dataDir, env });
      await provide(product);
      await product.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ emptyShop }, provide) => provide(emptyShop.url),
  storageState: async ({ user, origin }, provide) => provide(storageOf(origin, user)),
});

/** The test that has the right person in front of the screen. */
export function testFor({ who }: Scene) {
  if (who === 'visitor') return test;
  return who === 'newcomer' ? newcomerTest : signedInTest;
}
