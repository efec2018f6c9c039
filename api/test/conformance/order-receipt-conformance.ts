import type { Order, OrderEffects, OrderResult } from '@stockroom/contract';
import { orderSteps } from './order-steps';
import { addOrder, item, purchaseInput, receiptInput, receive, setStatus } from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeOrderReceipts(makeStore: MakeStore): void {
  describe('orders with deliveries received against them', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const { sell, buy, edit, stock, open, reasons } = orderSteps(api, shop);

    const receiveFor = (order: Order, quantity: number) =>
      receive(api, shop.lamp._id, quantity, { orderId: order._id, purchasePrice: 70 });

    it('expect and post only the rest', async () => {
      const order = await buy(50);
      const movement = await receiveFor(order, 20);
      expect(movement).toMatchObject({ orderId: order._id, orderNumber: order.orderNumber });
      expect(await open()).toEqual({ committed: 0, expected: 30, available: 20 });
      await setStatus(api, order._id, { status: 'processing' });
      expect(await stock()).toBe(20);
      await setStatus(api, order._id, { status: 'completed' });
      expect(await stock()).toBe(50);
      expect(await reasons()).toEqual(['in 20 Stock Receipt', 'in 30 Purchase']);
    });

    it('show received goods, which stay in stock in every status', async () => {
      const order = await buy(50);
      const preview = () => api.read<OrderEffects>(`orders/${order._id}/status-effects`);
      expect((await preview()).received).toEqual([]);
      await receiveFor(order, 20);
      await receiveFor(order, 5);
      await setStatus(api, order._id, { status: 'completed' });
      const { effects, received } = await preview();
      expect(received).toEqual([
        { productId: shop.lamp._id, productName: 'Desk lamp', quantity: 25 },
      ]);
      expect(effects.deleted).toMatchObject([{ quantity: -25, currentStock: 50 }]);
    });

    it('show received and outstanding quantities of each item', async () => {
      const items = [item(shop.lamp, 3), item(shop.desk, 2), item(shop.lamp, 4)];
      const order = await addOrder(api, purchaseInput(shop.supplier._id, items));
      /** "received + outstanding" of each item. */
      const progress = async () =>
        (await api.read<OrderResult>(`orders/${order._id}`)).order.items.map(
          ({ received, outstanding }) => `${received} + ${outstanding}`,
        );
      expect(await progress()).toEqual(['0 + 3', '0 + 2', '0 + 4']);
      await receiveFor(order, 5);
      expect(await progress()).toEqual(['3 + 0', '0 + 2', '2 + 2']);
      await setStatus(api, order._id, { status: 'cancelled' });
      expect(await progress()).toEqual(['3 + 0', '0 + 0', '2 + 0']);
      await setStatus(api, order._id, { status: 'pending' });
      await receiveFor(order, 3);
      expect(await progress()).toEqual(['3 + 0', '0 + 2', '5 + 0']);
      await setStatus(api, order._id, { status: 'completed' });
      expect(await progress()).toEqual(['3 + 0', '2 + 0', '5 + 0']);
    });

    it('show neither for sales', async () => {
      const { _id } = await sell(4);
      const { order } = await api.read<OrderResult>(`orders/${_id}`);
      expect(order.items).toMatchObject([{ received: null, outstanding: null }]);
    });

    it('cannot become sales', async () => {
      const order = await buy(5);
      await receiveFor(order, 2);
      const refused = await edit(order, [item(shop.lamp, 5)], {
        type: 'outgoing',
        customerName: 'X',
      });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        fieldErrors: { type: 'Stock was received for this order already' },
      });
    });

    it('take deliveries only while they are open purchase orders of the product', async () => {
      const completed = await buy(1);
      await setStatus(api, completed._id, { status: 'completed' });
      const deleted = await buy(1);
      await api.call('DELETE', `orders/${deleted._id}`);
      const other = await addOrder(api, purchaseInput(shop.supplier._id, [item(shop.desk, 1)]));
      for (const { _id } of [completed, deleted, other, await sell(1)]) {
        const body = receiptInput(shop.lamp._id, 1, { orderId: _id });
        const refused = await api.call('POST', 'stock-movements/receipts', { body });
        expect(refused.status).toBe(422);
        expect(refused.body.fieldErrors).toEqual({
          orderId: 'No open purchase order of this product has this number',
        });
      }
    });
  });
}
