import type { DashboardStatsResult, Order, OrderStatus } from '@stockroom/contract';
import { orderSteps } from './order-steps';
import { adjustStock, item, movementsOf, purchaseInput, receive, setStatus } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

/** An order takes its quantities back at their own cost, so undoing it restores the value of the stock. */
export function describeOrderCosts(makeStore: MakeStore): void {
  describe('orders and the cost of stock', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP });
    const { sell, buy, edit } = orderSteps(api, shop);
    const totalValue = async () =>
      (await api.read<DashboardStatsResult>('dashboard/stats')).stats.totalValue;
    const latest = async () => (await movementsOf(api))[0];
    const become = ({ _id }: Order, status: OrderStatus) => setStatus(api, _id, { status });

    it('take a purchase out at its own cost', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const purchase = await buy(10, 1000);
      await become(purchase, 'completed');
      expect(await latest()).toMatchObject({ averageCostAfter: 550, value: 10_000 });
      await become(purchase, 'cancelled');
      expect(await latest()).toMatchObject({
        quantity: 10,
        unitCost: 1000,
        averageCostAfter: 100,
        value: -10_000,
      });
      expect(await totalValue()).toBe(1000);
    });

    it('restore the value when a deletion is undone', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const purchase = await buy(10, 1000);
      await become(purchase, 'completed');
      await api.call('DELETE', `orders/${purchase._id}`);
      expect(await totalValue()).toBe(1000);
      await api.call('POST', `orders/${purchase._id}/restore`);
      expect(await totalValue()).toBe(11_000);
      expect(await latest()).toMatchObject({ unitCost: 1000, averageCostAfter: 550 });
    });

    it('take a sale back at its own cost, at any present cost of the stock', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 80 });
      const sale = await sell(4);
      await become(sale, 'completed');
      await receive(api, shop.lamp._id, 6, { purchasePrice: 100 });
      expect(await latest()).toMatchObject({ averageCostAfter: 90 });
      await become(sale, 'cancelled');
      expect(await latest()).toMatchObject({
        quantity: 4,
        unitCost: 80,
        averageCostAfter: 87.5,
        value: 320,
      });
      expect(await totalValue()).toBe(1400);
    });

    it('give back the part by which an edit lowers a purchase, and add the part by which it raises one', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const purchase = await buy(10, 300);
      const { order } = await become(purchase, 'completed');
      const lowered = await edit(order, [item(shop.lamp, 4, 300)]);
      expect(await latest()).toMatchObject({ quantity: 6, unitCost: 300, value: -1800 });
      expect(await totalValue()).toBe(2200);
      await edit(lowered.body.order, [item(shop.lamp, 5, 300)]);
      expect(await latest()).toMatchObject({ quantity: 1, unitCost: 300, value: 300 });
      await become(purchase, 'pending');
      expect(await latest()).toMatchObject({ quantity: 5, unitCost: 300, value: -1500 });
      expect(await totalValue()).toBe(1000);
    });

    it('follow the price of a completed purchase that is corrected', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const { order } = await become(await buy(10, 1000), 'completed');
      const corrected = await edit(order, [item(shop.lamp, 10, 100)]);
      expect(corrected.body.postedMovements).toBe(2);
      expect((await movementsOf(api)).slice(0, 2)).toMatchObject([
        { movementType: 'in', quantity: 10, unitCost: 100, averageCostAfter: 100 },
        { movementType: 'out', quantity: 10, unitCost: 1000, reason: 'Order edited' },
      ]);
      expect(await totalValue()).toBe(2000);
      await become(order, 'cancelled');
      expect(await totalValue()).toBe(1000);
    });

    it.each([
      [[[4, 200]], 1800],
      [[[12, 350]], 5200],
      [[[10, 0]], 1000],
      [
        [
          [10, 300],
          [2, 600],
        ],
        5200,
      ],
    ] as const)('follow price and quantity at once: %j', async (rows, value) => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const { order } = await become(await buy(10, 300), 'completed');
      await edit(
        order,
        rows.map(([quantity, price]) => item(shop.lamp, quantity, price)),
      );
      expect(await totalValue()).toBe(value);
    });

    it('revalue the remaining stock only, and keep received goods', async () => {
      const purchase = await buy(10, 1000);
      await receive(api, shop.lamp._id, 4, { purchasePrice: 100, orderId: purchase._id });
      const { order } = await become(purchase, 'completed');
      const corrected = await edit(order, [item(shop.lamp, 10, 200)]);
      expect(await totalValue()).toBe(1600);
      await adjustStock(api, shop.lamp._id, -7);
      const again = await edit(corrected.body.order, [item(shop.lamp, 10, 50)]);
      expect(await totalValue()).toBe(150);
      await adjustStock(api, shop.lamp._id, -3);
      const last = await edit(again.body.order, [item(shop.lamp, 10, 60)]);
      expect(last.body.postedMovements).toBe(0);
    });

    it('move nothing where no price of a completed purchase changes', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const bought = await become(await buy(10, 300), 'completed');
      const noted = await edit(bought.order, [item(shop.lamp, 10, 300)], { notes: 'Checked' });
      const pending = await edit(await buy(5, 300), [item(shop.lamp, 5, 400)]);
      const sold = await become(await sell(4), 'completed');
      const dearer = await edit(sold.order, [item(shop.lamp, 4, 999)]);
      for (const { body } of [noted, pending, dearer]) expect(body.postedMovements).toBe(0);
    });

    it('turn a sale into a purchase: the sold goods return at cost, the rest comes at the price', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 50 });
      const { order } = await become(await sell(4), 'completed');
      const { supplier } = shop;
      const items = [item(shop.lamp, 4, 200)];
      await edit(order, items, purchaseInput(supplier._id, items));
      expect(await latest()).toMatchObject({ quantity: 8, unitCost: 125, value: 1000 });
      expect(await totalValue()).toBe(1300);
    });

    it('take such a purchase back at its own cost, and the sale with it', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 50 });
      const { order } = await become(await sell(4), 'completed');
      const items = [item(shop.lamp, 4, 200)];
      await edit(order, items, purchaseInput(shop.supplier._id, items));
      await become(order, 'cancelled');
      expect(await latest()).toMatchObject({ quantity: 4, unitCost: 200 });
      expect(await totalValue()).toBe(500);
    });

    it('keep goods received for a purchase at their own price', async () => {
      const purchase = await buy(10, 300);
      await receive(api, shop.lamp._id, 4, { purchasePrice: 100, orderId: purchase._id });
      await become(purchase, 'completed');
      expect(await latest()).toMatchObject({ quantity: 6, unitCost: 300 });
      await become(purchase, 'cancelled');
      expect(await latest()).toMatchObject({ quantity: 6, unitCost: 300, averageCostAfter: 100 });
      expect(await totalValue()).toBe(400);
    });

    it('take goods at average cost where the rest of the stock would lose all value', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const purchase = await buy(10, 1000);
      await become(purchase, 'completed');
      await adjustStock(api, shop.lamp._id, -9);
      // 11 of 550 are worth 6,050; without ten of 1,000 one would be worth less than nothing.
      await become(purchase, 'cancelled');
      expect(await latest()).toMatchObject({ unitCost: 550, averageCostAfter: 550, value: -5500 });
      await receive(api, shop.lamp._id, 29, { purchasePrice: 550 });
      await become(purchase, 'completed');
      expect(await latest()).toMatchObject({ unitCost: 1000, averageCostAfter: 662.5 });
      await become(purchase, 'cancelled');
      expect(await latest()).toMatchObject({ unitCost: 1000, averageCostAfter: 550 });
    });

    it('take the last goods at their value', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      const purchase = await buy(10, 1000);
      await become(purchase, 'completed');
      await adjustStock(api, shop.lamp._id, -10);
      await become(purchase, 'cancelled');
      expect(await latest()).toMatchObject({ unitCost: 550, averageCostAfter: 550, value: -5500 });
      expect(await totalValue()).toBe(0);
    });
  });
}
