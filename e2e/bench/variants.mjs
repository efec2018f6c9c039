// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, signUp, storageOf } from '../support/account.mjs';
import { querySql } from '../support/database.mjs';
import { makeDataDir, removeDataDir, startProduct } from '../support/product-process.mjs';
import { fillShop } from './shop.mjs';
import { PLAIN_PAGE, SINGLE_BUNDLE } from './shells.webpack.mjs';

/**
 * @typedef {object} Variant
 * @property {string} origin
 * @property {import('../support/account.mjs').User} user
 * @property {import('../support/page-load.mjs').Visit['storageState']} signedIn
 * @property {import('../support/page-load.mjs').Visit['storageState']} nobody
 * @property {string} longOrder id of an order of 100 rows
 */

/**
 * Starts products with the same data: one with the shell and remotes as deployed, one with the single bundle in place of
 * the shell, and one with the plain page.
 */
export async function openVariants() {
  /** @type {Awaited<ReturnType<typeof openProduct>>[]} */
  const products = [];
  for (const shell of [null, SINGLE_BUNDLE, PLAIN_PAGE]) {
    const product = await openProduct();
    if (shell) await serveShell(product.dataDir, shell);
    products.push(product);
  }
  const [federated, single, plain] = await Promise.all(products.map(({ url }) => toVariant(url)));
  if (!federated || !single || !plain) throw new Error('A product is missing');
  return {
    federated,
    single,
    plain,
    close: async () => {
      for (const product of products) {
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
 * Puts a built folder in place of the shell without the checks of a publication, which rightly refuse a shell with the
 * pages of remotes. The remotes stay registered, because the menu comes from them.
 * @param {string} dataDir
 * @param {string} folder
 */
async function serveShell(dataDir, folder) {
  const text = readFileSync(join(folder, 'shell-build.json'), 'utf8');
  const { version, checksums } = JSON.parse(text);
  for (const [file, hash] of Object.entries(checksums)) {
    const bytes = readFileSync(join(folder, file));
    await querySql(dataDir, 'insert into release_files values ($1, $2) on conflict do nothing', [
      hash,
      bytes,
    ]);
  }
  await querySql(
    dataDir,
    `insert into releases (name, version, build, publisher, note, published_at)
     values ('shell', $1, $2, 'benchmark', '', now())`,
    [version, text],
  );
  await querySql(dataDir, `update release_states set live = $1 where name = 'shell'`, [version]);
  await querySql(
    dataDir,
    `insert into release_history (name, version, action, actor, note, at)
     values ('shell', $1, 'published', 'benchmark', '', now())`,
    [version],
  );
  await querySql(dataDir, 'notify stockroom_releases');
}

/** @param {string} origin @returns {Promise<Variant>} */
async function toVariant(origin) {
  const user = await signUp(origin);
  const { longOrder } = await fillShop(origin, user.accessToken);
  const nobody = { cookies: [], origins: [] };
  return { origin, user, signedIn: storageOf(origin, user), nobody, longOrder };
}

/**
 * Visits begin with the same stored tokens. The product takes these for 15 minutes, less than a benchmark lasts.
 * @param {readonly Variant[]} variants
 */
export async function signInAgain(variants) {
  for (const variant of variants)
    variant.signedIn = storageOf(variant.origin, await signIn(variant.origin, variant.user));
}
