import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { StoreUnavailableError } from '@stockroom/api';
import { DEFAULT_SITE, type Registry } from '@stockroom/contract';
import { createGateway } from './app';
import { Metrics } from './process/metrics';
import { recall, register } from './releases/change-releases';
import { fakeRemote, fakeShell } from './testing/fake-builds';
import { setUpTestReleases, TESTER } from './testing/test-releases';

const VERSION = 'bbbbbbbbbbbb';

const makeReleases = setUpTestReleases();

async function startGateway({
  devRemotes = false,
  metrics = undefined as Metrics | undefined,
} = {}) {
  const { db, publish, openProcess } = await makeReleases();
  await publish(
    fakeShell(),
    fakeRemote('mf-products', VERSION),
    fakeRemote('mf-orders', 'cccccccccccc'),
  );
  const late = { name: 'mf-late', title: 'Late', basePaths: ['/late'], menu: [], pages: [] };
  await register(db, late, TESTER);
  const releases = await openProcess();
  const app = createGateway({
    releases,
    site: { ...DEFAULT_SITE, brand: '</script>&co' },
    devRemotes,
    metrics,
    api: (request, { clientAddress }) =>
      Response.json({ path: new URL(request.url).pathname, clientAddress }),
  });
  const get = async (path: string, init?: RequestInit) =>
    app.request(path, init, { clientAddress: '10.0.0.7' });
  const publishNow = async (dist: string) => {
    await publish(dist);
    await releases.refresh();
  };
  return { get, db, publish: publishNow };
}

/** A gateway whose releases no test changes. */
let get: Awaited<ReturnType<typeof startGateway>>['get'];
beforeAll(async () => ({ get } = await startGateway()));
const pageAt = async (path: string) => (await get(path)).text();

