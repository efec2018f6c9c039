// @ts-check
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signUp, storageOf } from '../support/account.mjs';
import { makeDataDir, removeDataDir, startProduct } from '../support/product-process.mjs';
import { fillShop } from './shop.mjs';
import { SINGLE_BUNDLE } from './single-bundle.webpack.mjs';

/**
 * @typedef {object} Variant
 * @property {string} origin
 * @property {import('../support/page-load.mjs').Visit['storageState']} signedIn
 * @property {import('../support/page-load.mjs').Visit['storageState']} nobody
 * @property {string} longOrder id of an order of 100 rows
 */

/**
 * Two products with the same data: one serves the shell and remotes as deployed, in the other the single bundle is
 * deployed in place of the shell.
 * @returns {Promise<{ all: [Variant, Variant], close: () => Promise<void> }>}
 */
export async function openVariants() {
  const federated = await openProduct();
  const single = await openProduct();
  serveSingleBundle(single.dataDir);
  return {
    all: [await toVariant(federated.url), await toVariant(single.url)],
    close: async () => {
      for (const product of [federated, single]) {
        await product.stop();
        await removeDataDir(product.dataDir);
      }
    },
  };
}

async function openProduct() {
  return startProduct({ dataDir: await makeDataDir(), env: { STOCKROOM_SEED: 'demo' } });
}

/**
 * Puts the single bundle in place of the shell, past the checks of a deployment: they rightly refuse a shell that has
 * the pages of the remotes. These stay registered, as the menu is made of them.
 * @param {string} dataDir
 */
function serveSingleBundle(dataDir) {
  const folder = join(dataDir, 'deployments');
  const registry = join(folder, 'registry.json');
  const { version } = JSON.parse(readFileSync(join(SINGLE_BUNDLE, 'shell-build.json'), 'utf8'));
  cpSync(SINGLE_BUNDLE, join(folder, 'shell', version), { recursive: true });
  const deployments = JSON.parse(readFileSync(registry, 'utf8'));
  deployments.shell.live = version;
  writeFileSync(`${registry}.tmp`, JSON.stringify(deployments));
  renameSync(`${registry}.tmp`, registry);
}

/** @param {string} origin @returns {Promise<Variant>} */
async function toVariant(origin) {
  const user = await signUp(origin);
  const { longOrder } = await fillShop(origin, user.accessToken);
  const nobody = { cookies: [], origins: [] };
  return { origin, signedIn: storageOf(origin, user), nobody, longOrder };
}
