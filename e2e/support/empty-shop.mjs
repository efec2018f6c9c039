// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeDataDir, startProduct } from './product-process.mjs';

/** Tells the workers the folder of this run. */
const VARIABLE = 'STOCKROOM_EMPTY_SHOP';

/**
 * Makes the data folder of an empty shop once for a run, because a first start takes several times as long as others.
 * @returns {Promise<string>}
 */
export async function makeEmptyShop() {
  const dataDir = await makeDataDir();
  const product = await startProduct({ dataDir, env: { STOCKROOM_SEED: 'none' } });
  await product.stop();
  process.env[VARIABLE] = dataDir;
  return dataDir;
}

/** Copies that data folder. @returns {Promise<string>} */
export async function copyEmptyShop() {
  const dataDir = await makeDataDir();
  // PostgreSQL checks the owner of its files, which Node does not copy.
  await promisify(execFile)('cp', ['-a', `${process.env[VARIABLE]}/.`, dataDir]);
  return dataDir;
}
