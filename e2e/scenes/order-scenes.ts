import { expect } from '@playwright/test';
import { OrderDetail } from '../support/order-detail';
import { OrderForm } from '../support/order-form';
import { unique, type ApiClient } from '../support/api-client';
import { failCalls } from '../support/calls';
import {
  askToDelete,
  BIG_PRICE,
  finishLoading,
  listScenes,
  LONG,
  pageScene,
  type Scene,
  seeQuestion,
  seeRetry,
  show,
} from './scene';

/** Creates a sales order of two rows without stock. */
async function createUnstockedOrder(api: ApiClient) {
  const { _id: productId } = await api.createProduct({ name: LONG.product });
  const items = [1, 2].map((quantity) => ({ productId, quantity, unitPrice: BIG_PRICE }));
  return api.createOrder({ customerName: LONG.company, items, notes: LONG.product });
}

/** Two orders of a customer, one of them completed, and one of a similar name. */
async function createOrdersOf(api: ApiClient, customerName: string) {
  const { _id: productId } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 10 });
  const items = [{ productId, quantity: 3, unitPrice: 1499.9 }];
  const notes = `${LONG.person}\n+7 (000) 123-45-67`;
  const { _id } = await api.createOrder({ items, customerName, notes });
  await api.setOrderStatus(_id, 'completed');
  await api.createOrder({ items, customerName, notes: LONG.product });
  await api.createOrder({ items, customerName: customerName.toUpperCase() });
}

function customerPath(name: string) {
  return `/orders/customer?${new URLSearchParams({ name })}`;
}

export const ORDER_SCENES: Scene[] = [
  ...listScenes({ name: 'orders', path: '/orders', api: '**/api/orders?*' }),
  {
    name: 'orders-long',
    open: async ({ page, api }) => {
      const { orderNumber } = await createUnstockedOrder(api);
      await show(page, `/orders?search=${orderNumber}`);
    },
  },
  {
    name: 'order-delete-question',
    part: '[role=alertdialog]',
    keepsWords: true,
    open: async ({ page, api, t }) => {
      const { _id: productId, name } = await api.createProduct();
      await api.receiveStock({ productId, quantity: 5 });
      const { _id, orderNumber } = await api.createOrder({
        items: [{ productId, quantity: 3, unitPrice: 2 }],
      });
      await api.setOrderStatus(_id, 'completed');
      await show(page, `/orders?search=${orderNumber}`);
      await askToDelete({ page, t });
      // The question says what becomes of the stock.
      await expect(page.getByRole('alertdialog').getByText(name)).toBeVisible();
    },
  },
  pageScene('order-new', '/orders/new'),
  {
    name: 'order-new-filled',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { _id: supplierId, companyName } = await api.createSupplier({
        companyName: unique(LONG.company),
      });
      const { sku, name } = await api.createProduct({ name: unique(LONG.product), supplierId });
      const form = new OrderForm(page);
      await form.openNew();
      await form.chooseType('Purchase');
      await form.chooseSupplier(companyName);
      await form.row(1).product.fill(sku);
      await page.getByRole('option', { name }).click();
      await form.row(1).quantity.fill('1000000');
      await form.addButton.click();
      await expect(form.rows).toHaveCount(2);
    },
  },
  {
    name: 'order-edit-with-errors',
    open: async ({ page, api }) => {
      const { _id } = await createUnstockedOrder(api);
      await show(page, `/orders/edit/${_id}`);
      await expect(page.getByText('None available')).toHaveCount(2);
      const form = new OrderForm(page);
      await form.customerName.fill('');
      await form.save();
      await expect(page.getByText('Customer name is required')).toBeVisible();
    },
  },
  {
    name: 'order',
    open: async ({ page, api }) => {
      const { _id } = await createUnstockedOrder(api);
      await show(page, `/orders/${_id}`);
    },
  },
  {
    name: 'order-partly-received',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { _id: supplierId } = await api.createSupplier({ companyName: LONG.company });
      const { _id: productId } = await api.createProduct({ name: LONG.product, supplierId });
      const items = [{ productId, quantity: 1_000_000, unitPrice: 54.99 }];
      const { _id: orderId } = await api.createOrder({ supplierId, items });
      await api.receiveStock({ productId, quantity: 400_000, orderId });
      await show(page, `/orders/${orderId}`);
    },
  },
  {
    name: 'order-completed',
    open: async ({ page, api }) => {
      const { _id: productId } = await api.createProduct({ name: LONG.product });
      await api.receiveStock({ productId, quantity: 1000 });
      const items = [{ productId, quantity: 12, unitPrice: 54_990 }];
      const { _id } = await api.createOrder({ customerName: LONG.person, items });
      for (const status of ['processing', 'completed', 'pending', 'completed'] as const)
        await api.setOrderStatus(_id, status);
      await show(page, `/orders/${_id}`);
    },
  },
  {
    name: 'order-printed',
    paper: 'portrait',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { _id } = await createUnstockedOrder(api);
      await show(page, `/orders/${_id}`);
    },
  },
  {
    name: 'order-failed',
    skipsAxe: true,
    keepsWords: true,
    allowedErrors: [/500/, /Failed to load/],
    open: async ({ page, t }) => {
      await failCalls(page, '**/api/orders/*');
      await page.goto('/orders/an-order');
      await seeRetry({ page, t });
    },
  },
  {
    name: 'order-status-menu',
    part: '[role=menu]',
    open: async ({ page, api }) => {
      const { _id } = await createUnstockedOrder(api);
      const detail = new OrderDetail(page);
      await detail.open(_id);
      await detail.openMenu();
      await expect(page.getByText(/short by/).first()).toBeVisible();
      await finishLoading(page);
    },
  },
  {
    name: 'order-shortage',
    part: '[role=alertdialog]',
    keepsWords: true,
    allowedErrors: [/409/],
    open: async ({ page, api, t }) => {
      const { _id } = await createUnstockedOrder(api);
      await show(page, `/orders/${_id}`);
      await page.getByRole('button', { name: t('Update Status') }).click();
      await page.getByRole('menuitem', { name: t('Completed') }).click();
      await seeQuestion(page);
      await finishLoading(page);
    },
  },
  {
    name: 'customer',
    open: async ({ page, api }) => {
      const customerName = unique(LONG.company);
      await createOrdersOf(api, customerName);
      await show(page, customerPath(customerName));
    },
  },
  {
    name: 'customer-merge',
    part: '[role=dialog]',
    open: async ({ page, api, t }) => {
      const customerName = unique(LONG.company);
      await createOrdersOf(api, customerName);
      await show(page, customerPath(customerName));
      await page
        .getByRole('listitem')
        .getByRole('button', { name: t('Merge') })
        .click();
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(customerName);
    },
  },
  pageScene('customer-unknown', '/orders/customer?name=Nobody'),
  pageScene('order-unknown', '/orders/no-such-order', { skipsAxe: true, allowedErrors: [/404/] }),
];
