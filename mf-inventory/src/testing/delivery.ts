import {
  documentPath,
  type DocumentResult,
  type DocumentWriteResult,
  type Role,
} from '@stockroom/contract';
import { addOrder, addProduct, renderShop } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../remote';

/** The code of a box of 6 lamps. */
export const BOX = '4006381333931';

/** A draft of an order of 5 lamps and 3 desks for 90 each. */
export async function openDelivery(role?: Role) {
  const shop = await renderShop(routes, { role });
  const lamp = await addProduct(shop.request, {
    name: 'Lamp',
    sku: 'LMP-1',
    barcodes: [{ code: BOX, units: 6 }],
  });
  const { supplierId } = lamp;
  const desk = await addProduct(shop.request, { name: 'Desk', sku: 'DSK-1', supplierId });
  const items = [
    { productId: lamp._id, quantity: 5, unitPrice: 90 },
    { productId: desk._id, quantity: 3, unitPrice: 90 },
  ];
  const order = await addOrder(shop.request, { supplierId, items });
  const body = { orderId: order._id, documentDate: '2026-11-21' };
  const answer = await shop.request('deliveries', { method: 'POST', body });
  const { document } = (await answer.json()) as DocumentWriteResult;
  const path = `documents/${document._id}`;
  const saved = async () => {
    const found = await shop.request(path);
    return ((await found.json()) as DocumentResult).document;
  };
  /** Somebody else enters the lamps. */
  const enterElsewhere = (quantity: number) =>
    shop.request(`${path}/lines`, {
      method: 'PUT',
      body: { lines: [{ productId: lamp._id, quantity, rejected: 0, version: 1 }] },
    });
  /** Somebody else changes the number of the delivery note. */
  const referElsewhere = (reference: string) =>
    shop.request(path, {
      method: 'PUT',
      body: { reference, documentDate: '2026-11-21', notes: '', version: 1 },
    });
  await shop.open(documentPath('delivery', document._id));
  await screen.findByRole('row', { name: /^Lamp/ });
  return { ...shop, document, saved, enterElsewhere, referElsewhere };
}

export const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
export const came = (name: string) => within(row(name)).getByLabelText(/^Delivered/);
export const postButton = () => screen.getByRole('button', { name: 'Post delivery' });
