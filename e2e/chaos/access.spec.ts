import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CHECKOUT } from '../../tools/steps/checkout.mjs';
import { signUp } from '../support/account.mjs';
import { makeDataDir, removeDataDir, startProduct } from '../support/product-process.mjs';

const SECRET = 'the-secret-of-this-test-0123456789-abcdef';
const PASSWORD = 'correct horse';

let dataDir: string;
let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  dataDir = await makeDataDir();
  const env = { STOCKROOM_SEED: 'demo', STOCKROOM_AUTH_RATE: 'off', STOCKROOM_JWT_SECRET: SECRET };
  product = await startProduct({ dataDir, env });
});
test.afterAll(async () => {
  await product.stop();
  await removeDataDir(dataDir);
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends the path as it is: `fetch` would normalize it. */
async function send(rawPath: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const { hostname, port } = new URL(product.url);
  const sent = request({ hostname, port, path: rawPath, method, headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const chunk of answer.setEncoding('latin1')) text += chunk;
  return { status: Number(answer.statusCode), headers: answer.headers, text };
}

const login = (email: string, password: string) =>
  send('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

test('no path leads out of what is served', async () => {
  const tries = [
    '/../package.json',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/js/../../../package.json',
    '/remotes/../../site.json',
    '/remotes/mf-products/../../../secrets',
    '/remotes/mf-products/%2e%2e%2f%2e%2e%2fregistry.json',
    '/remotes/..%5c..%5cregistry.json/x/y',
    '/api/images/..%2f..%2f..%2fetc%2fpasswd',
    '/api/../../etc/passwd',
    '//etc/passwd',
    '/js/main.js%00.html',
    '/.env',
    '/.git/config',
    '/postgres/data/PG_VERSION',
  ];
  for (const raw of tries) {
    const { status, text } = await send(raw);
    expect([raw, status]).not.toEqual([raw, 500]);
    expect(text, raw).not.toMatch(/root:|"private": true|\[core\]|^18$|"versions"/);
  }
});

test('the server serves an image that is also a page only as an image', async () => {
  const { accessToken } = await signUp(product.url);
  const script = '<script>alert(document.domain)</script>';
  const stored = await send('/api/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'image/gif' },
    body: `GIF89a/*${script}*/=1;`,
  });
  expect(stored.status).toBe(201);
  const { headers } = await send(JSON.parse(stored.text).imageUrl);
  expect(headers['content-type']).toBe('image/gif');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test('a refused sign-in takes equally long for known and unknown accounts', async () => {
  const { email } = await signUp(product.url);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 40; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const started = performance.now();
      const address = kind === 'known' ? email : `nobody-${round}@example.com`;
      expect((await login(address, 'wrong')).status).toBe(422);
      times[kind].push(performance.now() - started);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(`known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
  expect(Math.abs(known - unknown)).toBeLessThan(0.25 * Math.max(known, unknown));
});

test('refuses requests that are too large, too deep or too slow, and others do not notice', async () => {
  const { accessToken } = await signUp(product.url);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const post = (body: string) => send('/api/categories', { method: 'POST', headers, body });
  expect((await post(`{"name":"${'x'.repeat(2_000_000)}"}`)).status).toBe(413);
  expect((await post('['.repeat(60_000) + ']'.repeat(60_000))).status).toBe(422);
  const long = encodeURIComponent('%_\\'.repeat(60));
  expect((await send(`/api/products?search=${long}`, { headers })).status).toBe(200);

  const { hostname, port } = new URL(product.url);
  const sockets = Array.from({ length: 300 }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const closed = sockets.map((socket) =>
    once(
      socket.on('error', () => {}),
      'close',
    ),
  );
  for (const socket of sockets) socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const started = Date.now();
  expect((await send('/api/health')).status).toBe(200);
  expect(Date.now() - started).toBeLessThan(2000);
  await Promise.all(closed);
  console.log(`300 that never end their request were cut off after ${Date.now() - started} ms`);
  expect(Date.now() - started).toBeLessThan(40_000);
});

test('no secret is in a log, a page or a built file', async () => {
  const { email, accessToken, refreshToken } = await signUp(product.url);
  await login(email, `${PASSWORD} mistyped`);
  await send(`/api/products?search=${PASSWORD.replace(' ', '%20')}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const page = await send('/');
  const log =
    product.output() + (await readFile(path.join(dataDir, 'postgres/postgres.log'), 'utf8'));
  const built = await textOfBuilds();
  expect(log).toContain('/api/auth/login');
  for (const secret of [SECRET, PASSWORD, accessToken, refreshToken, '$argon2', email])
    for (const [place, text] of Object.entries({ log, page: page.text, built }))
      expect(text.includes(secret), `${secret.slice(0, 12)} in the ${place}`).toBe(false);
});

async function textOfBuilds(): Promise<string> {
  const folders = await readdir(CHECKOUT);
  const texts: string[] = [];
  for (const folder of ['shell', ...folders.filter((name) => name.startsWith('mf-'))]) {
    const dist = path.join(CHECKOUT, folder, 'dist');
    for (const file of await readdir(dist, { recursive: true }))
      if (/\.(js|json|html|css)$/.test(file))
        texts.push(await readFile(path.join(dist, file), 'utf8'));
  }
  return texts.join('\n');
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
