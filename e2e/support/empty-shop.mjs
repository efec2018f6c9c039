// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeDataDir, startProduct } from './product-process.mjs';

/** Where the folder of this run is, for the workers. */
const VARIABLE = 'STOCKROOM_EMPTY_SHOP';

/**
 * The data folder of a shop with nothing in it, made once for a run: a first start, which makes the database, takes
 * several times as long as any other.
 * @returns {Promise<string>}
 */
export async function makeEmptyShop() {
  const dataDir = await makeDataDir();
  const product = await startProduct({ dataDir, env: { STOCKROOM_SEED: 'none' } });
  await product.stop();
  process.env[VARIABLE] = dataDir;
  return dataDir;
}

/** A data folder of one's own with such a shop. @returns {Promise<string>} */
export async function copyEmptyShop() {
  const dataDir = await makeDataDir();
  // PostgreSQL insists on its owner, which Node does not copy.
  await promisify(execFile)('cp', ['-a', `${process.env[VARIABLE]}/.`, dataDir]);
  return dataDir;
}
