import type { Order, OrderItem } from '@stockroom/contract';
import { addOrder, addProduct, renderShop } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import routes from '../remote';

type Items = Pick<OrderItem, 'quantity' | 'unitPrice'>[];
export const TWENTY: Items = [{ quantity: 20, unitPrice: 99.5 }];

/** Opens the form of a shop with purchase orders of a lamp, and a desk without orders. */
export async function openReceiveForm(...orders: Items[]) {
  const shop = await renderShop(routes);
  const lamp = await addProduct(shop.request, { name: 'Lamp' });
  const { _id: productId, supplierId } = lamp;
  await addProduct(shop.request, { name: 'Desk', supplierId });
  const placed: Order[] = [];
  for (const items of orders) {
    const order = { supplierId, items: items.map((item) => ({ ...item, productId })) };
    placed.push(await addOrder(shop.request, order));
  }
  await shop.open('/inventory/receive');
  await screen.findByLabelText('Product');
  return { ...shop, lamp, orders: placed };
}

/** Finds the choice of an order by its outstanding quantity. */
export const expected = (quantity: number, { orderNumber }: Order) =>
  screen.findByRole('radio', { name: `${quantity}\u00a0pieces expected in ${orderNumber}` });
