// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const CHECKOUT = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a script with this Node, as npm would.
 * @param {string} script path in the folder
 * @param {string[]} args
 * @param {{ folder?: string, env?: Record<string, string> }} [options]
 */
export async function runScript(script, args, { folder = CHECKOUT, env = {} } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(folder, script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { isOk: code === 0, output, seconds: (performance.now() - started) / 1000 };
}

/**
 * `npm run remotes -- ...` for the products with this data folder.
 * @param {string} dataDir
 * @param {string[]} args
 */
export function runRemotes(dataDir, ...args) {
  return runScript('gateway/bin/remotes.mjs', args, { env: { STOCKROOM_DATA_DIR: dataDir } });
}

/**
 * The same, where it must succeed.
 * @param {string} dataDir
 * @param {string[]} args
 */
export async function changeRemotes(dataDir, ...args) {
  const { isOk, output, seconds } = await runRemotes(dataDir, ...args);
  if (!isOk) throw new Error(`remotes ${args.join(' ')}: ${output}`);
  return seconds;
}
