import {
  type NotificationList,
  type Product,
  type StockMovement,
  type StockMovementList,
  type StockMovementWriteResult,
} from '@stockroom/contract';
import { UNKNOWN_ID } from './forms';
import {
  addOrder,
  adjustStock,
  item,
  movementsOf,
  orderInput,
  productOf,
  receive,
  setStatus,
  setStock,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeVerifications(makeStore: MakeStore): void {
  describe('corrections to verify', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });

    /** Sells `short` more than the stock. @returns the correction */
    const force = async (product: Product, short: number): Promise<StockMovement> => {
      const { currentStock } = await productOf(api, product._id);
      const order = await addOrder(api, orderInput([item(product, currentStock + short)]));
      await setStatus(api, order._id, { status: 'completed', force: true });
      const [, correction] = await movementsOf(api, `orderId=${order._id}`);
      return correction!;
    };
    const count = (product: Product, level: number) => setStock(api, product._id, level);
    const verify = <Body = StockMovementWriteResult>(
      id: string,
      options: { token?: string; headers?: Record<string, string> } = {},
    ) => api.call<Body>('POST', `stock-movements/${id}/verify`, options);
    const movement = async ({ _id }: StockMovement) =>
      (await movementsOf(api)).find((listed) => listed._id === _id);
    const list = (query: string) => api.read<StockMovementList>(`stock-movements?${query}`);
    const open = async () =>
      (await list('toVerify=true')).movements.map(({ quantity }) => quantity);
    const asked = async () =>
      (await api.read<NotificationList>('notifications')).notifications
        .filter(({ kind }) => kind === 'stock_to_verify')
        .map(({ link }) => link);
    const asking = ({ _id }: Product) => `/inventory?toVerify=true&productId=${_id}`;

    it('are settled by a count of their product, and by no other movement', async () => {
      const correction = await force(shop.lamp, 2);
      await force(shop.lamp, 3);
      await force(shop.desk, 4);
      await receive(api, shop.lamp._id, 10);
      await adjustStock(api, shop.lamp._id, -1);
      await count(shop.desk, 1);
      expect(await open()).toEqual([3, 2]);
      expect(await asked()).toEqual([asking(shop.lamp)]);
      api.clock.advance({ minutes: 1 });
      const { createdAt } = await count(shop.lamp, 7);
      expect(await open()).toEqual([]);
      expect(await asked()).toEqual([]);
      expect(await movement(correction)).toEqual({
        ...correction,
        toVerify: false,
        verifiedBy: 'user@example.com',
        verifiedAt: createdAt,
      });
      expect((await list('toVerify=false')).total).toBe((await movementsOf(api)).length);
    });

    it('are settled one by one, and notify until the last', async () => {
      const first = await force(shop.lamp, 2);
      const second = await force(shop.lamp, 3);
      api.clock.advance({ minutes: 1 });
      const answer = await verify(first._id);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'Marked as verified',
        movement: {
          ...first,
          toVerify: false,
          verifiedBy: 'user@example.com',
          verifiedAt: '2026-11-21T09:01:00.000Z',
        },
      });
      expect(await movement(first)).toEqual(answer.body.movement);
      expect([await open(), await asked()]).toEqual([[3], [asking(shop.lamp)]]);
      await verify(second._id);
      expect([await open(), await asked()]).toEqual([[], []]);
      expect((await productOf(api, shop.lamp._id)).currentStock).toBe(0);
    });

    it('keep the name of the first user who settles them', async () => {
      const correction = await force(shop.lamp, 2);
      const headers = { 'Idempotency-Key': 'one-press' };
      const { body } = await verify(correction._id, { headers });
      api.clock.advance({ minutes: 1 });
      const token = await api.signUp('other@example.com');
      for (const again of [
        await verify(correction._id, { headers }),
        await verify(correction._id),
        await verify(correction._id, { token }),
      ])
        expect([again.status, again.body]).toEqual([200, body]);
      await count(shop.lamp, 7);
      expect(await movement(correction)).toEqual(body.movement);
    });

    it('can be settled after their product is deleted, and stay with their order', async () => {
      const correction = await force(shop.lamp, 2);
      await api.call('DELETE', `products/${shop.lamp._id}`);
      expect((await verify(correction._id)).status).toBe(200);
      const orders = await api.call<{ orders: { _id: string }[] }>('GET', 'orders');
      const ofOrder = await list(`orderId=${orders.body.orders[0]?._id}`);
      expect(ofOrder.movements.map(({ reason }) => reason)).toEqual(['Sale', 'Correction']);
    });

    it('are the only movements to verify', async () => {
      const receipt = await receive(api, shop.lamp._id, 5);
      const refused = await verify<object>(receipt._id);
      expect([refused.status, refused.body]).toEqual([
        422,
        {
          code: 'VALIDATION_FAILED',
          message: 'Please check the marked fields',
          fieldErrors: { id: 'This stock movement needs no verification' },
        },
      ]);
      for (const id of [UNKNOWN_ID, 'nonsense']) {
        const missing = await verify<object>(id);
        expect([missing.status, missing.body]).toEqual([
          404,
          { code: 'NOT_FOUND', message: 'Stock movement not found' },
        ]);
      }
    });
  });
}