describe('the page', () => {
  test.each(['/', '/products', '/nobody/knows', '/products/edit/a.b'])(
    'answers %s',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    },
  );

  test('holds the registry as data that cannot end its element', async () => {
    const registry = registryIn(await pageAt('/'));
    expect(registry.site.brand).toBe('</script>&co');
    expect(registry.remotes).toMatchObject([
      { name: 'mf-late', build: null },
      { name: 'mf-orders' },
      { name: 'mf-products', build: { entry: `/remotes/mf-products/${VERSION}/remoteEntry.js` } },
    ]);
  });

  test('holds the pages of the visited remote, and the address of those of all remotes', async () => {
    const registry = registryIn(await pageAt('/orders'));
    const pagesOf = (name: string) =>
      registry.remotes.find((remote) => remote.name === name)?.build?.pages;
    expect(pagesOf('mf-orders')).toHaveLength(2);
    expect(pagesOf('mf-products')).toBeUndefined();
    const answer = await get(registry.pages ?? '');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const all: unknown = await answer.json();
    expect(all).toEqual({ 'mf-orders': pagesOf('mf-orders'), 'mf-products': expect.any(Array) });
  });

  test('names recalled releases in the registry', async () => {
    const { get: getChanged, db, publish } = await startGateway();
    const registry = async () => (await getChanged('/registry.json')).json();
    expect(await registry()).not.toHaveProperty('recalled');
    await publish(fakeRemote('mf-products', 'dddddddddddd'));
    await recall(db, 'mf-products', VERSION, TESTER);
    await publish(fakeRemote('mf-orders', 'eeeeeeeeeeee'));
    expect((await registry()).recalled).toEqual([`mf-products@${VERSION}`]);
  });

  test('still answers the address of the pages after a deployment, but no other', async () => {
    const { get: getChanged, publish } = await startGateway();
    const { pages = '' } = registryIn(await (await getChanged('/')).text());
    const page = { path: '/orders', files: ['js/list.js'], hostModules: [] };
    await publish(fakeRemote('mf-orders', 'dddddddddddd', { pages: [page] }));
    const news = registryIn(await (await getChanged('/')).text());
    expect(news.pages).not.toBe(pages);
    const statusOf = async (path = '') => (await getChanged(path)).status;
    expect(await statusOf(pages)).toBe(200);
    expect(await statusOf(news.pages)).toBe(200);
    expect(await statusOf('/registry/0123456789abcdef.json')).toBe(404);
  });

  test('preloads exactly the files of the route, once there is a session', async () => {
    const html = await pageAt('/products/edit/42');
    const base = `/remotes/mf-products/${VERSION}`;
    expect(preloads(laterLinks(html))).toEqual([
      `${base}/remoteEntry.js`,
      `${base}/js/remote.js`,
      `${base}/js/form.js`,
      '/js/forms.js',
      '/js/formik.js',
    ]);
    expect(preloads(html)).toEqual(preloads(laterLinks(html)));
  });

  test('lists the early data of the page at this address', async () => {
    const { get: getChanged, publish } = await startGateway();
    const page = { path: '/lists/:id', files: [], hostModules: [], data: ['lists/:id?sort=name'] };
    await publish(fakeRemote('mf-lists', 'dddddddddddd', { pages: [page] }));
    const html = await (await getChanged('/lists/42%3C?sort=-name')).text();
    expect(earlyData(html)).toEqual(['/api/lists/42%3C?sort=-name']);
  });

  test('lists the early data of the frame, but not for public pages', async () => {
    const { get: getChanged, publish } = await startGateway();
    await publish(fakeShell('eeeeeeeeeeee', 'start()', { frameData: ['bells?limit=20'] }));
    const askedAt = async (path: string) => earlyData(await (await getChanged(path)).text());
    expect(await askedAt('/products/edit/42?x=1')).toEqual(['/api/bells?limit=20']);
    expect(await askedAt('/nowhere')).toEqual(['/api/bells?limit=20']);
    expect(await askedAt('/login')).toEqual([]);
  });

  test('gets all its first answers from the API in one answer', async () => {
    const ask = (...urls: string[]) =>
      get(`/early-data?${urls.map((url) => `url=${encodeURIComponent(url)}`).join('&')}`);
    const answers = await (await ask('/api/stats?a=1', '/api/activities')).json();
    const clientAddress = '10.0.0.7';
    expect(answers).toEqual([
      { status: 200, body: JSON.stringify({ path: '/api/stats', clientAddress }) },
      { status: 200, body: JSON.stringify({ path: '/api/activities', clientAddress }) },
    ]);
  });

  test.each([
    '/registry.json',
    '/api/../x',
    'http://example.com/api/x',
    'http://',
    'http://user@localhost/api/stats',
    '//user:password@localhost/api/stats',
    '//localhost:99999/api/stats',
    '',
  ])('refuses a request for %p, which is not the API', async (url) => {
    const path = `/early-data?url=%2Fapi%2Fstats&url=${encodeURIComponent(url)}`;
    expect((await get(path)).status).toBe(400);
  });

  test('has a document of its own for sign-in, which fetches the app and the dashboard later', async () => {
    const html = await pageAt('/login');
    expect(html).toContain('src="/js/sign-in.js"');
    expect(laterLinks(html)).toBe(
      '<link rel="prefetch" as="script" href="/js/main.1a2b.js">' +
        '<link rel="prefetch" as="script" href="/js/dashboard.js">',
    );
    expect(html).not.toContain('mf-products');
  });

  test.each([
    ['/', 'signed-in'],
    ['/products/edit/42', 'signed-in'],
    ['/late', 'signed-in'],
    ['/login', 'public'],
    ['/nowhere', 'public'],
  ])('says whether a visitor without a session may see %s: %s', async (path, access) => {
    expect(await pageAt(path)).toContain(`data-access="${access}"`);
  });

  test('allows its own script by hash, styles by a nonce that is new each time, nothing else', async () => {
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

  test('is compressed for a browser that takes brotli, and has no body for HEAD', async () => {
    const compressed = await get('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const html = brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString();
    expect(html).toContain('<!doctype html>');
    const head = await get('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('refuses other methods', async () => {
    const answer = await get('/', { method: 'POST' });
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
});

describe('the registry', () => {
  test('is the same for an open page as in the page itself', async () => {
    const answer = await get('/registry.json');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const registry = registryIn(await pageAt('/'));
    expect(await answer.json()).toEqual(registry);
    expect(registry).toMatchObject({ shell: 'aaaaaaaaaaaa' });
  });

  test('comes again only after a deployment', async () => {
    const { get: getChanged, publish } = await startGateway();
    const etag = (await getChanged('/registry.json')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`]) {
      const again = await getChanged('/registry.json', { headers: { 'If-None-Match': known } });
      expect(again.status).toBe(304);
    }
    await publish(fakeRemote('mf-orders', 'dddddddddddd'));
    const news = await getChanged('/registry.json', { headers: { 'If-None-Match': etag } });
    expect(news.status).toBe(200);
    expect(news.headers.get('etag')).not.toBe(etag);
  });

  test('allows remotes of a developer only when the operator does, as the policy of the page', async () => {
    const { get: getOpen } = await startGateway({ devRemotes: true });
    expect(await (await getOpen('/registry.json')).json()).toMatchObject({ devRemotes: true });
    expect(await (await get('/registry.json')).json()).not.toHaveProperty('devRemotes');
    const open = (await getOpen('/')).headers.get('content-security-policy');
    expect(open).toMatch(/script-src [^;]* http:\/\/localhost:\* http:\/\/127.0.0.1:\*;/);
    expect(open).toMatch(/connect-src [^;]* ws:\/\/localhost:\*/);
    const closed = (await get('/')).headers.get('content-security-policy');
    expect(closed).not.toContain('localhost');
  });
});

test('passes requests to the API, with the address of the connection', async () => {
  const headers = { 'X-Forwarded-For': '1.2.3.4' };
  const answer = await get('/api/products/1', { headers });
  expect(await answer.json()).toEqual({ path: '/api/products/1', clientAddress: '10.0.0.7' });
});

test('answers 503 without a published shell', async () => {
  const { openProcess } = await makeReleases();
  const app = createGateway({
    releases: await openProcess(),
    site: DEFAULT_SITE,
    devRemotes: false,
    api: () => new Response(),
  });
  for (const path of ['/', '/registry.json'])
    expect((await app.request(path, {}, { clientAddress: undefined })).status).toBe(503);
});

test('answers 503 for a file that only the database has while it is away', async () => {
  const { openProcess } = await makeReleases();
  const releases = await openProcess();
  const remoteFile = jest.spyOn(releases, 'remoteFile');
  const app = createGateway({
    releases,
    site: DEFAULT_SITE,
    devRemotes: false,
    api: () => new Response(),
  });
  const getFile = async () =>
    app.request(`/remotes/mf-products/${VERSION}/a.js`, {}, { clientAddress: undefined });
  remoteFile.mockRejectedValueOnce(new StoreUnavailableError('The connection is lost'));
  const away = await getFile();
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect(away.headers.get('cache-control')).toBe('no-store');
});

function registryIn(html: string): Registry {
  return JSON.parse(/id="stockroom-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '');
}

function earlyData(html: string): unknown {
  return JSON.parse(/id="stockroom-early-data">(.*?)<\/script>/.exec(html)?.[1] ?? '');
}

function laterLinks(html: string): string {
  return /<template[^>]*>(.*?)<\/template>/.exec(html)?.[1] ?? '';
}

function preloads(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)">/g)].map(
    ([, url]) => url ?? '',
  );
}

describe('/metrics', () => {
  test('is no path without a token of the operator', async () => {
    expect((await get('/metrics')).status).toBe(404);
  });

  test('shows counts to Prometheus, and to nobody else', async () => {
    const metrics = new Metrics('the-token-of-prometheus');
    metrics.countReports([{ release: 'mf-orders@cccccccccccc', kind: 'crash', count: 3 }]);
    const { get: getMeasured } = await startGateway({ metrics });
    await getMeasured('/orders');
    const withToken = (token: string) =>
      getMeasured('/metrics', { headers: { Authorization: `Bearer ${token}` } });
    expect((await getMeasured('/metrics')).status).toBe(401);
    expect((await withToken('another-token-than-that')).status).toBe(401);
    const answer = await withToken('the-token-of-prometheus');
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(
      'stockroom_release_health_total{release="mf-orders@cccccccccccc",kind="crash"} 3',
    );
    expect(text).toContain(
      'stockroom_http_request_duration_seconds_count{path="page",status="200"} 1',
    );
    expect(text).toContain('process_resident_memory_bytes');
  });
});
