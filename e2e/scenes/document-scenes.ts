import { documentPath, type Product, type StockDocument } from '@stockroom/contract';
import { expect } from '@playwright/test';
import type { ApiClient } from '../support/api-client';
import { listScenes, LONG, pageScene, type Scene, seeMarked, show } from './scene';

const pathOf = ({ kind, _id }: StockDocument) => documentPath(kind, _id);

/** A delivery of an order of two products, with one line entered and one open. */
async function beginDelivery(api: ApiClient) {
  const long = await api.createProduct({ name: LONG.product });
  const { supplierId } = long;
  const other = await api.createProduct({ supplierId });
  const items = [long, other].map(({ _id: productId }) => ({
    productId,
    quantity: 12,
    unitPrice: 1250.5,
  }));
  const { _id: orderId } = await api.createOrder({ supplierId, items });
  const delivery = await api.beginDocument('deliveries', { orderId, reference: 'WB-1042' });
  await api.enterLines(
    delivery,
    { [long._id]: 14 },
    { rejected: 1, rejectReason: 'Damaged', unitPrice: 1250.5 },
  );
  return { delivery, long, other };
}

/** A count with a surplus, a loss and a right product. */
async function beginCount(api: ApiClient, isBlind = false) {
  const first = await api.createProduct({ name: LONG.product });
  const { supplierId } = first;
  const products = [first];
  while (products.length < 4) products.push(await api.createProduct({ supplierId }));
  for (const { _id: productId } of products)
    await api.receiveStock({ productId, quantity: 10, purchasePrice: 99.5 });
  const scope = { scope: 'supplier', scopeValue: supplierId, isBlind };
  const count = await api.beginDocument('counts', scope);
  const [surplus, loss, right] = products as [Product, Product, Product];
  await api.enterLines(count, { [surplus._id]: 12, [loss._id]: 3, [right._id]: 10 });
  return count;
}

async function sellAndReturn(api: ApiClient) {
  const { _id: productId } = await api.createProduct({ name: LONG.product });
  await api.receiveStock({ productId, quantity: 10, purchasePrice: 100 });
  const items = [{ productId, quantity: 6, unitPrice: 1499.9 }];
  const { _id } = await api.createOrder({ items, customerName: LONG.product });
  await api.setOrderStatus(_id, 'completed');
  const line = { productId, quantity: 3, rejected: 1, rejectReason: 'Damaged' };
  return { orderId: _id, document: await api.giveBack(_id, line) };
}

export const DOCUMENT_SCENES: Scene[] = [
  ...listScenes({
    name: 'deliveries',
    path: '/inventory/deliveries',
    api: '**/api/documents?*',
  }),
  pageScene('delivery-new', '/inventory/deliveries/new'),
  {
    name: 'delivery-draft',
    open: async ({ page, api }) => {
      const { delivery } = await beginDelivery(api);
      await show(page, pathOf(delivery));
    },
  },
  {
    name: 'delivery-draft-with-errors',
    skipsAxe: true,
    open: async ({ page, api, t }) => {
      const { delivery, other } = await beginDelivery(api);
      await show(page, pathOf(delivery));
      const row = page.getByRole('row').filter({ hasText: other.name });
      await row.getByLabel(t('Delivered')).fill('many');
      await row.getByLabel(t('Rejected')).focus();
      await seeMarked(page);
    },
  },
  {
    name: 'delivery-posted',
    open: async ({ page, api }) => {
      const { delivery } = await beginDelivery(api);
      await api.postDocument(delivery);
      await show(page, pathOf(delivery));
    },
  },
  {
    name: 'delivery-printed',
    paper: 'portrait',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { delivery } = await beginDelivery(api);
      await api.postDocument(delivery);
      await show(page, pathOf(delivery));
    },
  },
  pageScene('count-new', '/inventory/counts/new'),
  {
    name: 'count-draft',
    open: async ({ page, api }) => show(page, pathOf(await beginCount(api))),
  },
  {
    name: 'count-review',
    open: async ({ page, api, t }) => {
      await show(page, pathOf(await beginCount(api)));
      await page.getByRole('button', { name: t('Review') }).click();
      await expect(page.getByRole('table', { name: t('Differences') })).toBeVisible();
    },
  },
  {
    name: 'count-posted',
    open: async ({ page, api }) => {
      const count = await beginCount(api);
      await api.postDocument(count);
      await show(page, pathOf(count));
    },
  },
  {
    name: 'count-approval-limit',
    part: '[role=dialog]',
    open: async ({ page, t }) => {
      await show(page, '/inventory/counts');
      await page.getByRole('button', { name: t('Approval limit') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'return-form',
    open: async ({ page, api }) => {
      const { orderId } = await sellAndReturn(api);
      await show(page, `/orders/${orderId}/return`);
    },
  },
  {
    name: 'return-posted',
    open: async ({ page, api }) => show(page, pathOf((await sellAndReturn(api)).document)),
  },
  {
    name: 'order-with-a-return',
    open: async ({ page, api }) => {
      const { orderId } = await sellAndReturn(api);
      await show(page, `/orders/${orderId}`);
    },
  },
  {
    name: 'order-partly-received-question',
    part: '[role=dialog]',
    open: async ({ page, api, t }) => {
      const { delivery } = await beginDelivery(api);
      await api.postDocument(delivery);
      await show(page, `/orders/${delivery.orderId}`);
      await page.getByRole('button', { name: t('Update Status') }).click();
      await page.getByRole('menuitem', { name: t('Completed') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
