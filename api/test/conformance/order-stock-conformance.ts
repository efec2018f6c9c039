import {
  ORDER_STATUSES,
  type OrderEffects,
  type OrderStatus,
  type OrderWriteResult,
} from '@stockroom/contract';
import { orderSteps } from './order-steps';
import {
  addOrder,
  item,
  movementsOf,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
  setStock,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeOrderStock(makeStore: MakeStore): void {
  describe('orders and stock', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const { sell, buy, edit, stock, open, reasons } = orderSteps(api, shop);

    /** Past the service, as in data from before it refused to change such a unit. */
    const countIn = (unitOfMeasurement: string) =>
      api.store.transaction(async ({ products }) => {
        const [lamp] = await products.lock([shop.lamp._id]);
        if (!lamp) throw new Error('The lamp is missing');
        const { version } = lamp;
        await products.update({ ...lamp, unitOfMeasurement, version: version + 1 });
      });

    it('move stock only when completed, and reserve it before', async () => {
      await receive(api, shop.lamp._id, 10);
      const sale = await sell(4);
      const purchase = await buy(6);
      expect(await stock()).toBe(10);
      expect(await open()).toEqual({ committed: 4, expected: 6, available: 6 });
      await setStatus(api, sale._id, { status: 'processing' });
      expect(await open()).toEqual({ committed: 4, expected: 6, available: 6 });
      const sold = await setStatus(api, sale._id, { status: 'completed' });
      expect(sold).toMatchObject({
        message: 'Order status updated successfully',
        postedMovements: 1,
        order: { status: 'completed', completedAt: '2026-11-21T09:00:00.000Z', version: 3 },
      });
      await setStatus(api, purchase._id, { status: 'completed' });
      expect(await stock()).toBe(12);
      expect(await open()).toEqual({ committed: 0, expected: 0, available: 12 });
      expect(await reasons()).toEqual(['in 10 Stock Receipt', 'out 4 Sale', 'in 6 Purchase']);
      const [bought] = await movementsOf(api);
      expect(bought).toMatchObject({
        notes: purchase.orderNumber,
        orderId: purchase._id,
        orderNumber: purchase.orderNumber,
        unitCost: 80,
      });
    });

    it.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
      'go from %s to %s',
      async (from, to) => {
        await receive(api, shop.lamp._id, 10);
        const { _id } = await sell(4);
        await setStatus(api, _id, { status: from });
        const posts = (from === 'completed') === (to === 'completed') ? 0 : 1;
        const { order, postedMovements } = await setStatus(api, _id, { status: to });
        expect([order.status, postedMovements]).toEqual([to, posts]);
        expect(order.completedAt === null).toBe(to !== 'completed');
        expect(await stock()).toBe(to === 'completed' ? 6 : 10);
        const isReserved = to === 'pending' || to === 'processing';
        expect((await open()).committed).toBe(isReserved ? 4 : 0);
      },
    );

    it('give the sold quantity back when reopened, cancelled or deleted', async () => {
      await receive(api, shop.lamp._id, 10);
      const { _id } = await sell(4);
      for (const status of ['completed', 'pending', 'completed', 'cancelled', 'completed'] as const)
        await setStatus(api, _id, { status });
      const deleted = await api.call<OrderWriteResult>('DELETE', `orders/${_id}`);
      expect(deleted.body.postedMovements).toBe(1);
      expect(await stock()).toBe(10);
      const restored = await api.call<OrderWriteResult>('POST', `orders/${_id}/restore`);
      expect(restored.body.order.status).toBe('completed');
      expect(await stock()).toBe(6);
      expect((await reasons()).slice(1)).toEqual([
        'out 4 Sale',
        'in 4 Order reopened',
        'out 4 Sale',
        'in 4 Order cancelled',
        'out 4 Sale',
        'in 4 Order deleted',
        'out 4 Sale',
      ]);
    });

    it('post only the difference when a completed one is edited', async () => {
      await receive(api, shop.lamp._id, 10);
      await receive(api, shop.desk._id, 3);
      const order = await sell(4);
      const { order: completed } = await setStatus(api, order._id, { status: 'completed' });
      const more = await edit(completed, [item(shop.lamp, 7), item(shop.desk, 1)]);
      expect(more.body.postedMovements).toBe(2);
      expect([await stock(shop.lamp), await stock(shop.desk)]).toEqual([3, 2]);
      const less = await edit(more.body.order, [item(shop.desk, 1), item(shop.desk, 1)]);
      expect(less.body.postedMovements).toBe(2);
      expect([await stock(shop.lamp), await stock(shop.desk)]).toEqual([10, 1]);
      const same = await edit(less.body.order, [item(shop.desk, 2)], { notes: 'One row' });
      expect(same.body.postedMovements).toBe(0);
      expect(same.body.order.completedAt).toBe(completed.completedAt);
    });

    it('post several rows of one product at their average price', async () => {
      const rows = [item(shop.lamp, 1, 10), item(shop.lamp, 3, 20)];
      const order = await addOrder(api, purchaseInput(shop.supplier._id, rows));
      await setStatus(api, order._id, { status: 'completed' });
      const [movement] = await movementsOf(api);
      expect(movement).toMatchObject({ quantity: 4, unitCost: 17.5, value: 70 });
    });

    it('go on with a product that was archived', async () => {
      await receive(api, shop.lamp._id, 5);
      const { _id } = await sell(2);
      await api.call('DELETE', `products/${shop.lamp._id}`);
      expect((await setStatus(api, _id, { status: 'completed' })).postedMovements).toBe(1);
      const [movement] = await movementsOf(api);
      expect(movement).toMatchObject({ productName: 'Desk lamp', balanceAfter: 3 });
    });

    it('refuse a new fraction of a product that now counts in pieces', async () => {
      await countIn('kg');
      const order = await sell(2.5);
      await setStatus(api, order._id, { status: 'cancelled' });
      await countIn('pieces');
      const body = { status: 'completed', force: true };
      const refused = await api.call('PATCH', `orders/${order._id}/status`, { body });
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors).toEqual({
        items: 'Desk lamp is counted in whole pieces now',
      });
    });

    it.each(['purchase', 'sale'] as const)(
      'give back the fraction of a %s, though the product now counts in pieces',
      async (kind) => {
        await countIn('kg');
        await receive(api, shop.lamp._id, 2.5);
        const order = kind === 'sale' ? await sell(2.5) : await buy(2.5);
        const path = `orders/${order._id}`;
        const became = (status: OrderStatus) => setStatus(api, order._id, { status, force: true });
        await became('completed');
        await setStock(api, shop.lamp._id, 2);
        await countIn('pieces');
        const { order: edited } = await became('completed');
        await edit(edited, [item(shop.lamp, 2)], { force: true });
        for (const status of ['pending', 'completed', 'cancelled', 'completed'] as const)
          await became(status);
        const body = { force: true };
        expect((await api.call('DELETE', path, { body })).status).toBe(200);
        expect((await api.call('POST', `${path}/restore`, { body })).status).toBe(200);
        await setStock(api, shop.lamp._id, 7);
        expect(await stock()).toBe(7);
      },
    );

    it.each([
      ['cancelled', 'pending', 'deleted'],
      ['pending', 'deleted', 'cancelled'],
      ['deleted', 'cancelled', 'pending'],
    ])('with such a fraction become %s, %s and %s', async (...changes) => {
      await countIn('kg');
      const order = await buy(2.5);
      const path = `orders/${order._id}`;
      await setStatus(api, order._id, { status: 'completed' });
      await setStock(api, shop.lamp._id, 2);
      await countIn('pieces');
      const body = { force: true };
      for (const change of changes) {
        const undone =
          change === 'deleted'
            ? await api.call('DELETE', path, { body })
            : await api.call('PATCH', `${path}/status`, { body: { ...body, status: change } });
        expect(undone.status).toBe(200);
        expect(await stock()).toBe(0);
        if (change === 'deleted')
          expect((await api.call('POST', `${path}/restore`)).status).toBe(200);
        await setStatus(api, order._id, { status: 'completed' });
        expect(await stock()).toBe(2.5);
        await setStock(api, shop.lamp._id, 2);
      }
    });

    it('preview the effects of each status and of deleting', async () => {
      await receive(api, shop.lamp._id, 3);
      const order = await addOrder(api, orderInput([item(shop.lamp, 5), item(shop.desk, 1)]));
      const effects = async () =>
        (await api.read<OrderEffects>(`orders/${order._id}/status-effects`)).effects;
      const before = await effects();
      expect(before).toMatchObject({ pending: [], processing: [], cancelled: [], deleted: [] });
      expect(before.completed).toEqual([
        {
          productId: shop.lamp._id,
          productName: 'Desk lamp',
          productSku: 'LAMP-1',
          unitOfMeasurement: 'pieces',
          quantity: -5,
          currentStock: 3,
          short: 2,
          returned: 0,
        },
        expect.objectContaining({
          productId: shop.desk._id,
          quantity: -1,
          currentStock: 0,
          short: 1,
        }),
      ]);
      await setStatus(api, order._id, { status: 'completed', force: true });
      const after = await effects();
      expect(after.completed).toEqual([]);
      const back: (OrderStatus | 'deleted')[] = ['pending', 'processing', 'cancelled', 'deleted'];
      for (const change of back)
        expect(after[change]).toMatchObject([{ quantity: 5 }, { quantity: 1 }]);
    });
  });
}
