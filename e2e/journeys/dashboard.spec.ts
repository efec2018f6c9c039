import type { Page } from '@playwright/test';
import { expect, signedInTest } from '../support/fixtures';
import { Ledger } from '../support/ledger';
import { emptyShopTest } from '../support/own-product';
import { toastOf } from '../support/toast';
import type { ApiClient } from '../support/api-client';

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

async function sell(api: ApiClient, productId: string, quantity: number, unitPrice: number) {
  const order = await api.createOrder({
    customerName: 'Café «Утро»',
    items: [{ productId, quantity, unitPrice }],
  });
  await api.setOrderStatus(order._id, 'completed');
  return order;
}

emptyShopTest('the figures are those of what was booked', async ({ page, api }) => {
  const { _id: supplierId } = await api.createSupplier({ companyName: 'Light Ltd' });
  const lamp = await api.createProduct({ name: 'Desk lamp', sku: 'LAMP-1', supplierId });
  const rope = await api.createProduct({
    name: 'Верёвка №5 «Ёлочка»',
    sku: 'ROPE',
    unitOfMeasurement: 'meters',
    minimumStockLevel: 2.5,
    supplierId,
  });
  await api.createProduct({ name: 'Chair', sku: 'CHAIR', supplierId });

  const lamps = new Ledger();
  for (const [quantity, purchasePrice] of [
    [10, 33.33],
    [5, 41.07],
  ] as const) {
    await api.receiveStock({ productId: lamp._id, quantity, purchasePrice });
    lamps.receive(quantity, purchasePrice);
  }
  const ropes = new Ledger();
  await api.receiveStock({ productId: rope._id, quantity: 6.25, purchasePrice: 0.18 });
  ropes.receive(6.25, 0.18);
  await sell(api, lamp._id, 4, 60.5);
  lamps.issue(4);
  await sell(api, rope._id, 3.75, 1);
  ropes.issue(3.75);
  const takenBack = await sell(api, lamp._id, 2, 60.5);
  await api.setOrderStatus(takenBack._id, 'cancelled');
  await api.adjustStock(lamp._id, 10);
  lamps.issue(1);
  const items = [{ productId: lamp._id, quantity: 1, unitPrice: 60 }];
  const pending = [
    await api.createOrder({ items, customerName: 'Café «Утро»' }),
    await api.createOrder({ items, supplierId }),
  ];
  const processing = await api.createOrder({ items, customerName: 'Café «Утро»' });
  await api.setOrderStatus(processing._id, 'processing');

  await page.goto('/');
  await expect(card(page, 'Total Products')).toContainText('3Active products in inventory');
  // The chair, of which there is none, and the rope, which is exactly at its minimum.
  await expect(card(page, 'Low Stock Alerts')).toContainText('2Products below minimum level');
  await expect(card(page, 'Pending Orders')).toContainText(
    `${pending.length}Orders awaiting processing`,
  );
  const value = rubles.format(lamps.value + ropes.value);
  await expect(card(page, 'Total Value')).toContainText(`${value}Total inventory value`);

  const sold = section(page, 'Top Selling Products').getByRole('listitem');
  await expect(sold).toHaveText([
    `1Desk lampLAMP-1 · pieces4 sold${rubles.format(4 * 60.5)}`,
    `2Верёвка №5 «Ёлочка»ROPE · meters3,75 sold${rubles.format(3.75)}`,
  ]);
  const activities = section(page, 'Recent Activities').getByRole('listitem').getByRole('link');
  await expect(activities).toHaveText([
    `Sales order ${processing.orderNumber} for Café «Утро»`,
    `Purchase order ${pending[1]?.orderNumber} from Light Ltd`,
    `Sales order ${pending[0]?.orderNumber} for Café «Утро»`,
    'Adjusted Desk lamp by -1 pieces (Correction)',
    `Sales order ${takenBack.orderNumber} for Café «Утро»`,
  ]);
  await expect(activities.nth(0)).toHaveAttribute('href', `/orders/${processing._id}`);
  await expect(activities.nth(3)).toHaveAttribute('href', '/inventory?search=LAMP-1');
  await expect(section(page, 'Recent Activities').getByRole('time').first()).toHaveAttribute(
    'title',
    /^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/,
  );
});

emptyShopTest('a new shop is told what will be here', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No activity yet')).toBeVisible();
  await expect(page.getByText('No sales this month')).toBeVisible();
  await expect(card(page, 'Total Products')).toContainText('0Active');
  await expect(card(page, 'Total Value')).toContainText('0,00 ₽');
});

emptyShopTest('it follows what others do when it is looked at again', async ({ page, api }) => {
  await page.goto('/');
  await expect(card(page, 'Total Products')).toContainText('0Active');
  await api.createProduct({ name: 'Desk lamp', sku: 'LAMP-1' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card(page, 'Total Products')).toContainText('1Active');
  await expect(page.getByText('Product added: Desk lamp (LAMP-1)')).toBeVisible();
});

emptyShopTest('each figure leads to the records that it counts', async ({ page, api }) => {
  const lamp = await api.createProduct({ minimumStockLevel: 2 });
  await api.receiveStock({ productId: lamp._id, quantity: 9 });
  await api.createProduct();
  const items = [{ productId: lamp._id, quantity: 1, unitPrice: 1 }];
  await api.createOrder({ items });
  await sell(api, lamp._id, 1, 1);
  for (const [title, figure, path, heading] of [
    ['Total Products', 2, '/products', 'Products'],
    ['Low Stock Alerts', 1, '/products?stockStatus=low', 'Products'],
    ['Pending Orders', 1, '/orders?status=pending', 'Orders'],
  ] as const) {
    await page.goto('/');
    await expect(card(page, title)).toContainText(`${title}${figure}`);
    await card(page, title).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    await expect(page.getByRole('row')).toHaveCount(1 + figure);
  }
});

signedInTest('Total Value leads to the inventory valuation', async ({ page }) => {
  await page.goto('/');
  await card(page, 'Total Value').click();
  await expect(page).toHaveURL('/reports?type=inventory-valuation');
});

signedInTest(
  'it needs no remote, asks for everything once, and fits on a phone',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(section(page, 'Recent Activities').getByRole('listitem')).toHaveCount(5);
    await expect(section(page, 'Top Selling Products').getByRole('listitem')).toHaveCount(5);
    await expect(card(page, 'Total Products')).toContainText(/\dActive/);
    expect(asked.filter((path) => /^\/remotes\/.+\/js\//.test(path))).toEqual([]);
    const data = asked.filter((path) => /^\/(api|early)/.test(path));
    expect(data).toEqual(['/early-answers']);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

signedInTest(
  'a part that fails says so, with Retry; the others stand',
  async ({ page, complaints }) => {
    complaints.allow(/Failed to load dashboard data/);
    await page.route('/early-answers?*', async (route) => {
      const response = await route.fetch();
      const [, ...others] = await response.json();
      await route.fulfill({ response, json: [{ status: 500, body: '{}' }, ...others] });
    });
    await page.goto('/');
    await expect(toastOf(page)).toContainText('Failed to load dashboard data');
    await expect(section(page, 'Top Selling Products').getByRole('listitem')).toHaveCount(5);
    await expect(card(page, 'Total Products')).toContainText('—');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(card(page, 'Total Products')).toContainText(/\dActive/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  },
);
