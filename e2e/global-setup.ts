import { makeEmptyShop } from './support/empty-shop.mjs';
import { makeDataDir, removeDataDir, startProduct } from './support/product-process.mjs';

/** One product for all journeys, with the demo data and without the sign-in limit; and what products of their own begin with. */
export default async function startSharedProduct() {
  const dataDir = await makeDataDir();
  const [product, emptyShop] = await Promise.all([
    startProduct({ dataDir, env: { STOCKROOM_SEED: 'demo', STOCKROOM_AUTH_RATE: 'off' } }),
    makeEmptyShop(),
  ]);
  process.env['STOCKROOM_URL'] = product.url;
  return async () => {
    await product.stop();
    await Promise.all([dataDir, emptyShop].map(removeDataDir));
  };
}
