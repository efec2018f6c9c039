import {
  type NotificationList,
  type Product,
  type StockMovement,
  type StockMovementList,
  type StockMovementWriteResult,
  type Tokens,
} from '@stockroom/contract';
import { expectStablePaging } from './paging';
import {
  addOrder,
  adjustStock,
  item,
  movementsOf,
  orderInput,
  productOf,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const UNKNOWN_ID = '01a1fc0c-5627-7701-832f-dc14788c32bd';

export function describeVerifications(makeStore: MakeStore): void {
  describe('corrections to verify', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });

    /** Sells so many more than there are. @returns the correction */
    const force = async (product: Product, short: number): Promise<StockMovement> => {
      const { currentStock } = await productOf(api, product._id);
      const order = await addOrder(api, orderInput([item(product, currentStock + short)]));
      await setStatus(api, order._id, { status: 'completed', force: true });
      const [, correction] = await movementsOf(api, `orderId=${order._id}`);
      return correction!;
    };
    const count = async (product: Product, newStockLevel: number) => {
      const body = { productId: product._id, newStockLevel, reason: 'Correction', notes: '' };
      const path = 'stock-movements/adjustments';
      const answer = await api.call<StockMovementWriteResult>('POST', path, { body });
      return answer.body.movement;
    };
    const verify = <Body = StockMovementWriteResult>(
      id: string,
      options: { token?: string; headers?: Record<string, string> } = {},
    ) => api.call<Body>('POST', `stock-movements/${id}/verify`, options);
    const movement = async ({ _id }: StockMovement) =>
      (await movementsOf(api)).find((listed) => listed._id === _id);
    const list = async (query: string) =>
      (await api.call<StockMovementList>('GET', `stock-movements?${query}`)).body;
    const open = async () =>
      (await list('toVerify=true')).movements.map(({ quantity }) => quantity);
    const asked = async () =>
      (await api.call<NotificationList>('GET', 'notifications')).body.notifications
        .filter(({ kind }) => kind === 'stock_to_verify')
        .map(({ link }) => link);
    const asking = ({ _id }: Product) => `/inventory?toVerify=true&productId=${_id}`;

    it('are settled by a count of their product, and by nothing else that moves it', async () => {
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

    it('are to verify again when the next order is forced', async () => {
      await force(shop.lamp, 2);
      await count(shop.lamp, 5);
      await force(shop.lamp, 1);
      expect(await open()).toEqual([1]);
      expect(await asked()).toEqual([asking(shop.lamp)]);
    });

    it('are settled one by one where the books are right, and asked for until the last', async () => {
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

    it('stay with whoever settled them first, however often it is tried', async () => {
      const correction = await force(shop.lamp, 2);
      const headers = { 'Idempotency-Key': 'one-press' };
      const { body } = await verify(correction._id, { headers });
      api.clock.advance({ minutes: 1 });
      const account = { email: 'other@example.com', password: 'a fine password' };
      await api.call('POST', 'auth/register', { body: account, token: null });
      const login = { body: account, token: null };
      const { accessToken } = (await api.call<Tokens>('POST', 'auth/login', login)).body;
      for (const again of [
        await verify(correction._id, { headers }),
        await verify(correction._id),
        await verify(correction._id, { token: accessToken }),
      ])
        expect([again.status, again.body]).toEqual([200, body]);
      await count(shop.lamp, 7);
      expect(await movement(correction)).toEqual(body.movement);
    });

    it('can be settled when their product is gone, and stay with their order', async () => {
      const correction = await force(shop.lamp, 2);
      await api.call('DELETE', `products/${shop.lamp._id}`);
      expect((await verify(correction._id)).status).toBe(200);
      const orders = await api.call<{ orders: { _id: string }[] }>('GET', 'orders');
      const ofOrder = await list(`orderId=${orders.body.orders[0]?._id}`);
      expect(ofOrder.movements.map(({ reason }) => reason)).toEqual(['Sale', 'Correction']);
    });

    it('are all that can be verified', async () => {
      const receipt = await receive(api, shop.lamp._id, 5);
      const refused = await verify<object>(receipt._id);
      expect([refused.status, refused.body]).toEqual([
        422,
        { code: 'VALIDATION_FAILED', message: 'This stock movement was never to be verified' },
      ]);
      for (const id of [UNKNOWN_ID, 'nonsense']) {
        const missing = await verify<object>(id);
        expect([missing.status, missing.body]).toEqual([
          404,
          { code: 'NOT_FOUND', message: 'Stock movement not found' },
        ]);
      }
    });

    it('are paged without gaps or repeats between those that are settled', async () => {
      for (let short = 1; short <= 10; short += 1) {
        const correction = await force(short % 2 ? shop.lamp : shop.desk, short);
        if (short % 3 === 0) await verify(correction._id);
        if (short % 4 === 0) api.clock.advance({ seconds: 1 });
      }
      expect(await open()).toEqual([10, 8, 7, 5, 4, 2, 1]);
      for (const sort of ['-createdAt', 'createdAt'])
        await expectStablePaging(
          (query) => list(`toVerify=true&sort=${sort}&${query}`),
          ({ movements }) => movements.map(({ _id }) => _id),
          [1, 2].map((short) => () => force(shop.lamp, short)),
        );
    });
  });
}
