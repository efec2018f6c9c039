import { brotliDecompressSync } from 'node:zlib';
import { fakeRemote, fakeShell } from './testing/fake-builds';
import { openGateway } from './testing/test-gateway';
import { setUpTestReleases } from './testing/test-releases';

const VERSION = 'bbbbbbbbbbbb';
const ENTRY = `/remotes/mf-products/${VERSION}/remoteEntry.js`;

const makeReleases = setUpTestReleases();

let get: ReturnType<typeof openGateway>;
beforeAll(async () => {
  const { publish, openProcess } = await makeReleases();
  await publish(fakeShell(), fakeRemote('mf-products', VERSION));
  get = openGateway(await openProcess());
});

test.each([
  ['/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/inter.woff2', 'font/woff2'],
  [ENTRY, 'text/javascript; charset=utf-8'],
  [`${ENTRY}?retry=1`, 'text/javascript; charset=utf-8'],
])('%s is immutable and has its type', async (path, type) => {
  const file = await get(path);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe(type);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-length')).toBe(String((await file.arrayBuffer()).byteLength));
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['*', 'br'],
  ['gzip', null],
  ['br;q=0', null],
  ['', null],
])('with Accept-Encoding "%s" it is encoded as %s', async (accepted, encoding) => {
  const file = await get(ENTRY, { headers: { 'Accept-Encoding': accepted } });
  expect(file.headers.get('content-encoding')).toBe(encoding);
  expect(file.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await file.arrayBuffer());
  const text = encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
  expect(text.toString()).toBe(`entry("${VERSION}")`);
});

test('answers 304 for a file that the browser has', async () => {
  const etag = (await get(ENTRY)).headers.get('etag') ?? '';
  const again = await get(ENTRY, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each([
  '/js/gone.js',
  '/favicon.ico',
  '/robots.txt',
  '/remotes/mf-products/dddddddddddd/remoteEntry.js',
  '/remotes/mf-unknown/bbbbbbbbbbbb/remoteEntry.js',
  '/remotes/mf-products/',
  '/remotes/x',
  `/remotes/mf-products/${VERSION}/`,
  // None of these may leave the folder of the version.
  `/remotes/mf-products/${VERSION}/../../registry.json`,
  `/remotes/mf-products/${VERSION}/%2e%2e/%2e%2e/registry.json`,
  `/remotes/mf-products/${VERSION}/..%2f..%2fregistry.json`,
  `/remotes/mf-products/..%2f..%2f${VERSION}/registry.json`,
  '/remotes/%2e%2e/%2e%2e/package.json',
  '/js/..%2f..%2fpackage.json',
  '/js/%5c..%5c..%5cpackage.json',
  '/js/%00.js',
  '/js/%zz.js',
])('%s is a 404 and never the page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not found');
});
