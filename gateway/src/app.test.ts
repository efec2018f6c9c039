import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { DEFAULT_SITE } from '@stockroom/contract';
import { createGateway } from './app';
import { LiveDeployments } from './deployments/live';
import { deploy, register } from './deployments/publish';
import { deploymentsFolder } from './deployments/registry-file';
import { fakeRemote, fakeShell, temporaryFolder } from './testing/fake-builds';

const VERSION = 'bbbbbbbbbbbb';

function startGateway({ devRemotes = false } = {}) {
  const dataDir = temporaryFolder();
  const folder = deploymentsFolder(dataDir);
  deploy(folder, fakeShell());
  deploy(folder, fakeRemote('mf-products', VERSION));
  deploy(folder, fakeRemote('mf-orders', 'cccccccccccc'));
  register(folder, { name: 'mf-late', title: 'Late', basePaths: ['/late'], menu: [], pages: [] });
  const app = createGateway({
    deployments: new LiveDeployments(dataDir),
    site: { ...DEFAULT_SITE, brand: '</script>&co' },
    devRemotes,
    api: (request, { clientAddress }) =>
      Response.json({ path: new URL(request.url).pathname, clientAddress }),
  });
  const get = async (path: string, init?: RequestInit) =>
    app.request(path, init, { clientAddress: '10.0.0.7' });
  return { get, folder };
}

