import { storageOf } from './account.mjs';
import { copyEmptyShop } from './empty-shop.mjs';
import { test } from './fixtures';
import { removeDataDir, startProduct, type Product } from './product-process.mjs';

interface Fixtures {
  /** Starts the product, on the port where it was before if one is named. */
  launch: (port?: number) => Promise<Product>;
}

/** Journeys that stop the product or need it without data: each has one of its own. */
export const ownProductTest = test.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  launch: async ({}, provide) => {
    const dataDir = await copyEmptyShop();
    const launched: Product[] = [];
    await provide(async (port) => {
      const env = { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: '10' };
      const product = await startProduct({ dataDir, env, port });
      launched.push(product);
      return product;
    });
    await Promise.all(launched.map((product) => product.stop()));
    await removeDataDir(dataDir);
  },
});

/** Somebody who is signed in, in an empty shop that nobody else changes. */
export const emptyShopTest = ownProductTest.extend<{ product: Product }>({
  product: async ({ launch }, provide) => provide(await launch()),
  baseURL: async ({ product }, provide) => provide(product.url),
  storageState: async ({ user, origin }, provide) => provide(storageOf(origin, user)),
});

/** The fixture of a shop without data that all journeys of a worker share: its address. */
export function shopOfWorker(env: Record<string, string> = {}) {
  return [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
    async ({}: object, provide: (url: string) => Promise<void>) => {
      const dataDir = await copyEmptyShop();
      const product = await startProduct({
        dataDir,
        env: { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: 'off', ...env },
      });
      await provide(product.url);
      await product.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ] satisfies [unknown, { scope: 'worker'; timeout: number }];
}
