import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, signedInTest, test } from '../support/fixtures';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PUBLIC_ROUTES = ['/login', '/register', '/no/such/page'];
const ROUTES = [
  '/',
  '/products',
  '/products/new',
  '/inventory',
  '/inventory/receive',
  '/inventory/adjust',
  '/suppliers',
  '/suppliers/new',
  '/orders',
  '/orders/new',
  '/reports',
  '/settings',
  '/no/such/page',
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const theme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    const where = `in the ${theme} theme at ${viewport.width}x${viewport.height}`;

    test(`axe finds nothing on public pages ${where}`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('ui-theme', stored), theme);
      await page.setViewportSize(viewport);
      for (const route of PUBLIC_ROUTES) await expectNoViolations(page, route);
    });

    signedInTest(`axe finds nothing on signed-in pages ${where}`, async ({ page, api }) => {
      const product = await api.createProduct();
      await page.addInitScript((stored) => localStorage.setItem('ui-theme', stored), theme);
      await page.setViewportSize(viewport);
      for (const route of [...ROUTES, `/products/edit/${product._id}`])
        await expectNoViolations(page, route);
    });
  }
}

async function expectNoViolations(page: Page, route: string) {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Evaluated rather than added as a script, which the page's security policy rightly refuses.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((): Promise<AxeResults> =>
    Reflect.get(globalThis, 'axe').run(document),
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, `axe violations on ${route}`).toEqual([]);
}