describe('the page', () => {
  test.each(['/', '/products', '/nobody/knows', '/products/edit/a.b'])(
    'answers %s',
    async (path) => {
      const page = await startGateway().get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('tells the registry as data that cannot end its element', async () => {
    const html = await (await startGateway().get('/')).text();
    const json = /id="stockroom-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const registry = JSON.parse(json);
    expect(registry.site.brand).toBe('</script>&co');
    expect(registry.remotes).toMatchObject([
      { name: 'mf-products', build: { entry: `/remotes/mf-products/${VERSION}/remoteEntry.js` } },
      { name: 'mf-orders' },
      { name: 'mf-late', build: null },
    ]);
  });

  test('preloads exactly the files of the route, once there is a session', async () => {
    const html = await (await startGateway().get('/products/edit/42')).text();
    const [, inTemplate = ''] = /<template[^>]*>(.*?)<\/template>/.exec(html) ?? [];
    const base = `/remotes/mf-products/${VERSION}`;
    expect(preloads(inTemplate)).toEqual([
      `${base}/remoteEntry.js`,
      `${base}/js/remote.js`,
      `${base}/js/form.js`,
      '/js/forms.js',
      '/js/formik.js',
    ]);
    expect(preloads(html)).toEqual(preloads(inTemplate));
  });

  test('says what the page at this address will ask the API for', async () => {
    const { get, folder } = startGateway();
    const page = { path: '/lists/:id', files: [], hostModules: [], data: ['lists/:id?sort=name'] };
    deploy(folder, fakeRemote('mf-lists', 'dddddddddddd', { pages: [page] }));
    const html = await (await get('/lists/42%3C?sort=-name')).text();
    expect(earlyData(html)).toEqual(['/api/lists/42%3C?sort=-name']);
  });

  test('says what the frame of every page but the public ones will ask for', async () => {
    const { get, folder } = startGateway();
    deploy(folder, fakeShell('eeeeeeeeeeee', 'start()', { signedInData: ['bells?limit=20'] }));
    const askedAt = async (path: string) => earlyData(await (await get(path)).text());
    expect(await askedAt('/products/edit/42?x=1')).toEqual(['/api/bells?limit=20']);
    expect(await askedAt('/nowhere')).toEqual(['/api/bells?limit=20']);
    expect(await askedAt('/login')).toEqual([]);
  });

  test('gets what it asks the API for in one answer', async () => {
    const { get } = startGateway();
    const ask = (...urls: string[]) =>
      get(`/early-answers?${urls.map((url) => `url=${encodeURIComponent(url)}`).join('&')}`);
    const answers = await (await ask('/api/stats?a=1', '/api/activities')).json();
    const clientAddress = '10.0.0.7';
    expect(answers).toEqual([
      { status: 200, body: JSON.stringify({ path: '/api/stats', clientAddress }) },
      { status: 200, body: JSON.stringify({ path: '/api/activities', clientAddress }) },
    ]);
    for (const url of ['/registry.json', '/api/../x', 'http://example.com/api/x', 'http://'])
      expect((await ask('/api/stats', url)).status).toBe(400);
  });

  test('preloads a public page for everybody', async () => {
    const html = await (await startGateway().get('/login')).text();
    expect(preloads(html.replace(/<template.*?<\/template>/, ''))).toEqual([
      '/js/login.js',
      '/js/forms.js',
      '/js/formik.js',
    ]);
  });

  test('allows its own script by hash, styles by a nonce that is new each time, nothing else', async () => {
    const { get } = startGateway();
    const [first, second] = [await get('/'), await get('/')];
    const policy = first.headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(policy).not.toContain('unsafe');
    const nonce = /nonce-([^']+)/.exec(policy)?.[1] ?? 'none';
    expect(await first.text()).toContain(`nonce="${nonce}" content="${nonce}"`);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
  });

  test('carries the security headers', async () => {
    const { headers } = await startGateway().get('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  test('is compressed for a browser that takes brotli, and has no body for HEAD', async () => {
    const { get } = startGateway();
    const compressed = await get('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const html = brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString();
    expect(html).toContain('<!doctype html>');
    const head = await get('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('is not there for other methods', async () => {
    const answer = await startGateway().get('/', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('files', () => {
  const ENTRY = `/remotes/mf-products/${VERSION}/remoteEntry.js`;

  test.each([
    ['/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/assets/inter.woff2', 'font/woff2'],
    [ENTRY, 'text/javascript; charset=utf-8'],
    [`${ENTRY}?retry=1`, 'text/javascript; charset=utf-8'],
  ])('%s is immutable and has its type', async (path, type) => {
    const file = await startGateway().get(path);
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
    const file = await startGateway().get(ENTRY, { headers: { 'Accept-Encoding': accepted } });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await file.arrayBuffer());
    const text = encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
    expect(text.toString()).toBe(`entry("${VERSION}")`);
  });

  test('a file that the browser has is not sent again', async () => {
    const { get } = startGateway();
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
    const answer = await startGateway().get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
  });
});

describe('the registry', () => {
  test('tells an open page what the page itself was told', async () => {
    const { get } = startGateway();
    const answer = await get('/registry.json');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const html = await (await get('/')).text();
    const json = /id="stockroom-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(await answer.json()).toEqual(JSON.parse(json));
    expect(JSON.parse(json)).toMatchObject({ shell: 'aaaaaaaaaaaa' });
  });

  test('is sent again only when something was deployed', async () => {
    const { get, folder } = startGateway();
    const etag = (await get('/registry.json')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`]) {
      const again = await get('/registry.json', { headers: { 'If-None-Match': known } });
      expect(again.status).toBe(304);
    }
    deploy(folder, fakeRemote('mf-orders', 'dddddddddddd'));
    const news = await get('/registry.json', { headers: { 'If-None-Match': etag } });
    expect(news.status).toBe(200);
    expect(news.headers.get('etag')).not.toBe(etag);
  });

  test('says whether remotes of a developer are let in, and so does the policy of the page', async () => {
    const policies = [];
    for (const devRemotes of [true, false]) {
      const { get } = startGateway({ devRemotes });
      const registry = await (await get('/registry.json')).json();
      expect(registry.devRemotes ?? false).toBe(devRemotes);
      policies.push((await get('/')).headers.get('content-security-policy') ?? '');
    }
    const [open = '', closed = ''] = policies;
    expect(open).toMatch(/script-src [^;]* http:\/\/localhost:\* http:\/\/127.0.0.1:\*;/);
    expect(open).toMatch(/connect-src [^;]* ws:\/\/localhost:\*/);
    expect(closed).not.toContain('localhost');
  });
});

test('the API gets its requests, with the address of the connection', async () => {
  const answer = await startGateway().get('/api/products/1', {
    headers: { 'X-Forwarded-For': '1.2.3.4' },
  });
  expect(await answer.json()).toEqual({ path: '/api/products/1', clientAddress: '10.0.0.7' });
});

test('without a deployed shell it says so', async () => {
  const app = createGateway({
    deployments: new LiveDeployments(temporaryFolder()),
    site: DEFAULT_SITE,
    devRemotes: false,
    api: () => new Response(),
  });
  for (const path of ['/', '/registry.json'])
    expect((await app.request(path, {}, { clientAddress: undefined })).status).toBe(503);
});

function earlyData(html: string): unknown {
  const [, json = ''] = /id="stockroom-early-data">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

function preloads(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)">/g)].map(
    ([, url]) => url ?? '',
  );
}
