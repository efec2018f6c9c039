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
  '/reports?type=inventory-valuation',
  '/reports?type=stock-movements',
  '/reports?type=supplier-performance',
  '/settings',
  '/settings?tab=system',
  '/settings?tab=categories',
  '/no/such/page',
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const route of PUBLIC_ROUTES) {
  test(`axe finds nothing on ${route} for a visitor`, async ({ page }) => {
    await expectNoViolations(page, route);
  });
}

for (const route of ROUTES) {
  signedInTest(`axe finds nothing on ${route}`, async ({ page }) => {
    await expectNoViolations(page, route);
  });
}

signedInTest('axe finds nothing on /products/edit/{id}', async ({ page, api }) => {
  const { _id } = await api.createProduct();
  await expectNoViolations(page, `/products/edit/${_id}`);
});

signedInTest('axe finds nothing on /suppliers/edit/{id}', async ({ page, api }) => {
  const { _id } = await api.createSupplier();
  await expectNoViolations(page, `/suppliers/edit/${_id}`);
});

for (const form of ['receive', 'adjust'])
  signedInTest(`axe finds nothing on /inventory/${form} with a product`, async ({ page, api }) => {
    const { _id: productId, supplierId } = await api.createProduct();
    await api.createOrder({ supplierId, items: [{ productId, quantity: 2, unitPrice: 10 }] });
    await expectNoViolations(page, `/inventory/${form}?productId=${productId}`);
  });

signedInTest('axe finds nothing in the open notifications', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((stored) => localStorage.setItem('ui-theme', stored), theme);
    await page.goto('/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expectNoViolationsHere(page, `the notifications, ${theme}`);
  }
});

signedInTest(
  'axe finds nothing on /orders/edit/{id}, nor in what a refusal says',
  async ({ page, api }) => {
    const { _id: productId } = await api.createProduct();
    const items = [1, 2].map((quantity) => ({ productId, quantity, unitPrice: 10 }));
    const { _id } = await api.createOrder({ items });
    await expectNoViolations(page, `/orders/edit/${_id}`);
    await expect(page.getByText('None available')).toHaveCount(2);
    await page.getByLabel('Customer Name').fill('');
    await page.getByRole('button', { name: 'Update Order' }).click();
    await expect(page.getByText('Customer name is required')).toBeVisible();
    await expectNoViolationsHere(page, 'the rows with warnings and errors');
  },
);

signedInTest('axe finds nothing on /orders/{id}, nor in its menu', async ({ page, api }) => {
  const { _id: productId } = await api.createProduct();
  const items = [{ productId, quantity: 1, unitPrice: 1 }];
  const { _id } = await api.createOrder({ items });
  await expectNoViolations(page, `/orders/${_id}`);
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('short by 1')).toBeVisible();
  await expectNoViolationsHere(page, 'the status menu', '[role=menu]');
});

signedInTest('axe finds nothing in a form full of errors', async ({ page }) => {
  await page.goto('/products/new');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product name is required')).toBeVisible();
  await expectNoViolationsHere(page, '/products/new with errors');
});

/** In both themes, on a desk and in a hand. */
async function expectNoViolations(page: Page, route: string) {
  // Colours that are on their way from one theme to the other are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await expectNoViolationsHere(page, `${route} at ${viewport.width}`);
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    await expectNoViolationsHere(page, `${route} at ${viewport.width} in the other theme`);
  }
}

/** @param part of the page to look at: what lies over it leaves the rest without landmarks on purpose */
async function expectNoViolationsHere(page: Page, where: string, part = 'html') {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  // Evaluated rather than added as a script, which the page's security policy rightly refuses.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (selector): Promise<AxeResults> =>
      Reflect.get(globalThis, 'axe').run(selector === 'html' ? document : selector),
    part,
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
  );
  expect(found, `axe violations on ${where}`).toEqual([]);
}
