import type { ProductOverview } from '@stockroom/contract';
import { documentSteps } from './document-steps';
import { orderSteps } from './order-steps';
import { receive, setStatus } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeOverview(makeStore: MakeStore): void {
  describe('the overview of a product', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP });
    const { sell, buy } = orderSteps(api, shop);
    const overview = (token?: string) =>
      api.read<ProductOverview>(`products/${shop.lamp._id}/overview`, token);

    it('agrees with the ledger and with open orders', async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 30 });
      await setStatus(api, (await sell(4))._id, { status: 'completed' });
      const [sale, purchase] = [await sell(2), await buy(5)];
      const { product, movements, openOrders, orders, changes, ...costs } = await overview();
      expect(product).toMatchObject({ currentStock: 6, committed: 2, expected: 5, available: 4 });
      expect(movements.map(({ balanceAfter }) => balanceAfter)).toEqual([6, 10]);
      expect(openOrders.map(({ _id, outstanding }) => [_id, outstanding])).toEqual([
        [purchase._id, 5],
        [sale._id, 2],
      ]);
      expect(orders).toHaveLength(3);
      expect(changes?.map(({ action }) => action)).toEqual(['created']);
      expect([Number(costs.averageCost), Number(costs.stockValue)]).toEqual([30, 180]);
    });

    it('has its deliveries and counts, also a count that found the books right', async () => {
      const { begin, enter, post, count, find } = documentSteps(api);
      const delivery = await begin({ supplierId: shop.lamp.supplierId });
      await enter(delivery._id, [[shop.lamp, 5, { rejected: 1, rejectReason: 'Damaged' }]]);
      await post(await find(delivery._id));
      const right = await count();
      await enter(right._id, [[shop.lamp, 4]]);
      await post(await find(right._id));
      const { movements, documents } = await overview();
      expect(movements).toHaveLength(1);
      expect(documents).toMatchObject([
        { _id: right._id, kind: 'count', number: right.number, quantity: 4, rejected: 0 },
        { kind: 'delivery', party: delivery.party, quantity: 5, rejected: 1 },
      ]);
    });

    it('is of one product, which nobody has moved at first', async () => {
      expect(await overview()).toMatchObject({
        averageCost: null,
        movements: [],
        openOrders: [],
        orders: [],
        documents: [],
      });
    });

    it.each([
      ['warehouse', [], ['averageCost', 'stockValue', 'changes']],
      ['sales', ['sellingPrice'], ['averageCost', 'stockValue', 'changes']],
      ['accountant', ['sellingPrice', 'purchasePrice'], []],
    ] as const)('tells %s only what they may see', async (role, prices, hidden) => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 30 });
      await buy(5);
      const answer = await overview(await api.signUp(`${role}@example.com`, role));
      const shown = (['sellingPrice', 'purchasePrice'] as const).filter(
        (price) => price in answer.product,
      );
      expect(shown.toSorted()).toEqual(prices.toSorted());
      for (const name of hidden) expect(answer).not.toHaveProperty(name);
      const seesCosts = role === 'accountant';
      expect('unitCost' in (answer.movements[0] ?? {})).toBe(seesCosts);
      expect('totalAmount' in (answer.openOrders[0] ?? {})).toBe(seesCosts);
    });

    it('does not exist for unknown and archived products', async () => {
      await api.call('DELETE', `products/${shop.lamp._id}`);
      const path = `products/${shop.lamp._id}/overview`;
      expect((await api.call('GET', path)).status).toBe(404);
      expect((await api.call('GET', 'products/unknown/overview')).status).toBe(404);
    });
  });
}
