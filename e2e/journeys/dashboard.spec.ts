import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client';
import { expect, signedInTest } from '../support/fixtures';
import { Ledger } from '../support/ledger';
import { rowsOf } from '../support/list';
import { emptyShopTest } from '../support/own-product';
import { expectNoOverflow, PHONE } from '../support/screen';

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

emptyShopTest(
  'shows the figures of all bookings, and each leads to its records',
  async ({ page, api }) => {
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
    const value = rubles.format(lamps.value + ropes.value);
    await expect(card(page, 'Total Value')).toContainText(`${value}Total inventory value`);
    const sold = section(page, 'Top Selling Products').getByRole('listitem');
    await expect(sold).toHaveText([
      `1Desk lampLAMP-1${rubles.format(4 * 60.5)}4 sold · pieces`,
      `2Верёвка №5 «Ёлочка»ROPE${rubles.format(3.75)}3,75 sold · meters`,
    ]);
    const activities = section(page, 'Recent Activities').getByRole('listitem').getByRole('link');
    await expect(activities).toHaveText([
      `Sales order ${processing.orderNumber} for Café «Утро»`,
      `Purchase order ${pending[1]?.orderNumber} from Light Ltd`,
      `Sales order ${pending[0]?.orderNumber} for Café «Утро»`,
      'Adjusted Desk lamp by -1 pieces (Correction)',
      `Sales order ${takenBack.orderNumber} for Café «Утро»`,
    ]);

    for (const [title, figure, subtitle, path, heading] of [
      ['Total Products', 3, 'Active products in inventory', '/products', 'Products'],
      // There is no chair, and the rope is exactly at its minimum.
      ['Low Stock Alerts', 2, 'Products below minimum', '/products?stockStatus=low', 'Products'],
      ['Pending Orders', 2, 'Orders awaiting processing', '/orders?status=pending', 'Orders'],
    ] as const) {
      await page.goto('/');
      await expect(card(page, title)).toContainText(`${title}${figure}${subtitle}`);
      await card(page, title).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
      await expect(rowsOf(page)).toHaveCount(figure);
    }
  },
);

signedInTest('loads no remote, asks for its data once, and fits on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(section(page, 'Recent Activities').getByRole('listitem')).toHaveCount(5);
  await expect(section(page, 'Top Selling Products').getByRole('listitem')).toHaveCount(5);
  await expect(card(page, 'Total Products')).toContainText(/\dActive/);
  expect(asked.filter((path) => /^\/remotes\/.+\/js\//.test(path))).toEqual([]);
  const data = asked.filter((path) => /^\/(api|early)/.test(path));
  expect(data).toEqual(['/early-data']);
  await expectNoOverflow(page);
});
