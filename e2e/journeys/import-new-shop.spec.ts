import type { Locator } from '@playwright/test';
import { expect } from '../support/fixtures';
import { inRussian as t } from '../support/languages';
import { rowsOf } from '../support/list';
import { emptyShopTest as test } from '../support/own-product';
import { rubles, stockReport } from '../support/price-list';

const COUNT = 300;

/** A person, whose work counts. */
class Owner {
  clicks = 0;
  keys = 0;

  async click(target: Locator) {
    this.clicks += 1;
    await target.click();
  }

  async type(target: Locator, text: string) {
    this.keys += text.length;
    await target.pressSequentially(text);
  }
}

const withNames = (text: string, first: string) => t(text).replace('{names}', first);

// Nobody has registered yet.
test.use({ storageState: { cookies: [], origins: [] } });

test('a new shop brings its stock from 1C with 15 clicks', async ({ page }) => {
  const owner = new Owner();
  const button = (name: string) => page.getByRole('button', { name });
  const { file, goods } = stockReport(COUNT, '26О,87 ₽');
  const began = Date.now();

  await page.goto('/');
  await owner.click(button('Русский'));
  await owner.click(page.getByRole('link', { name: t("Don't have an account? Sign up") }));
  for (const [title, step] of [
    [t('Create an account'), t('Create Account')],
    [t('Welcome back'), t('Sign In')],
  ] as const) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await owner.click(page.getByLabel(t('Email')));
    await owner.type(page.getByLabel(t('Email')), 'shop@example.com');
    await owner.click(page.getByLabel(t('Password')));
    await owner.type(page.getByLabel(t('Password')), 'лампа и кабель');
    await owner.click(button(step));
  }
  await owner.click(page.getByRole('navigation').getByRole('link', { name: t('Products') }));
  await owner.click(page.getByRole('status').getByRole('link', { name: t('Import') }));
  const choose = async () => {
    const chosen = page.waitForEvent('filechooser');
    await owner.click(button(t('Choose a file')));
    await (await chosen).setFiles({ name: 'Остатки.xlsx', mimeType: '', buffer: file });
  };
  await choose();

  await expect(page.getByText(withNames('New categories: {names}', 'Инструменты'))).toBeVisible();
  await expect(page.getByText(withNames('New suppliers: {names}', 'ИП Клён'))).toBeVisible();
  await expect(button(`Загрузить ${COUNT - 1} строк`)).toBeVisible();
  await owner.click(button(`${t('Refused')} 1`));
  await owner.click(page.getByRole('row').getByRole('button', { name: '26О,87 ₽' }));
  await owner.type(page.getByRole('textbox', { name: t('Purchase price') }), '260,87');
  await page.keyboard.press('Enter');
  await owner.click(button(`Загрузить ${COUNT} строк`));
  await expect(page.getByRole('heading', { name: t('The import is finished') })).toBeVisible();
  await owner.click(page.getByRole('link', { name: t('Show products') }));
  await expect(page.getByText(`${COUNT} товаров`)).toBeVisible();
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${owner.clicks} clicks, ${owner.keys} keystrokes, ${seconds} s`);
  expect(owner.clicks).toBeLessThanOrEqual(15);

  for (const { barcode, sku, stock } of goods.slice(0, 2)) {
    await page.getByRole('searchbox').fill(barcode);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText(`${sku}Инструменты${stock} / 3 шт.`);
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('Dashboard') })
    .click();
  const value = goods.reduce((sum, one) => sum + one.value, 0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t('Total Value') })).toContainText(rubles(value));
  await expect(main.getByRole('link', { name: t('Total Products') })).toContainText(`${COUNT}`);

  await page.goto('/products/import');
  await choose();
  await expect(button(`${t('The same')} ${COUNT - 1}`)).toBeVisible();
  await expect(button('Загрузить 0 строк')).toBeDisabled();
});
