// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './programs.mjs';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
const CONFIGURATION = path.resolve(import.meta.dirname, '../../gateway/nginx.conf');
const NOBODY = 65534;
const READY_WITHIN_MS = 10_000;

/** NGINX_PATH, else the system's nginx. @returns {string | null} */
export function findNginx() {
  return findProgram('NGINX_PATH', PLACES);
}

/** @returns {string} @throws when there is none */
function requireNginx() {
  const found = findNginx();
  if (!found)
    throw new Error('No nginx found: install it (Debian: apt install nginx) or set NGINX_PATH');
  return found;
}

/**
 * Runs nginx with gateway/nginx.conf as an unprivileged user on other ports.
 * @param {(configured: number) => number} portFor a port in place of one in the file; 80 is where it answers
 */
export async function startNginx(portFor) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockroom-nginx-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  await writeFile(path.join(folder, 'nginx.conf'), MAIN_CONFIGURATION);
  const text = await readFile(CONFIGURATION, 'utf8');
  // Every port but the public one follows a colon.
  const changed = text
    .replace('listen 80;', `listen 127.0.0.1:${portFor(80)};`)
    .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(portFor(Number(port))));
  await writeFile(path.join(folder, 'stockroom.conf'), changed);
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(requireNginx(), args, { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await Promise.race([listens(portFor(80)), exited.then(() => false)]))) {
    await stop();
    throw new Error(`nginx did not start:\n${output}`);
  }
  /** The address of the answering process for each request so far. */
  const answeredBy = async () =>
    (await readFile(path.join(folder, 'access.log'), 'utf8')).trim().split('\n');
  return { url: `http://127.0.0.1:${portFor(80)}`, stop, answeredBy };
}

/** Debian's /etc/nginx/nginx.conf without the parts that need root. */
const MAIN_CONFIGURATION = `daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 512; }
http {
  log_format upstream '$upstream_addr';
  access_log access.log upstream;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include stockroom.conf;
}
`;

/** @param {number} port @returns {Promise<boolean>} */
async function listens(port) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
