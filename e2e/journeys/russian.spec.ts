import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unique } from '../support/api-client';
import { expect, signedInTest, test } from '../support/fixtures';
import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import { expectOneLanguage, ShopData, showInRussian } from '../support/languages';
import { printPage } from '../support/printed-page';

const toastIn = (page: Page) =>
  page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem');

test('the language chosen before sign-in becomes that of the account, on every device', async ({
  page,
  user,
  openBrowser,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('С возвращением');
  await page.getByLabel('Эл. почта').fill(user.email);
  await page.getByLabel('Пароль').fill(user.password);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/account/language'));
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(toastIn(page)).toContainText('Вы вошли');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обзор');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обзор');

  const other = await openBrowser(user);
  await other.goto('/orders');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await expect(other).toHaveTitle(/^Заказы/);
});

signedInTest('a change of the language keeps what is typed', async ({ page }) => {
  await page.goto('/suppliers/new');
  const main = page.getByRole('main');
  await main.getByLabel('Company Name').fill('Ёлочка');
  await main.getByLabel('Email').fill('no address');
  await main.getByRole('button', { name: 'Create Supplier' }).click();
  await expect(main).toContainText('Invalid email address');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(main.getByLabel('Название компании')).toHaveValue('Ёлочка');
  await expect(main).toContainText('Неверный адрес эл. почты');
  await expect(page.getByRole('navigation')).toContainText('Поставщики');
  await page.getByRole('button', { name: 'Учётная запись' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(main.getByLabel('Company Name')).toHaveValue('Ёлочка');
  await expect(main).toContainText('Invalid email address');
});

signedInTest(
  'the server refuses and confirms in the language of the page',
  async ({ page, api }) => {
    const product = await api.createProduct({ name: unique('Чайник') });
    await page.goto(`/products/edit/${product._id}`);
    await expect(page.getByLabel('Product Name')).toBeVisible();
    await showInRussian(page);
    await page.getByLabel('Название товара').fill('');
    await page.getByRole('button', { name: 'Сохранить товар' }).click();
    await expect(page.getByRole('main')).toContainText('Заполните поле «Название товара»');
    await page.getByLabel('Название товара').fill(`${product.name} 2`);
    await page.getByRole('button', { name: 'Сохранить товар' }).click();
    await expect(toastIn(page)).toContainText('Товар изменён');
  },
);

signedInTest('paper and files are in Russian', async ({ page, api }) => {
  const product = await api.createProduct({ name: unique('Чайник') });
  const order = await api.createOrder({
    items: [{ productId: product._id, quantity: 3, unitPrice: 100 }],
  });
  await page.goto(`/orders/${order._id}`);
  await showInRussian(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Карточка заказа');
  // Units come with the products, after the order.
  await expect(page.getByRole('row').filter({ hasText: product.name })).toContainText('шт.');
  const { text } = await printPage(page);
  for (const word of ['ИНН', 'Позиции заказа', 'Сумма заказа', 'Напечатано', 'Ожидает', '3 шт.'])
    expect(text).toContain(word);

  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Скачать', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^движение-товаров_\d{4}-\d\d-\d\d\.csv$/);
  const [heading] = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(heading).toContain('Артикул');
});

// accessibility.spec.ts looks at the others.
for (const scene of SCENES.filter(({ keepsWords, skipsAxe }) => keepsWords && skipsAxe))
  testFor(scene)(
    `${scene.name} speaks Russian only`,
    async ({ page, api, user, browserErrors }) => {
      const data = new ShopData(page);
      await openScene(scene, { page, api, user, browserErrors }, 'ru');
      await expectOneLanguage(page, 'ru', () => data.words(api), scene.name);
    },
  );
