import type {
  ActivityList,
  DashboardStats,
  DashboardStatsResult,
  Product,
  SalesWeekList,
  TopProductList,
} from '@stockroom/contract';
import { documentSteps } from './document-steps';
import {
  addOrder,
  addProduct,
  adjustStock,
  item,
  orderInput,
  productInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeDashboard(makeStore: MakeStore): void {
  describe('dashboard', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: { ...DESK, minimumStockLevel: 0 } });
    const { begin, count, enter, giveBack, post, undo, find } = documentSteps(api);
    const stats = async () => (await api.read<DashboardStatsResult>('dashboard/stats')).stats;
    const top = async (query = '') =>
      (await api.read<TopProductList>(`dashboard/top-products?${query}`)).products;
    const activitiesOf = async (query = '') =>
      (await api.read<ActivityList>(`dashboard/activities?${query}`)).activities;
    const sale = (product: Product, quantity: number, unitPrice = 10) =>
      addOrder(api, orderInput([item(product, quantity, unitPrice)]));
    const sell = async (product: Product, quantity: number, unitPrice = 10) => {
      const order = await sale(product, quantity, unitPrice);
      await setStatus(api, order._id, { status: 'completed' });
      return order;
    };

    it('counts products, low stock, pending orders and the value of stock', async () => {
      // Both are at or below their minimum, as nothing has come in yet.
      expect(await stats()).toEqual<DashboardStats>({
        totalProducts: 2,
        lowStockAlerts: 2,
        pendingOrders: 0,
        totalValue: 0,
      });
      await receive(api, shop.lamp._id, 3, { purchasePrice: 33.33 });
      await receive(api, shop.desk._id, 7, { purchasePrice: 0.1 });
      await receive(api, shop.desk._id, 1, { purchasePrice: 0.2 });
      const { _id } = await sale(shop.desk, 2);
      await sale(shop.desk, 1);
      await setStatus(api, _id, { status: 'processing' });
      // Eight desks at 0.1125 on average.
      expect(await stats()).toEqual({
        totalProducts: 2,
        lowStockAlerts: 1,
        pendingOrders: 1,
        totalValue: 100.89,
      });
    });

    it('leaves out archived products until they are restored', async () => {
      await receive(api, shop.lamp._id, 3, { purchasePrice: 10 });
      await api.call('DELETE', `products/${shop.lamp._id}`);
      const none = { totalProducts: 1, lowStockAlerts: 1, totalValue: 0 };
      expect(await stats()).toMatchObject(none);
      await api.call('POST', `products/${shop.lamp._id}/restore`);
      expect(await stats()).toMatchObject({ totalProducts: 2, lowStockAlerts: 2, totalValue: 30 });
    });

    it('counts right when many write at the same moment', async () => {
      const receipts = [shop.lamp, shop.desk].flatMap(({ _id }) =>
        Array.from({ length: 10 }, () => receive(api, _id, 2, { purchasePrice: 1.5 })),
      );
      const products = Array.from({ length: 10 }, (_nothing, index) =>
        addProduct(api, shop.supplier._id, { sku: `P-${index}` }),
      );
      await Promise.all([...receipts, ...products]);
      expect(await stats()).toMatchObject({
        totalProducts: 12,
        lowStockAlerts: 10,
        totalValue: 60,
      });
    });

    it('follows the minimum of a product', async () => {
      await receive(api, shop.desk._id, 1);
      expect((await stats()).lowStockAlerts).toBe(1);
      const changes = { name: 'Desk', sku: 'DESK', minimumStockLevel: 1 };
      const body = { ...productInput(shop.supplier._id, changes), version: 1 };
      await api.call('PUT', `products/${shop.desk._id}`, { body });
      expect((await stats()).lowStockAlerts).toBe(2);
    });

    it('tells the five newest activities in sentences', async () => {
      const steps: (() => Promise<unknown>)[] = [
        () => receive(api, shop.lamp._id, 20),
        () => adjustStock(api, shop.lamp._id, -3, 'Damaged'),
        () => sell(shop.lamp, 2),
        () => addOrder(api, purchaseInput(shop.supplier._id, [item(shop.desk)])),
        () => addProduct(api, shop.supplier._id, { name: 'Стул', sku: 'CHAIR' }),
      ];
      for (const step of steps) {
        api.clock.advance({ minutes: 1 });
        await step();
      }
      const activities = await activitiesOf();
      expect(activities.map(({ type, description }) => [type, description])).toEqual([
        ['product_added', 'Product added: Стул (CHAIR)'],
        ['order_created', 'Purchase order PO-2026-0001 from Nordwind Office'],
        ['order_created', 'Sales order ORD-2026-0001 for Café «Утро»'],
        ['stock_adjusted', 'Adjusted Desk lamp by -3\u00a0pieces (Damaged)'],
        ['stock_received', 'Received 20\u00a0pieces of Desk lamp'],
      ]);
      expect(activities[0]?.timestamp).toBe(api.clock.now().toISOString());
      expect(await activitiesOf('limit=1')).toHaveLength(1);
    });

    it('tells returns, counts and what was undone', async () => {
      await receive(api, shop.lamp._id, 20);
      const order = await sell(shop.lamp, 5);
      api.clock.advance({ minutes: 1 });
      await giveBack({ orderId: order._id, deliveryId: '' }, [
        { productId: shop.lamp._id, quantity: 2, unitPrice: 10 },
      ]);
      api.clock.advance({ minutes: 1 });
      const delivery = await begin({ supplierId: shop.supplier._id });
      await enter(delivery._id, [[shop.desk, 4]]);
      await post(await find(delivery._id));
      api.clock.advance({ minutes: 1 });
      await giveBack({ orderId: '', deliveryId: delivery._id }, [
        { productId: shop.desk._id, quantity: 1 },
      ]);
      api.clock.advance({ minutes: 1 });
      const counting = await count();
      await enter(counting._id, [[shop.lamp, 16]]);
      await post(await find(counting._id));
      api.clock.advance({ minutes: 1 });
      const second = await begin({ supplierId: shop.supplier._id });
      await enter(second._id, [[shop.desk, 3]]);
      await post(await find(second._id));
      api.clock.advance({ minutes: 1 });
      await undo(await find(second._id));
      const activities = await activitiesOf('limit=6');
      const journal = '/inventory?search=';
      expect(activities.map(({ type, description, link }) => [type, description, link])).toEqual([
        ['stock_adjusted', 'Adjusted Desk by -3\u00a0pieces (Receipt undone)', `${journal}DESK`],
        ['stock_received', 'Received 3\u00a0pieces of Desk', `${journal}DESK`],
        ['stock_adjusted', 'Counted Desk lamp: -1\u00a0piece', `${journal}LAMP-1`],
        ['stock_adjusted', 'Return of Desk to the supplier: -1\u00a0piece', `${journal}DESK`],
        ['stock_received', 'Received 4\u00a0pieces of Desk', `${journal}DESK`],
        ['stock_adjusted', 'Customer return of Desk lamp: +2\u00a0pieces', `${journal}LAMP-1`],
      ]);
    });

    it('links each activity', async () => {
      const tool = await addProduct(api, shop.supplier._id, { sku: 'A&B 1' });
      api.clock.advance({ seconds: 1 });
      await receive(api, tool._id, 1);
      api.clock.advance({ seconds: 1 });
      const order = await sale(tool, 1);
      expect((await activitiesOf('limit=3')).map(({ link }) => link)).toEqual([
        `/orders/${order._id}`,
        '/inventory?search=A%26B%201',
        `/products/${tool._id}`,
      ]);
    });

    it("ranks this month's sales by quantity, then revenue, then name", async () => {
      const chair = await addProduct(api, shop.supplier._id, { name: 'Chair', sku: 'CHAIR' });
      const stool = await addProduct(api, shop.supplier._id, { name: 'Stool', sku: 'STOOL' });
      const centimetres = { name: 'Rope', sku: 'ROPE', unitOfMeasurement: 'cm' } as const;
      const rope = await addProduct(api, shop.supplier._id, centimetres);
      for (const { _id } of [shop.lamp, shop.desk, chair, stool, rope])
        await receive(api, _id, 100);
      await sell(rope, 90.5, 0.1);
      await sell(shop.lamp, 5, 10);
      await sell(shop.lamp, 1, 10);
      await sell(shop.desk, 2, 50);
      await sell(chair, 2, 30);
      await sell(stool, 2, 30);
      await sale(shop.desk, 50);
      expect(await top()).toEqual([
        expect.objectContaining({ name: 'Rope', soldQuantity: 90.5, revenue: 9.05 }),
        {
          _id: shop.lamp._id,
          name: 'Desk lamp',
          sku: 'LAMP-1',
          unitOfMeasurement: 'pieces',
          soldQuantity: 6,
          revenue: 60,
        },
        expect.objectContaining({ name: 'Desk', soldQuantity: 2, revenue: 100 }),
        expect.objectContaining({ name: 'Chair', soldQuantity: 2, revenue: 60 }),
        expect.objectContaining({ name: 'Stool' }),
      ]);
      expect(await top('limit=2')).toHaveLength(2);
    });

    it('ranks revenue beyond the range of a number', async () => {
      const price = 999_999_999_999.99;
      for (const { _id } of [shop.lamp, shop.desk]) await receive(api, _id, 900_000_002);
      await sell(shop.lamp, 900_000_001, price);
      await sell(shop.desk, 900_000_001, price);
      await sell(shop.desk, 1, 0.01);
      expect(await top()).toMatchObject([{ name: 'Desk' }, { name: 'Desk lamp' }]);
      await sell(shop.lamp, 1, 0.02);
      expect(await top()).toMatchObject([{ name: 'Desk lamp' }, { name: 'Desk' }]);
    });

    it('takes cancelled sales back, and forgets last month', async () => {
      await receive(api, shop.lamp._id, 100);
      const first = await sell(shop.lamp, 5);
      await sell(shop.lamp, 1);
      await setStatus(api, first._id, { status: 'cancelled' });
      expect(await top()).toMatchObject([{ soldQuantity: 1 }]);
      api.clock.advance({ days: 10 });
      await api.signInAgain();
      expect(await top()).toEqual([]);
    });

    it('begins the month in the time zone of the reader', async () => {
      await receive(api, shop.lamp._id, 100);
      await sell(shop.lamp, 4);
      // From 21 to 30 November, 22:00 in UTC: in Moscow it is December.
      api.clock.advance({ days: 9, minutes: 13 * 60 });
      await api.signInAgain();
      expect(await top('timeZone=Europe/Moscow')).toEqual([]);
      expect(await top('timeZone=America/New_York')).toHaveLength(1);
      expect(await top()).toHaveLength(1);
    });

    it('adds up the sales of each week of the reader, less what came back', async () => {
      const weeks = async (query = '', token?: string) =>
        (await api.read<SalesWeekList>(`dashboard/sales?${query}`, token)).weeks;
      await receive(api, shop.lamp._id, 100);
      // Saturday, 21 November.
      const early = await sell(shop.lamp, 4);
      await giveBack({ orderId: early._id, deliveryId: '' }, [
        { productId: shop.lamp._id, quantity: 1, unitPrice: 10 },
      ]);
      // Sunday, 22:00 in UTC: in Moscow it is Monday.
      api.clock.advance({ minutes: 37 * 60 });
      await api.signInAgain();
      await sell(shop.lamp, 7);
      await sale(shop.lamp, 1);
      const shown = await weeks();
      expect(shown).toHaveLength(8);
      expect(shown.slice(-2)).toEqual([
        { start: '2026-11-09', revenue: 0 },
        { start: '2026-11-16', revenue: 100 },
      ]);
      expect((await weeks('timeZone=Europe/Moscow')).slice(-2)).toEqual([
        { start: '2026-11-16', revenue: 30 },
        { start: '2026-11-23', revenue: 70 },
      ]);
      const warehouse = await api.signUp('warehouse@example.com', 'warehouse');
      expect((await weeks('', warehouse)).at(-1)).toEqual({ start: '2026-11-16' });
    });

    it.each(['limit=0', 'limit=51', 'limit=x', 'timeZone=Mars/Base', 'timeZone=%2B03:00', 'x=1'])(
      'refuses ?%s',
      (query) => api.fieldErrors('GET', `dashboard/top-products?${query}`),
    );
  });
}
