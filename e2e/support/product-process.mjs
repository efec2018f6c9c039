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
 * The real product, as built: on a free port and a data folder of its own.
 * @typedef {object} Product
 * @property {string} url
 * @property {string} dataDir
 * @property {() => Promise<void>} stop as Ctrl+C does
 * @property {() => Promise<void>} kill as a power failure does: this process and its PostgreSQL
 * @property {() => Promise<void>} killGateway with SIGKILL; PostgreSQL goes on
 * @property {() => string} output what it has said so far
 * @property {number} pid
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
 * @param {{ dataDir: string, env?: Record<string, string>, port?: number, program?: 'gateway' | 'api' }} options
 * @returns {Promise<Product>}
 */
export async function startProduct({ dataDir, env = {}, port, program = 'gateway' }) {
  const chosenPort = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${chosenPort}`;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(PROGRAMS, `${program}.mjs`)],
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
  };
}

/**
 * PostgreSQL outlives the process that started it. Each of its processes is in a group of its own, and those that
 * are left alone would still finish what they are at.
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
      // It has ended by itself.
    }
  }
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
