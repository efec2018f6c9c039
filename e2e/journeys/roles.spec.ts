import type { Role } from '@stockroom/contract';
import type { Page } from '@playwright/test';
import { deactivate, setRole } from '../support/access';
import { expectNoViolations, expectToFit } from '../support/accessibility';
import { unique, type ApiClient } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { fillNewProduct } from '../support/product-form';
import { DESK, PHONE } from '../support/screen';
import { signIn, signInPage } from '../support/sign-in';
import { expectToast } from '../support/toast';

/** Odd amounts, which no other figure contains: of a product, of a purchase of three, and of a sale of two. */
const COSTS = ['7 919,37', '7 907,53', '23 722,59'];
const PRICES = ['9 973,31', '19 946,62'];

const PLACES = {
  Dashboard: '/',
  Products: '/products',
  'Stock Movements': '/inventory',
  'Receive Stock': '/inventory/receive',
  'Stock Adjustment': '/inventory/adjust',
  Suppliers: '/suppliers',
  Orders: '/orders',
  Reports: '/reports',
  Settings: '/settings',
} as const;
type Place = keyof typeof PLACES;

const READ: Place[] = ['Dashboard', 'Products', 'Stock Movements', 'Suppliers', 'Orders'];
const ALL = Object.keys(PLACES) as Place[];

interface Rights {
  places: Place[];
  /** Buttons of the dashboard. */
  actions: string[];
  costs: boolean;
  prices: boolean;
  /** Addresses that lead to the page that says what is missing. */
  refused: string[];
}

const FORMS = ['/products/new', '/suppliers/new'];
const RIGHTS: Record<Role, Rights> = {
  owner: {
    places: ALL,
    actions: ['Add Product', 'Receive Stock', 'Create Order'],
    costs: true,
    prices: true,
    refused: [],
  },
  manager: {
    places: ALL,
    actions: ['Add Product', 'Receive Stock', 'Create Order'],
    costs: true,
    prices: true,
    refused: ['/people'],
  },
  warehouse: {
    places: [...READ, 'Receive Stock', 'Stock Adjustment'],
    actions: ['Receive Stock'],
    costs: false,
    prices: false,
    refused: [...FORMS, '/orders/new', '/reports', '/settings', '/releases'],
  },
  sales: {
    places: READ,
    actions: ['Create Order'],
    costs: false,
    prices: true,
    refused: [...FORMS, '/inventory/receive', '/inventory/adjust', '/reports', '/settings'],
  },
  accountant: {
    places: [...READ, 'Reports'],
    actions: [],
    costs: true,
    prices: true,
    refused: [...FORMS, '/inventory/receive', '/inventory/adjust', '/orders/new', '/settings'],
  },
};

/** A product with a purchase, its delivery and a completed sale. @returns the pages that show their money */
async function trade(api: ApiClient) {
  const name = unique('Odd lamp');
  const { _id: productId, supplierId } = await api.createProduct({
    name,
    purchasePrice: 7919.37,
    sellingPrice: 9973.31,
  });
  const item = (quantity: number, unitPrice: number) => ({
    items: [{ productId, quantity, unitPrice }],
  });
  const purchase = await api.createOrder({ supplierId, ...item(3, 7907.53) });
  await api.receiveStock({ productId, quantity: 3, purchasePrice: 7907.53, orderId: purchase._id });
  const sale = await api.createOrder(item(2, 9973.31));
  await api.setOrderStatus(sale._id, 'completed');
  const search = encodeURIComponent(name);
  const pages = [
    `/products?search=${search}`,
    `/products/${productId}`,
    `/inventory?search=${search}`,
    `/orders?productId=${productId}`,
    `/orders/${purchase._id}`,
    `/orders/${sale._id}`,
  ];
  return { pages };
}

