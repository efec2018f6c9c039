// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `gateway` is what `npm start` runs once everything is built. */
const PROGRAMS = path.resolve(import.meta.dirname, '../../gateway/dist');
const READY_WITHIN_MS = 120_000;

/**
 * The built product on a free port, with a data folder of its own.
 * @typedef {object} Product
 * @property {string} url
 * @property {string} dataDir
 * @property {() => Promise<void>} stop as Ctrl+C does
 * @property {() => Promise<void>} kill as a power failure does: this process and its PostgreSQL
 * @property {() => Promise<void>} killGateway with SIGKILL; PostgreSQL goes on
 * @property {() => string} output its output so far
 * @property {() => void} closeOutput closes its output, as a closed terminal does: writing to it fails from now on
 * @property {number} pid
 */

/** Makes an empty data folder that the user of PostgreSQL can reach, even when the tests run as root. */
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
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(PROGRAMS, 'gateway.mjs')],
    {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(chosenPort),
        DATABASE_URL: '',
        STOCKROOM_DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exited = once(child, 'exit');
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    await exited;
  };
  const kill = async () => {
    await killPostgres(dataDir);
    await end('SIGKILL');
  };

  const isReady = await Promise.race([answers(url), exited.then(() => false)]);
  if (!isReady) {
    await kill();
    throw new Error(`The product did not start:\n${output}`);
  }
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill,
    killGateway: () => end('SIGKILL'),
    output: () => output,
    closeOutput: () => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    },
  };
}

/**
 * Kills all processes of PostgreSQL. Each is in a group of its own and outlives the product, and the others would
 * finish their work.
 * @param {string} dataDir
 */
export async function killPostgres(dataDir) {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (!pid) return;
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const each of [pid, ...list.trim().split(' ')]) {
    try {
      if (each) process.kill(Number(each), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/** @param {string} url @returns {Promise<boolean>} whether it is ready within the time limit */
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
  const [port = 0] = await findFreePorts(1);
  return port;
}

/** Different ones. @param {number} count */
export async function findFreePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = [];
  for (const server of servers) {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No free port');
    ports.push(address.port);
  }
  for (const server of servers) server.close();
  return ports;
}
