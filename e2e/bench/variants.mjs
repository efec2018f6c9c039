// @ts-check
import { runCommand } from '../checks/run-command.mjs';
import { signUp, storageOf } from '../support/account.mjs';
import { makeDataDir, removeDataDir, startProduct } from '../support/product-process.mjs';
import { SINGLE_BUNDLE } from './single-bundle.webpack.mjs';

/**
 * Two products with the same demo data: one serves the shell and remotes as deployed, in the other the single bundle
 * is deployed in place of the shell.
 * @returns {Promise<{ all: [import('./compare.mjs').Variant, import('./compare.mjs').Variant], close: () => Promise<void> }>}
 */
export async function openVariants() {
  const federated = await openProduct();
  const single = await openProduct();
  const deploy = ['gateway/bin/remotes.mjs', 'deploy', SINGLE_BUNDLE];
  const { isOk, output } = await runCommand(process.execPath, deploy, {
    env: { STOCKROOM_DATA_DIR: single.dataDir },
  });
  if (!isOk) throw new Error(`The single bundle could not be deployed:\n${output}`);
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

/** @param {string} origin */
async function toVariant(origin) {
  return { url: `${origin}/products`, storageState: storageOf(origin, await signUp(origin)) };
}
