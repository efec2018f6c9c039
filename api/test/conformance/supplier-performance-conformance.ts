import type { OrderInput, SupplierPerformanceReport } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeSupplierPerformance(makeStore: MakeStore): void {
  describe('report of supplier performance', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const report = (query = '') =>
      api.read<SupplierPerformanceReport>(`reports/supplier-performance?${query}`);
    const order = (items: OrderInput['items'], supplierId = shop.supplier._id) =>
      addOrder(api, purchaseInput(supplierId, items));
    /** Bought, and delivered some seconds later. */
    const buy = async (items: OrderInput['items'], seconds: number) => {
      const { _id } = await order(items);
      api.clock.advance({ seconds });
      await setStatus(api, _id, { status: 'completed' });
    };

    it('judges by completed orders', async () => {
      await buy([item(shop.lamp, 10, 100)], 86.4);
      await buy([item(shop.lamp, 10, 110), item(shop.desk, 1, 5)], 129.6);
      await buy([item(shop.lamp, 20, 120)], 43.2);
      await buy([item(shop.desk, 3, 5)], 432);
      const cancelled = await order([item(shop.lamp, 10, 100)]);
      await receive(api, shop.lamp._id, 4, { orderId: cancelled._id, purchasePrice: 90 });
      await setStatus(api, cancelled._id, { status: 'cancelled' });
      await order([item(shop.lamp, 1, 1)]);

      const { suppliers, totals, months } = await report();
      expect(suppliers).toEqual([
        {
          _id: shop.supplier._id,
          companyName: 'Nordwind Office',
          orders: 6,
          completedOrders: 4,
          cancelledOrders: 1,
          spend: 4520,
          // The middle of 0.0005, 0.001, 0.0015 and 0.005 days, which rounds to nothing.
          medianLeadTimeDays: 0,
          // 4520 and 4 of 10 lamps at 100, of 5520.
          fillRate: 0.8913,
          cancelledShare: 0.2,
          // 40 lamps at 120 instead of 100, and 4 desks at 5.
          priceChange: 0.199,
          spendByMonth: [{ month: '2026-11', spend: 4520 }],
        },
      ]);
      expect(totals).toEqual({ orders: 6, completedOrders: 4, cancelledOrders: 1, spend: 4520 });
      expect(months).toEqual([
        { month: '2026-11', orders: 6, completedOrders: 4, cancelledOrders: 1, spend: 4520 },
      ]);
    });

    it("sums the spend of each supplier by the months of the reader's time zone", async () => {
      const other = await addSupplier(api, { companyName: 'Other' });
      await buy([item(shop.lamp, 1, 100)], 60);
      await buy([item(shop.lamp, 2, 100.5)], 60);
      const { _id } = await order([item(shop.lamp, 1, 7)], other._id);
      await setStatus(api, _id, { status: 'completed' });
      // 30 November, 21:30 in London, is December in Moscow already.
      api.clock.advance({ days: 9, minutes: 12 * 60 + 30 });
      await api.signInAgain();
      await buy([item(shop.lamp, 3, 100)], 60);
      await order([item(shop.lamp, 9, 9)]);
      const trendsIn = async (timeZone: string) =>
        (await report(`timeZone=${timeZone}`)).suppliers.map(({ spendByMonth }) => spendByMonth);
      expect(await trendsIn('Europe/London')).toEqual([
        [{ month: '2026-11', spend: 601 }],
        [{ month: '2026-11', spend: 7 }],
      ]);
      expect(await trendsIn('Europe/Moscow')).toEqual([
        [
          { month: '2026-11', spend: 301 },
          { month: '2026-12', spend: 300 },
        ],
        [{ month: '2026-11', spend: 7 }],
      ]);
    });

    it('takes the median of lead times in days', async () => {
      const ids: string[] = [];
      for (let index = 0; index < 3; index += 1)
        ids.push((await order([item(shop.lamp, 1, 10)]))._id);
      for (const id of ids) {
        api.clock.advance({ minutes: 4 });
        await setStatus(api, id, { status: 'completed' });
      }
      // Eight minutes.
      expect((await report()).suppliers[0]?.medianLeadTimeDays).toBe(0.01);
    });

    it('judges no supplier with fewer than three completed orders', async () => {
      await buy([item(shop.lamp, 10, 100)], 60);
      await buy([item(shop.lamp, 10, 110)], 60);
      const { _id } = await order([item(shop.lamp, 1, 1)]);
      await setStatus(api, _id, { status: 'cancelled' });
      expect((await report()).suppliers[0]).toMatchObject({
        completedOrders: 2,
        cancelledOrders: 1,
        spend: 2100,
        medianLeadTimeDays: null,
        fillRate: null,
        cancelledShare: null,
        priceChange: null,
      });
    });

    it('has no price change where the shop bought nothing twice', async () => {
      for (const sku of ['A', 'B', 'C']) {
        const product = await addProduct(api, shop.supplier._id, { sku });
        await buy([item(product, 1, 10)], 1);
      }
      expect((await report()).suppliers[0]).toMatchObject({ fillRate: 1, priceChange: null });
    });

    it('takes orders created in the period, but not deleted ones', async () => {
      await buy([item(shop.lamp, 1, 100)], 60);
      const from = api.clock.now().toISOString();
      await buy([item(shop.lamp, 2, 100)], 60);
      const { _id } = await order([item(shop.lamp, 4, 100)]);
      await api.call('DELETE', `orders/${_id}`);
      expect((await report(`from=${from}`)).totals).toEqual({
        orders: 1,
        completedOrders: 1,
        cancelledOrders: 0,
        spend: 200,
      });
      expect((await report('to=2026-11-20')).suppliers).toEqual([]);
    });

    it('searches by company name, and lists only suppliers with orders', async () => {
      const apex = await addSupplier(api, { companyName: 'Апекс' });
      await addSupplier(api, { companyName: 'No orders' });
      await order([item(shop.lamp, 1, 1)], apex._id);
      await order([item(shop.lamp, 1, 1)]);
      const names = async (query: string) =>
        (await report(query)).suppliers.map(({ companyName }) => companyName);
      expect(await names('')).toEqual(['Nordwind Office', 'Апекс']);
      expect(await names(`search=${encodeURIComponent('апе')}`)).toEqual(['Апекс']);
      expect(await names('search=office+nord')).toEqual(['Nordwind Office']);
      expect(await names(`supplierId=${shop.supplier._id}`)).toEqual(['Nordwind Office']);
    });
  });
}
