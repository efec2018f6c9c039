import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { StoreUnavailableError } from '@stockroom/api';
import { DEFAULT_SITE } from '@stockroom/contract';
import { recall, register } from './releases/change-releases';
import { fakeRemote, fakeShell } from './testing/fake-builds';
import { openGateway, registryIn } from './testing/test-gateway';
import { setUpTestReleases, TESTER } from './testing/test-releases';

const VERSION = 'bbbbbbbbbbbb';

const makeReleases = setUpTestReleases();

async function startGateway({ devRemotes = false } = {}) {
  const { db, publish, openProcess } = await makeReleases();
  await publish(
    fakeShell(),
    fakeRemote('mf-products', VERSION),
    fakeRemote('mf-orders', 'cccccccccccc'),
  );
  const late = { name: 'mf-late', title: 'Late', basePaths: ['/late'], menu: [], pages: [] };
  await register(db, late, TESTER);
  const releases = await openProcess();
  const get = openGateway(releases, {
    site: { ...DEFAULT_SITE, brand: '</script>&co' },
    devRemotes,
    api: (request, { clientAddress }) =>
      Response.json({ path: new URL(request.url).pathname, clientAddress }),
  });
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

  test('holds the pages of all remotes', async () => {
    const { remotes } = registryIn(await pageAt('/orders'));
    const pages = remotes.map(({ name, build }) => [name, build?.pages?.length]);
    expect(pages).toEqual([
      ['mf-late', undefined],
      ['mf-orders', 2],
      ['mf-products', 2],
    ]);
  });

  test('tells what each page needs, of every remote that needs something', async () => {
    const { get: getChanged, publish } = await startGateway();
    const page = { files: ['js/list.js'], hostModules: [] };
    const pages = [
      { ...page, path: '/orders' },
      { ...page, path: '/orders/new', permission: ['sales:write', 'purchases:write'] },
    ];
    await publish(fakeRemote('mf-orders', 'dddddddddddd', { pages }));
    for (const path of ['/', '/orders']) {
      const { remotes } = registryIn(await (await getChanged(path)).text());
      expect(remotes.map(({ name, build }) => [name, build?.access])).toEqual([
        ['mf-late', undefined],
        [
          'mf-orders',
          [
            { path: '/orders' },
            { path: '/orders/new', permission: ['sales:write', 'purchases:write'] },
          ],
        ],
        // Built before pages could name a permission.
        ['mf-products', undefined],
      ]);
    }
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
    // The reader of barcodes is WebAssembly.
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
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
  const getUnpublished = openGateway(await openProcess());
  for (const path of ['/', '/registry.json']) expect((await getUnpublished(path)).status).toBe(503);
});

test('answers 503 for a file that only the database has while it is away', async () => {
  const { openProcess } = await makeReleases();
  const releases = await openProcess();
  const remoteFile = jest.spyOn(releases, 'remoteFile');
  remoteFile.mockRejectedValueOnce(new StoreUnavailableError('The connection is lost'));
  const away = await openGateway(releases)(`/remotes/mf-products/${VERSION}/a.js`);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect(away.headers.get('cache-control')).toBe('no-store');
});

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