/** The text of a page once it shows its records. */
async function textOf(page: Page): Promise<string> {
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('[data-spinner]')).toHaveCount(0);
  return (await page.getByRole('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
}

for (const [screen, size] of Object.entries({ desk: DESK, phone: PHONE }))
  for (const role of Object.keys(RIGHTS) as Role[])
    test(`${role} at a ${screen} sees what the role allows, and nothing else`, async ({
      page,
      api,
      user,
    }) => {
      const { places, actions, costs, prices, refused } = RIGHTS[role];
      const { pages } = await trade(api);
      await setRole(user, role);
      await page.setViewportSize(size);

      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      const buttons = page
        .getByRole('main')
        .getByRole('link', { name: /^(Add Product|Receive Stock|Create Order)$/ });
      await expect(buttons).toHaveText(actions);
      await expect(page.getByRole('link', { name: /^Total Value/ })).toHaveCount(costs ? 1 : 0);
      if (size === PHONE) await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole(size === PHONE ? 'dialog' : 'navigation');
      await expect(menu.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
      const offered = await menu.getByRole('link').allInnerTexts();
      expect(offered.map((label) => label.trim()).sort()).toEqual([...places].sort());

      let text = '';
      for (const path of pages) {
        await page.goto(path);
        text += await textOf(page);
        await expectToFit(page, path);
      }
      expect(COSTS.filter((amount) => text.includes(amount))).toEqual(costs ? COSTS : []);
      expect(PRICES.filter((amount) => text.includes(amount))).toEqual(prices ? PRICES : []);
      expect(text).not.toMatch(/NaN|undefined/);

      // The addresses are the same on both.
      if (size === PHONE) return;
      for (const path of refused) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'No access', level: 1 })).toBeVisible();
        await expect(page.getByText(/Ask an owner of this installation\.$/)).toBeVisible();
      }
      for (const place of places.filter((label) => label !== 'Dashboard')) {
        await page.goto(PLACES[place]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'No access' })).toHaveCount(0);
      }
    });

test('the page that says what is missing is accessible and fits a phone', async ({
  page,
  user,
}) => {
  await setRole(user, 'warehouse');
  await page.setViewportSize(PHONE);
  await page.goto('/orders/new');
  await expect(
    page.getByText(/^Your role does not allow you to create, change and delete sales orders/),
  ).toBeVisible();
  await expectNoViolations(page, 'No access');
  await expectToFit(page, 'No access');
});

/** As somebody does who comes back to the window. */
const look = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

test('costs leave an open list when its user loses them, and return with them', async ({
  page,
  api,
  user,
}) => {
  const { pages } = await trade(api);
  await page.goto(pages[0] ?? '');
  const cost = page.getByText('7 919,37');
  await expect(cost).toBeVisible();
  await setRole(user, 'sales');
  await look(page);
  await expect(cost).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Selling Price' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Purchase Price' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  await setRole(user, 'manager');
  await look(page);
  await expect(cost).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible();
});

test('a half-filled form survives that its user loses access and gets it back', async ({
  page,
  api,
  user,
  browserErrors,
}) => {
  browserErrors.allow(/403/, /Failed to save product/);
  const { form, name } = await fillNewProduct(page, api);
  await setRole(user, 'warehouse');
  await form.save();
  const notice = page.getByText(
    'Your role no longer allows you to add, change and delete products. What you typed stays here.',
  );
  await expect(notice).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/^Add, change and delete products: your role/),
  ).toBeVisible();
  await expect(form.name).toHaveValue(name);
  await expect(form.purchasePrice).toHaveValue('1');

  await setRole(user, 'manager');
  await look(page);
  await expect(notice).toHaveCount(0);
  await expect(form.name).toHaveValue(name);
  await expect(form.category).toHaveValue('Tools');
  await form.save();
  await expectToast(page, 'Success', 'Product created successfully');
});

test('a half-filled form waits while its user is deactivated', async ({
  page,
  api,
  user,
  browserErrors,
}) => {
  browserErrors.allow(/40[139]/, /sign in|Please|session/i);
  const { form, name } = await fillNewProduct(page, api);
  await deactivate(user);
  await form.save();
  await expect(signInPage(page)).toBeVisible();
  await expect(form.name).toBeHidden();
  await signIn(page, user);
  await expect(page.getByRole('main').getByText(/^Your account is deactivated/)).toBeVisible();
  await deactivate(user, true);
  await signIn(page, user);
  await expect(form.name).toHaveValue(name);
  await form.save();
  await expectToast(page, 'Success', 'Product created successfully');
});
