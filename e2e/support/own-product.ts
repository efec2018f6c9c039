import { storageOf } from './account.mjs';
import { copyEmptyShop } from './empty-shop.mjs';
import { signedInTest, test } from './fixtures';
import { removeDataDir, startProduct, type Product } from './product-process.mjs';

interface Fixtures {
  /** More environment for its product. */
  env: Record<string, string>;
  /** Starts the product of this journey, on the port that it had before if one is named. */
  launch: (port?: number) => Promise<Product>;
  product: Product;
}

/** A signed-in user in an empty shop of this journey alone, which may stop its product. */
export const emptyShopTest = test.extend<Fixtures>({
  env: [{}, { option: true }],
  launch: async ({ env: more }, provide) => {
    const dataDir = await copyEmptyShop();
    const launched: Product[] = [];
    await provide(async (port) => {
      const env = { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: '10', ...more };
      const product = await startProduct({ dataDir, env, port });
      launched.push(product);
      return product;
    });
    await Promise.all(launched.map((product) => product.stop()));
    await removeDataDir(dataDir);
  },
  product: async ({ launch }, provide) => provide(await launch()),
  baseURL: async ({ product }, provide) => provide(product.url),
  storageState: async ({ user, origin }, provide) => provide(storageOf(origin, user)),
});

interface WorkerFixtures {
  /** More environment for its product. */
  shopEnv: Record<string, string>;
  /** The address of its product. */
  shop: string;
}

/** A signed-in user in a shop that starts empty and that all journeys of a worker share. */
export const workerShopTest = signedInTest.extend<object, WorkerFixtures>({
  shopEnv: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ shopEnv }, provide) => {
      const dataDir = await copyEmptyShop();
      const env = { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: 'off', ...shopEnv };
      const product = await startProduct({ dataDir, env });
      await provide(product.url);
      await product.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop),
});
