// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isExecutable } from './executable.mjs';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
const CONFIGURATIONS = path.resolve(import.meta.dirname, '../../gateway/nginx');
const NOBODY = 65534;
const READY_WITHIN_MS = 10_000;

/** NGINX_PATH, else the one of the system. @returns {string | null} */
export function findNginx() {
  const asked = process.env['NGINX_PATH'];
  return (asked ? [asked] : PLACES).find(isExecutable) ?? null;
}

/** @returns {string} @throws when there is none */
function requireNginx() {
  const found = findNginx();
  if (!found)
    throw new Error('No nginx found: install it (Debian: apt install nginx) or set NGINX_PATH');
  return found;
}

/**
 * Runs nginx with configurations of gateway/nginx, as an unprivileged user, on other ports than theirs.
 * @param {string[]} files
 * @param {(configured: number) => number} portFor a port in place of one in the files; 80 is where it answers
 */
export async function startNginx(files, portFor) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stockroom-nginx-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(files));
  for (const file of files) {
    const text = await readFile(path.join(CONFIGURATIONS, file), 'utf8');
    // Any port of the files stands after a colon, but for the public one.
    const changed = text
      .replace('listen 80;', `listen 127.0.0.1:${portFor(80)};`)
      .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(portFor(Number(port))));
    await writeFile(path.join(folder, file), changed);
  }
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
  /** Addresses of the processes that have answered so far, one per request. */
  const answeredBy = async () =>
    (await readFile(path.join(folder, 'access.log'), 'utf8')).trim().split('\n');
  return { url: `http://127.0.0.1:${portFor(80)}`, stop, answeredBy };
}

/** What /etc/nginx/nginx.conf is on Debian, without anything that needs root. @param {string[]} files */
function mainConfiguration(files) {
  return `daemon off;
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
${files.map((file) => `  include ${file};`).join('\n')}
}
`;
}

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
