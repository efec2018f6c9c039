import type { Product, StockMovementList } from '@stockroom/contract';
import {
  addOrder,
  adjustStock,
  orderInput,
  productInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeStockMovementList(makeStore: MakeStore): void {
  describe('list of stock movements', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: { ...DESK, name: 'Стол «Ладога» 100%' } });
    const list = (query = '') => api.read<StockMovementList>(`stock-movements?${query}`);
    const quantities = async (query: string) =>
      (await list(query)).movements.map(({ quantity }) => quantity);
    const takeOff = (product: Product, amount: number) =>
      adjustStock(api, product._id, -amount, 'Lost');

    it('is empty at first', async () => {
      const nothing = { movements: [], nextCursor: null, previousCursor: null, total: 0 };
      expect(await list()).toEqual(nothing);
    });

    it('begins with the newest, those of one moment too', async () => {
      await receive(api, shop.lamp._id, 1);
      await receive(api, shop.desk._id, 2);
      api.clock.advance({ minutes: 1 });
      await takeOff(shop.lamp, 1);
      await receive(api, shop.lamp._id, 4);
      expect(await quantities('')).toEqual([4, 1, 2, 1]);
      expect(await quantities('sort=createdAt')).toEqual([1, 2, 1, 4]);
    });

    it('filters by type, product and text, alone and together', async () => {
      await receive(api, shop.lamp._id, 10);
      await receive(api, shop.desk._id, 20);
      await takeOff(shop.lamp, 3);
      await takeOff(shop.desk, 4);
      expect(await quantities('movementType=in')).toEqual([20, 10]);
      expect(await quantities('movementType=out')).toEqual([4, 3]);
      expect(await quantities(`productId=${shop.lamp._id}`)).toEqual([3, 10]);
      expect(await quantities('search=LAMP')).toEqual([3, 10]);
      expect(await quantities(`search=${encodeURIComponent(' «ладога» ')}`)).toEqual([4, 20]);
      expect(await quantities('search=lamp+desk')).toEqual([3, 10]);
      expect(await quantities('search=00%25')).toEqual([4, 20]);
      expect(await quantities('search=_')).toEqual([]);
      expect(await quantities('search=%D0%BB%D0%B0%D0%B4&movementType=in')).toEqual([20]);
      expect((await list('movementType=in&limit=1')).total).toBe(2);
    });

    it('filters by reason, and by corrections to verify', async () => {
      await receive(api, shop.lamp._id, 2);
      await takeOff(shop.lamp, 1);
      const item = { productId: shop.lamp._id, quantity: 4, unitPrice: 1 };
      const { _id } = await addOrder(api, orderInput([item]));
      await setStatus(api, _id, { status: 'completed', force: true });
      expect(await quantities('reason=Sale')).toEqual([4]);
      expect(await quantities('reason=Stock+Receipt')).toEqual([2]);
      expect(await quantities('reason=Correction&movementType=in')).toEqual([3]);
      expect(await quantities('toVerify=true')).toEqual([3]);
      expect(await quantities('toVerify=false')).toEqual([4, 1, 2]);
    });

    it('finds the movements of one order and its deliveries', async () => {
      const rows = [{ productId: shop.lamp._id, quantity: 5, unitPrice: 10 }];
      const order = await addOrder(api, purchaseInput(shop.lamp.supplierId, rows));
      const other = await addOrder(api, purchaseInput(shop.lamp.supplierId, rows));
      await setStatus(api, other._id, { status: 'completed' });
      await receive(api, shop.lamp._id, 2, { orderId: order._id });
      await setStatus(api, order._id, { status: 'completed' });
      expect(await quantities(`orderId=${order._id}`)).toEqual([3, 2]);
      expect(await quantities(`orderId=${order._id}&productId=${shop.desk._id}`)).toEqual([]);
      expect((await api.call('GET', 'stock-movements?orderId=none')).status).toBe(422);
    });

    it('finds by the present name of the product, archived or not', async () => {
      await receive(api, shop.lamp._id, 10);
      const body = { ...productInput(shop.supplier._id, { name: 'Floor light' }), version: 1 };
      await api.call('PUT', `products/${shop.lamp._id}`, { body });
      await api.call('DELETE', `products/${shop.lamp._id}`);
      const { movements } = await list('search=floor');
      expect(movements.map(({ productName }) => productName)).toEqual(['Desk lamp']);
      expect(await quantities('search=desk+lamp')).toEqual([]);
    });

    it('takes days and instants, both inclusive', async () => {
      for (const day of [1, 2, 3]) {
        await receive(api, shop.lamp._id, day);
        api.clock.advance({ minutes: 14 * 60 + 59, seconds: 59.999 });
        await api.signInAgain();
        await receive(api, shop.desk._id, day * 10);
        api.clock.advance({ minutes: 9 * 60, seconds: 0.001 });
        await api.signInAgain();
      }
      expect(await quantities('from=2026-11-22')).toEqual([30, 3, 20, 2]);
      expect(await quantities('to=2026-11-22')).toEqual([20, 2, 10, 1]);
      expect(await quantities('from=2026-11-22&to=2026-11-22')).toEqual([20, 2]);
      expect(await quantities('from=2026-11-23T09:00:00.000Z')).toEqual([30, 3]);
      expect(await quantities('to=2026-11-21T12:00:00%2B03:00')).toEqual([1]);
      expect(await quantities('from=2026-11-24')).toEqual([]);
    });

    it('takes the first and the last possible days, in every time zone', async () => {
      await receive(api, shop.lamp._id, 1);
      for (const timeZone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])
        for (const [from, to] of [
          ['0000-01-01', '9999-12-31'],
          ['0001-01-01', '9999-12-31T23:59:59-12:00'],
          ['0000-01-01T00:00Z', '9999-12-31'],
        ] as const) {
          const period = `timeZone=${timeZone}&from=${from}&to=${encodeURIComponent(to)}`;
          expect(await quantities(period)).toEqual([1]);
          for (const report of ['stock-movements', 'supplier-performance'])
            expect((await api.call('GET', `reports/${report}?${period}`)).status).toBe(200);
        }
    });

    it('is read-only', async () => {
      const { _id } = await receive(api, shop.lamp._id, 1);
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
        const refused = await api.call(method, `stock-movements/${_id}`, { body: { quantity: 2 } });
        expect([404, 405]).toContain(refused.status);
      }
      expect(await quantities('')).toEqual([1]);
    });
  });
}
