// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START = path.resolve(import.meta.dirname, '../../gateway/bin/start.mjs');
const READY_WITHIN_MS = 120_000;

/**
 * The real product: the command of `npm start`, on a free port and a data folder of its own.
 * @typedef {object} Product
 * @property {string} url
 * @property {string} dataDir
 * @property {() => Promise<void>} stop as Ctrl+C does
 * @property {() => Promise<void>} kill no chance to say goodbye
 */

/** An empty data folder which the user that PostgreSQL runs as can reach, even when this is root. */
export async function makeDataDir() {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockroom-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

/** @param {string} dataDir */
export async function removeDataDir(dataDir) {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Starts the product and resolves when it answers.
 * @param {{ dataDir: string, env?: Record<string, string>, port?: number }} options
 * @returns {Promise<Product>}
 */
export async function startProduct({ dataDir, env = {}, port }) {
  const chosenPort = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${chosenPort}`;
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(chosenPort),
      DATABASE_URL: '',
      STOCKROOM_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a kill reaches what the command has started.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exited = once(child, 'exit');

  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (child.exitCode === null && child.signalCode === null && child.pid)
      process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    await exited;
  };
  const isReady = await Promise.race([answers(url), exited.then(() => false)]);
  if (!isReady) {
    await end('SIGKILL');
    throw new Error(`The product did not start:\n${output}`);
  }
  return { url, dataDir, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** @param {string} url @returns {Promise<boolean>} true once it is ready, false after the time limit */
async function answers(url) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const health = await fetch(`${url}/api/health`).catch(() => null);
    if (health?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
