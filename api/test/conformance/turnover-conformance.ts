import {
  sumMoney,
  sumQuantities,
  toDigits,
  type AdjustmentReason,
  type Product,
  type ProductInput,
  type StockMovement,
  type TurnoverReport,
  type ValuationReport,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  adjustStock,
  item,
  movementsOf,
  orderInput,
  receive,
  setStatus,
} from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const NAILS: Partial<ProductInput> = {
  name: 'Nails',
  sku: 'NAILS',
  unitOfMeasurement: 'kg',
  category: 'Tools',
};

export function describeTurnover(makeStore: MakeStore): void {
  describe('report of stock movements', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, nails: NAILS });
    const report = (query = '') => api.read<TurnoverReport>(`reports/stock-movements?${query}`);
    const adjust = (product: Product, amount: number, reason?: AdjustmentReason) =>
      adjustStock(api, product._id, amount, reason);
    const sell = async (product: Product, quantity: number) => {
      const order = await addOrder(api, orderInput([item(product, quantity)]));
      await setStatus(api, order._id, { status: 'completed' });
    };
    /** Three parts of one short story; the instants between them. */
    const tellStory = async () => {
      await receive(api, shop.lamp._id, 10, { purchasePrice: 100 });
      await receive(api, shop.nails._id, 2.5, { purchasePrice: 33.33 });
      api.clock.advance({ minutes: 1 });
      const begin = api.clock.now().toISOString();
      await receive(api, shop.lamp._id, 20, { purchasePrice: 100.01 });
      await sell(shop.lamp, 7);
      await adjust(shop.lamp, -1);
      // Movements of one product are a millisecond apart at least.
      api.clock.advance({ seconds: 1 });
      const end = api.clock.now().toISOString();
      api.clock.advance({ minutes: 1 });
      await adjust(shop.lamp, 3, 'Found');
      await sell(shop.nails, 1.25);
      return `from=${begin}&to=${end}`;
    };

    it('shows opening, incoming, outgoing and closing stock, in quantity and value', async () => {
      const { products, totals } = await report(await tellStory());
      expect(products).toEqual([
        {
          _id: shop.lamp._id,
          name: 'Desk lamp',
          sku: 'LAMP-1',
          category: 'Electronics',
          unitOfMeasurement: 'pieces',
          isArchived: false,
          openingQuantity: 10,
          inQuantity: 20,
          outQuantity: 8,
          closingQuantity: 22,
          openingValue: 1000,
          inValue: 2000.2,
          outValue: 800.05,
          closingValue: 2200.15,
        },
        expect.objectContaining({
          name: 'Nails',
          openingQuantity: 2.5,
          inQuantity: 0,
          outQuantity: 0,
          closingQuantity: 2.5,
          closingValue: 83.33,
        }),
      ]);
      expect(totals).toEqual({
        openingQuantity: 12.5,
        inQuantity: 20,
        outQuantity: 8,
        closingQuantity: 24.5,
        openingValue: 1083.33,
        inValue: 2000.2,
        outValue: 800.05,
        closingValue: 2283.48,
      });
    });

    it('breaks the period down by reason and by day', async () => {
      const { reasons, days } = await report(await tellStory());
      expect(reasons).toEqual([
        {
          reason: 'Damaged',
          movements: 1,
          inQuantity: 0,
          outQuantity: 1,
          inValue: 0,
          outValue: 100,
        },
        expect.objectContaining({ reason: 'Sale', outQuantity: 7, outValue: 700.05 }),
        expect.objectContaining({ reason: 'Stock Receipt', inQuantity: 20, inValue: 2000.2 }),
      ]);
      expect(days).toEqual([
        {
          day: '2026-11-21',
          movements: 3,
          inQuantity: 20,
          outQuantity: 8,
          inValue: 2000.2,
          outValue: 800.05,
        },
      ]);
    });

    it('over all time begins with nothing and ends with the valuation', async () => {
      await tellStory();
      const { products, totals, reasons } = await report();
      expect(products.map(({ openingQuantity }) => openingQuantity)).toEqual([0, 0]);
      const valuation = await api.read<ValuationReport>('reports/inventory-valuation');
      expect(totals.closingValue).toBe(valuation.totals.value);
      expect(totals.openingValue).toBe(0);
      expect(sumMoney(reasons.map(({ outValue }) => outValue))).toBe(totals.outValue);
    });

    it('adds up exactly from the journal, for any period', async () => {
      for (let index = 0; index < 12; index += 1) {
        await receive(api, shop.nails._id, (1001 + 1000 * index) / 1000, {
          purchasePrice: (33 * (index + 1)) / 100,
        });
        api.clock.advance({ seconds: 20 });
        await adjust(shop.nails, -0.667, 'Lost');
      }
      const journal = await movementsOf(api);
      const times = [...new Set(journal.map(({ createdAt }) => createdAt))].sort();
      for (const [from, to] of [
        [times[2], times[5]],
        [times[0], times[0]],
        [times[7], times[11]],
      ]) {
        const { products } = await report(`from=${from}&to=${to}`);
        const within = journal.filter(({ createdAt: at }) => at >= from! && at <= to!);
        const before = journal.filter(({ createdAt: at }) => at < from!);
        expect(products[0]).toMatchObject({
          openingQuantity: sumQuantities(before.map(signed)),
          openingValue: sumMoney(before.map(({ value }) => value)),
          inValue: sumMoney(within.filter(isIn).map(({ value }) => value)),
          closingQuantity: sumQuantities([...before, ...within].map(signed)),
          closingValue: sumMoney([...before, ...within].map(({ value }) => value)),
        });
      }
    });

    it('leaves out products without stock and movements, and keeps archived ones', async () => {
      await addProduct(api, shop.supplier._id, { name: 'Never moved', sku: 'N' });
      await receive(api, shop.lamp._id, 2);
      await adjust(shop.lamp, -2);
      await receive(api, shop.nails._id, 1);
      await api.call('DELETE', `products/${shop.nails._id}`);
      api.clock.advance({ minutes: 1 });
      const from = api.clock.now().toISOString();
      const listed = (await report()).products;
      expect(listed.map(({ name, isArchived }) => [name, isArchived])).toEqual([
        ['Desk lamp', false],
        ['Nails', true],
      ]);
      const { body } = await api.call<Uint8Array>('GET', 'reports/stock-movements?format=csv');
      expect(new TextDecoder().decode(body)).toContain('Nails (deleted)');
      expect((await report(`from=${from}`)).products.map(({ name }) => name)).toEqual(['Nails']);
    });

    it('takes days in the time zone of the reader', async () => {
      // 21 November 09:00 in UTC, then 21:30: in Moscow that is the 22nd.
      await receive(api, shop.lamp._id, 1);
      api.clock.advance({ minutes: 12 * 60 + 30 });
      await api.signInAgain();
      await receive(api, shop.lamp._id, 2);
      const days = async (query: string) =>
        (await report(query)).days.map(({ day, inQuantity }) => [day, inQuantity]);
      expect(await days('')).toEqual([['2026-11-21', 3]]);
      expect(await days('timeZone=Europe/Moscow')).toEqual([
        ['2026-11-21', 1],
        ['2026-11-22', 2],
      ]);
      const second = 'from=2026-11-22&to=2026-11-22';
      expect(await days(second)).toEqual([]);
      expect(await days(`${second}&timeZone=Europe/Moscow`)).toEqual([['2026-11-22', 2]]);
      expect((await report(`${second}&timeZone=Europe/Moscow`)).products[0]?.openingQuantity).toBe(
        1,
      );
    });

    it('filters by product, also in its totals and breakdowns', async () => {
      const story = await tellStory();
      const { products, totals, reasons } = await report(`${story}&category=Tools`);
      expect(products.map(({ name }) => name)).toEqual(['Nails']);
      expect(totals).toMatchObject({ openingValue: 83.33, inValue: 0, closingValue: 83.33 });
      expect(reasons).toEqual([]);
      expect((await report(`${story}&search=lamp`)).reasons).toHaveLength(3);
      expect((await report(`supplierId=${shop.supplier._id}`)).total).toBe(2);
    });
  });
}

function isIn({ movementType }: StockMovement): boolean {
  return movementType === 'in';
}

function signed({ movementType, quantity }: StockMovement): string {
  return movementType === 'in' ? toDigits(quantity) : toDigits(-quantity);
}
