import { makeDataDir, removeDataDir, startProduct } from './support/product-process.mjs';

/** One product for all journeys, with the demo data and without the sign-in limit. */
export default async function startSharedProduct() {
  const dataDir = await makeDataDir();
  const product = await startProduct({
    dataDir,
    env: { STOCKROOM_SEED: 'demo', STOCKROOM_AUTH_RATE: 'off' },
  });
  process.env['STOCKROOM_URL'] = product.url;
  return async () => {
    await product.stop();
    await removeDataDir(dataDir);
  };
}
