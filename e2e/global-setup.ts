import { makeEmptyShop } from './support/empty-shop.mjs';
import { makeDataDir, removeDataDir, startProduct } from './support/product-process.mjs';

/** Starts the product that journeys share, and makes the empty shop that products of their own start from. */
export default async function startSharedProduct() {
  const dataDir = await makeDataDir();
  const [product, emptyShop] = await Promise.all([
    startProduct({ dataDir, env: { STOCKROOM_SEED: 'demo', STOCKROOM_AUTH_RATE: 'off' } }),
    makeEmptyShop(),
  ]);
  process.env['STOCKROOM_URL'] = product.url;
  process.env['STOCKROOM_SHARED_DATA'] = dataDir;
  return async () => {
    await product.stop();
    await Promise.all([dataDir, emptyShop].map(removeDataDir));
  };
}
