import type { Role } from '@stockroom/contract';
import type { Page } from '@playwright/test';
import { setRole } from '../support/access';
import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';

/** The pages that lead to an import; its entry in the palette, and one beside it that all roles have. */
const WAYS = {
  '/products': { entry: 'Import Products', beside: 'Products' },
  '/suppliers': { entry: 'Import Suppliers', beside: 'Suppliers' },
  '/inventory/adjust': { entry: 'Import Stock Counts', beside: 'Stock Movements' },
} as const;
const RIGHTS: Partial<Record<Role, (keyof typeof WAYS)[]>> = {
  manager: ['/products', '/suppliers', '/inventory/adjust'],
  warehouse: ['/inventory/adjust'],
  sales: [],
  accountant: [],
};

const importLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Import', exact: true });

async function upload(page: Page, sku: string) {
  await page.goto('/products/import');
  const buffer = Buffer.from(`Артикул;Наименование\n${sku};Лампа`);
  const drop = page.getByRole('group', { name: 'File' });
  await drop.getByLabel('File').setInputFiles({ name: `${sku}.csv`, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('cell', { name: sku })).toBeVisible();
  return new URL(page.url()).pathname;
}

for (const [role, ways] of Object.entries(RIGHTS) as [Role, (keyof typeof WAYS)[]][])
  test(`${role} finds only the imports that the role allows`, async ({
    page,
    openBrowser,
    user,
    browserErrors,
  }) => {
    browserErrors.allow(/403/, /Failed to load/);
    const sku = unique('Secret').replace(' ', '-');
    const draft = await upload(page, sku);
    // Two browsers with one session would end it for each other when they renew it.
    await page.close();
    await setRole(user, role);
    const fresh = await openBrowser(user);
    for (const [path, { entry, beside }] of Object.entries(WAYS)) {
      const isAllowed = ways.some((way) => way === path);
      await fresh.goto(path);
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(fresh.locator('[data-spinner]')).toHaveCount(0);
      await expect(importLink(fresh)).toHaveCount(isAllowed ? 1 : 0);
      await fresh.keyboard.press('Control+k');
      const search = fresh.getByRole('combobox', { name: 'Search or do something' });
      await search.fill(beside.split(' ')[0] ?? '');
      await expect(fresh.getByRole('option', { name: beside })).not.toHaveCount(0);
      await expect(fresh.getByRole('option', { name: entry })).toHaveCount(isAllowed ? 1 : 0);
    }
    await fresh.goto(draft);
    if (role === 'manager') await expect(fresh.getByRole('cell', { name: sku })).toBeVisible();
    else {
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(fresh.getByText(sku)).toHaveCount(0);
    }
  });
