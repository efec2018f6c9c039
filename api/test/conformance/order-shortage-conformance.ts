import type { OrderWriteResult, StockMovementList } from '@stockroom/contract';
import { orderSteps } from './order-steps';
import {
  addOrder,
  item,
  movementsOf,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeOrderShortages(makeStore: MakeStore): void {
  describe('orders beyond the stock', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const { sell, buy, stock } = orderSteps(api, shop);

    it('move nothing where stock would fall below 0, and name the missing quantities', async () => {
      await receive(api, shop.lamp._id, 3);
      await receive(api, shop.desk._id, 1);
      const items = [item(shop.lamp, 2), item(shop.lamp, 3), item(shop.desk, 1)];
      const order = await addOrder(api, orderInput(items));
      const body = { status: 'completed' };
      const refused = await api.call('PATCH', `orders/${order._id}/status`, { body });
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({
        code: 'INSUFFICIENT_STOCK',
        message: 'Not enough stock of Desk lamp',
        lines: [
          {
            productId: shop.lamp._id,
            name: 'Desk lamp',
            sku: 'LAMP-1',
            unitOfMeasurement: 'pieces',
            need: 5,
            have: 3,
            short: 2,
          },
        ],
      });
      expect([await stock(shop.lamp), await stock(shop.desk)]).toEqual([3, 1]);
      expect((await movementsOf(api)).length).toBe(2);
    });

    it('complete by force, with a correction to verify', async () => {
      await receive(api, shop.lamp._id, 3);
      const order = await sell(5);
      const forced = await setStatus(api, order._id, { status: 'completed', force: true });
      expect(forced.postedMovements).toBe(2);
      expect(await stock()).toBe(0);
      const [sale, correction] = await movementsOf(api);
      expect(sale).toMatchObject({ reason: 'Sale', quantity: 5, toVerify: false });
      expect(correction).toMatchObject({
        reason: 'Correction',
        movementType: 'in',
        quantity: 2,
        notes: order.orderNumber,
        orderId: null,
        toVerify: true,
      });
      await setStatus(api, order._id, { status: 'cancelled' });
      expect(await stock()).toBe(5);
    });

    it('list the correction that made them possible, and no other', async () => {
      const force = { status: 'completed', force: true } as const;
      const order = await sell(5);
      await setStatus(api, order._id, force);
      await setStatus(api, (await sell(3))._id, force);
      const notes = order.orderNumber;
      await receive(api, shop.lamp._id, 1, { notes });
      const path = `stock-movements?orderId=${order._id}`;
      const { movements } = await api.read<StockMovementList>(path);
      expect(movements.map(({ reason, quantity }) => [reason, quantity])).toEqual([
        ['Sale', 5],
        ['Correction', 5],
      ]);
    });

    it('need force to undo a purchase whose goods are sold, in every way of undoing', async () => {
      const { order } = await setStatus(api, (await buy(5))._id, { status: 'completed' });
      await setStatus(api, (await sell(4))._id, { status: 'completed' });
      const path = `orders/${order._id}`;
      const { type, supplierId, version } = order;
      const smaller = { ...purchaseInput(supplierId, [item(shop.lamp, 1)]), type, version };
      for (const refused of [
        await api.call('PATCH', `${path}/status`, { body: { status: 'cancelled' } }),
        await api.call('DELETE', path),
        await api.call('PUT', path, { body: smaller }),
      ]) {
        expect(refused.status).toBe(409);
        expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_STOCK', lines: [{ have: 1 }] });
      }
      const forced = await api.call<OrderWriteResult>('DELETE', path, { body: { force: true } });
      expect([forced.status, forced.body.postedMovements]).toEqual([200, 2]);
      expect(await stock()).toBe(0);
      const edited = await api.call('PUT', path, { body: { ...smaller, force: true } });
      expect(edited.status).toBe(404);
    });

    it('reject a force that is neither true nor false', async () => {
      const path = `orders/${(await sell(1))._id}`;
      const refusal = { force: 'Force must be true or false' };
      expect(await api.fieldErrors('DELETE', path, { force: 1 })).toEqual(refusal);
      expect(await api.fieldErrors('POST', `${path}/restore`, { force: 1 })).toEqual(refusal);
    });
  });
}
