import type { MarginReport } from '@stockroom/contract';
import { documentSteps } from './document-steps';
import { orderSteps } from './order-steps';
import { addOrder, item, orderInput, receive, setStatus } from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeMargin(makeStore: MakeStore): void {
  describe('report of margins', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const { edit } = orderSteps(api, shop);
    const { giveBack, undo, find } = documentSteps(api);
    const report = (query = '', token?: string) =>
      api.read<MarginReport>(`reports/margin?${query}`, token);
    const figures = ({ rows }: MarginReport) =>
      rows.map(({ name, soldQuantity, revenue, cost, margin, marginShare }) => [
        ...[name, Number(soldQuantity), Number(revenue), Number(cost), Number(margin), marginShare],
      ]);
    const sell = async (customerName: string, ...items: ReturnType<typeof item>[]) => {
      const order = await addOrder(api, orderInput(items, { customerName }));
      await setStatus(api, order._id, { status: 'completed' });
      return order;
    };
    /** Lamps that cost 30, and desks that cost 100. */
    beforeEach(async () => {
      await receive(api, shop.lamp._id, 20, { purchasePrice: 30 });
      await receive(api, shop.desk._id, 5, { purchasePrice: 100 });
    });

    it('takes revenue from completed sales, and costs from their movements', async () => {
      await sell('Anna', item(shop.lamp, 4, 50), item(shop.desk, 1, 90));
      // At another average cost, which earlier sales do not get.
      await receive(api, shop.lamp._id, 16, { purchasePrice: 60 });
      await sell('Boris', item(shop.lamp, 2, 50), item(shop.lamp, 1, 40));
      await addOrder(api, orderInput([item(shop.lamp, 1, 1000)]));
      const answer = await report();
      expect(figures(answer)).toEqual([
        [shop.desk.name, 1, 90, 100, -10, -0.1111],
        [shop.lamp.name, 7, 340, 255, 85, 0.25],
      ]);
      expect(answer.rows.map(({ _id, sku }) => [_id, sku])).toEqual([
        [shop.desk._id, shop.desk.sku],
        [shop.lamp._id, shop.lamp.sku],
      ]);
      expect(answer.totals).toMatchObject({ marginShare: 0.1744 });
      expect(Number(answer.totals.margin)).toBe(75);
      expect(figures(await report('groupBy=customer'))).toEqual([
        ['Anna', 0, 290, 220, 70, 0.2414],
        ['Boris', 0, 140, 135, 5, 0.0357],
      ]);
      expect(figures(await report('groupBy=category&search=lamp'))).toEqual([
        [shop.lamp.category, 0, 340, 255, 85, 0.25],
      ]);
      expect(figures(await report('customer=Boris'))).toEqual([
        [shop.lamp.name, 3, 140, 135, 5, 0.0357],
      ]);
    });

    it('deducts returns: their amounts, and the cost of what came back to stock', async () => {
      const sale = await sell('Anna', item(shop.lamp, 4, 50));
      const lines = [{ productId: shop.lamp._id, quantity: 2, unitPrice: 45 }];
      const { document } = await giveBack({ orderId: sale._id }, [
        { ...lines[0], rejected: 1, rejectReason: 'Damaged' },
      ]);
      expect(figures(await report())).toEqual([[shop.lamp.name, 2, 110, 90, 20, 0.1818]]);
      await undo(await find(document._id));
      expect(figures(await report())).toEqual([[shop.lamp.name, 4, 200, 120, 80, 0.4]]);
    });

    it('follows an order that is reopened and completed again, or deleted', async () => {
      const sale = await sell('Anna', item(shop.lamp, 4, 50));
      await setStatus(api, sale._id, { status: 'processing' });
      expect(figures(await report())).toEqual([]);
      const { order } = (await api.read<{ order: typeof sale }>(`orders/${sale._id}`)) ?? {};
      await edit(order, [item(shop.lamp, 3, 60)]);
      await setStatus(api, sale._id, { status: 'completed' });
      expect(figures(await report())).toEqual([[shop.lamp.name, 3, 180, 90, 90, 0.5]]);
    });

    it('knows months of the time zone, periods, and no share without revenue', async () => {
      const sale = await sell('Anna', item(shop.lamp, 1, 50));
      api.clock.advance({ seconds: 20 * 24 * 3600 });
      await api.signInAgain();
      await giveBack({ orderId: sale._id }, [
        { productId: shop.lamp._id, quantity: 1, unitPrice: 50 },
      ]);
      const months = await report('groupBy=month&timeZone=Europe/Moscow');
      expect(figures(months)).toEqual([
        ['2026-11', 0, 50, 30, 20, 0.4],
        ['2026-12', 0, -50, -30, -20, null],
      ]);
      expect(figures(await report('to=2026-11-30'))).toEqual([
        [shop.lamp.name, 1, 50, 30, 20, 0.4],
      ]);
      expect(months.totals).toMatchObject({ marginShare: null });
    });

    it.each([
      ['warehouse', 403],
      ['sales', 403],
      ['accountant', 200],
    ] as const)('answers %s with %s', async (role, status) => {
      const token = await api.signUp(`${role}@example.com`, role);
      expect((await api.call('GET', 'reports/margin', { token })).status).toBe(status);
    });

    it('refuses an unknown group', async () => {
      expect((await api.call('GET', 'reports/margin?groupBy=moon')).status).toBe(422);
    });
  });
}
