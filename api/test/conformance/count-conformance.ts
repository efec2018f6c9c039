import type { CountProductList } from '@stockroom/contract';
import { DAY, documentSteps } from './document-steps';
import { orderSteps } from './order-steps';
import { addProduct, adjustStock, movementsOf, receive, setStatus } from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeCounts(makeStore: MakeStore): void {
  describe('a count', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const { sell, stock } = orderSteps(api, shop);
    const { write, find, enter, count, post } = documentSteps(api);

    beforeEach(async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 10 });
      await receive(api, shop.desk._id, 3, { purchasePrice: 100 });
    });

    it('corrects by the difference of the moment, whatever moves before it is posted', async () => {
      const draft = await count();
      await enter(draft._id, [[shop.lamp, 8]]);
      const sale = await sell(5);
      await setStatus(api, sale._id, { status: 'completed' });
      await enter(draft._id, [[shop.desk, 3]]);
      const posted = await post(await find(draft._id));
      expect(posted).toMatchObject({ status: 200, document: { totalAmount: -20, lineCount: 2 } });
      expect([await stock(), await stock(shop.desk)]).toEqual([3, 3]);
      const [newest] = await movementsOf(api);
      expect(newest).toMatchObject({ reason: 'Stock count', quantity: 2, movementType: 'out' });
    });

    it('leaves out what nobody has counted, and what somebody counts again', async () => {
      const draft = await count();
      await enter(draft._id, [[shop.lamp, 0]]);
      await enter(draft._id, [[shop.lamp, null]]);
      await enter(draft._id, [[shop.desk, 2]]);
      await post(await find(draft._id));
      expect([await stock(), await stock(shop.desk)]).toEqual([10, 2]);
      const since = await count({ scope: 'not-counted', scopeValue: '7' });
      const { products } = await api.read<CountProductList>(`count-products?countId=${since._id}`);
      expect(products.map(({ name }) => name)).toEqual(['Desk lamp']);
    });

    it('lists its products, and those that are still open', async () => {
      const draft = await count({ scope: 'supplier', scopeValue: shop.supplier._id });
      await enter(draft._id, [[shop.lamp, 10]]);
      const list = (query: string) =>
        api.read<CountProductList>(`count-products?countId=${draft._id}${query}`);
      expect((await list('')).products).toMatchObject([
        { name: 'Desk', line: null, currentStock: 3 },
        { name: 'Desk lamp', line: { quantity: 10, expected: 10 } },
      ]);
      expect(await list('&isOpen=true')).toMatchObject({
        total: 1,
        products: [{ name: 'Desk' }],
      });
    });

    it('does not begin over nothing', async () => {
      const body = { scope: 'category', scopeValue: 'Books', isBlind: false, documentDate: DAY };
      expect(await write('POST', 'counts', body)).toMatchObject({
        status: 422,
        fieldErrors: { scope: 'There is nothing to count' },
      });
    });

    it('refuses products that it is not about', async () => {
      await addProduct(api, shop.supplier._id, { sku: 'ATLAS', category: 'Books' });
      const category = await count({ scope: 'category', scopeValue: 'Books' });
      const refused = await enter(category._id, [[shop.lamp, 1]]);
      expect(refused).toMatchObject({
        status: 422,
        body: { fieldErrors: { 'lines[0].productId': 'This product is not part of the count' } },
      });
      const ofSupplier = await count({ scope: 'supplier', scopeValue: shop.supplier._id });
      expect(ofSupplier.party).toBe(shop.supplier.companyName);
      expect(await enter(ofSupplier._id, [[shop.lamp, 1]])).toMatchObject({ status: 200 });
    });

    it('needs an approval above the limit', async () => {
      await api.call('PUT', 'counts/settings', { body: { approvalLimit: 50 } });
      const warehouse = await api.signUp('warehouse@example.com', 'warehouse');
      const draft = await count({ isBlind: true });
      const entered = await enter(draft._id, [[shop.desk, 2]], warehouse);
      expect(entered.body.lines).toMatchObject([{ quantity: 2, expected: null }]);
      const own = await api.call('GET', `documents/${draft._id}`, { token: warehouse });
      expect(own.body).toMatchObject({ document: { lines: [{ quantity: 2, expected: null }] } });
      const path = `counts/${draft._id}/post`;
      const refused = await api.call('POST', path, { body: { version: 1 }, token: warehouse });
      expect(refused).toMatchObject({
        status: 403,
        body: {
          message:
            'The differences are above the limit. Somebody who may approve counts has to post this.',
        },
      });
      expect(await stock(shop.desk)).toBe(3);
      expect(await post(draft)).toMatchObject({ status: 200 });
      expect(await stock(shop.desk)).toBe(2);
    });

    it('is refused where stock has gone since', async () => {
      const draft = await count();
      await enter(draft._id, [[shop.lamp, 1]]);
      await adjustStock(api, shop.lamp._id, -5);
      expect(await post(await find(draft._id))).toMatchObject({
        status: 409,
        code: 'INSUFFICIENT_STOCK',
        fieldErrors: { [`lines.${shop.lamp._id}.quantity`]: expect.any(String) },
      });
    });
  });
}
