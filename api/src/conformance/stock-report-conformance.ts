import {
  LOW_STOCK_SORT_KEYS,
  sumMoney,
  VALUATION_SORT_KEYS,
  type DashboardStatsResult,
  type LowStockReport,
  type Product,
  type ProductInput,
  type Supplier,
  type ValuationReport,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  orderInput,
  purchaseInput,
  receive,
} from './records';
import { expectPaging } from './report-paging';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeStockReports(makeStore: MakeStore): void {
  describe('reports of stock', () => describeBoth(makeStore));
}

function describeBoth(makeStore: MakeStore): void {
  const api = setUpTestApi(makeStore);
  let supplier: Supplier;
  let skuCount: number;
  beforeEach(async () => {
    supplier = await addSupplier(api);
    skuCount = 0;
  });
  const stocked = async (
    changes: Partial<ProductInput>,
    stock = 0,
    price?: number,
  ): Promise<Product> => {
    const product = await addProduct(api, supplier._id, { sku: `S-${++skuCount}`, ...changes });
    if (stock > 0) await receive(api, product._id, stock, { purchasePrice: price });
    return product;
  };

  describe('report of low stock', () => {
    const report = async (query = '') =>
      (await api.call<LowStockReport>('GET', `reports/low-stock?${query}`)).body;
    const names = async (query = '') => (await report(query)).products.map(({ name }) => name);

    it('sorts names that are numbers as texts', async () => {
      for (const name of ['9', '10', 'Ten', '2']) await stocked({ name });
      expect(await names()).toEqual(['10', '2', '9', 'Ten']);
      const { nextCursor } = await report('limit=2');
      expect(await names(`limit=2&cursor=${nextCursor}`)).toEqual(['9', 'Ten']);
    });

    it('lists what is at or below its minimum, what is on order, and what to order', async () => {
      const empty = await stocked({ name: 'empty', minimumStockLevel: 10 });
      const exact = await stocked({ name: 'exact', minimumStockLevel: 5, sku: 'X' }, 5);
      await stocked({ name: 'enough', minimumStockLevel: 5 }, 6);
      const gone = await stocked({ name: 'gone' });
      await api.call('DELETE', `products/${gone._id}`);
      const kilos = await stocked(
        { name: 'kilos', minimumStockLevel: 0.3, unitOfMeasurement: 'kg', category: 'Tools' },
        1,
      );
      await api.call('POST', 'stock-movements/adjustments', {
        body: { productId: kilos._id, newStockLevel: 0.1, reason: 'Lost', notes: '' },
      });
      await addOrder(api, purchaseInput(supplier._id, [item(empty, 4)]));
      await addOrder(api, orderInput([item(exact, 3), item(empty, 1)]));

      const { products, categories, ...page } = await report();
      expect(products).toEqual([
        expect.objectContaining({
          name: 'empty',
          shortage: 10,
          expected: 4,
          committed: 1,
          toOrder: 7,
        }),
        {
          _id: exact._id,
          name: 'exact',
          sku: 'X',
          category: 'Electronics',
          unitOfMeasurement: 'pieces',
          currentStock: 5,
          minimumStockLevel: 5,
          shortage: 0,
          committed: 3,
          expected: 0,
          toOrder: 3,
          supplierId: supplier._id,
          supplierName: 'Nordwind Office',
        },
        expect.objectContaining({ name: 'kilos', currentStock: 0.1, shortage: 0.2, toOrder: 0.2 }),
      ]);
      expect(categories).toEqual([
        { category: 'Electronics', products: 2 },
        { category: 'Tools', products: 1 },
      ]);
      expect(page).toEqual({ total: 3, nextCursor: null, previousCursor: null });
    });

    it('is empty when nothing is low', async () => {
      await stocked({ minimumStockLevel: 1 }, 2);
      expect(await report()).toEqual({
        products: [],
        categories: [],
        total: 0,
        nextCursor: null,
        previousCursor: null,
      });
    });

    it('is narrowed down by text, category and supplier', async () => {
      const apex = await addSupplier(api, { companyName: 'Apex' });
      await stocked({ name: 'Лампа', category: 'Tools' });
      await stocked({ name: 'desk', supplierId: apex._id });
      expect(await names(`search=${encodeURIComponent('ЛАМП')}`)).toEqual(['Лампа']);
      expect(await names('category=Tools')).toEqual(['Лампа']);
      expect(await names(`supplierId=${apex._id}`)).toEqual(['desk']);
      expect((await report('category=Tools')).categories).toEqual([
        { category: 'Tools', products: 1 },
      ]);
    });

    it.each(LOW_STOCK_SORT_KEYS.flatMap((key) => [key, `-${key}`]))(
      'pages by %s to the end and back without gaps or repeats',
      async (sort) => {
        for (let index = 0; index < 7; index += 1)
          await stocked(
            { name: `n${index % 3}`, minimumStockLevel: 5 + (index % 2) },
            index % 3 === 0 ? 0 : index % 3,
          );
        const newcomer = () => stocked({ name: 'n1' });
        await expectPaging(api, 'low-stock', { sort, rows: 'products', total: 7, newcomer });
      },
    );
  });

  describe('inventory valuation', () => {
    const report = async (query = '') =>
      (await api.call<ValuationReport>('GET', `reports/inventory-valuation?${query}`)).body;

    it('sorts and pages values beyond what a number holds', async () => {
      const purchasePrice = 999_999_999_999.99;
      for (const [name, quantity, kilos] of [
        ['b', 900_000_000.002, 'kg'],
        ['c', 900_000_000.001, 'kg'],
        ['a', 10, 'pieces'],
      ] as const)
        await stocked({ name, unitOfMeasurement: kilos }, quantity, purchasePrice);
      const names = async (query: string) =>
        (await report(`sort=-value&${query}`)).products.map(({ name }) => name);
      expect(await names('')).toEqual(['b', 'c', 'a']);
      const { nextCursor } = await report('sort=-value&limit=1');
      expect(await names(`cursor=${nextCursor}`)).toEqual(['c', 'a']);
    });

    it('values stock at average cost, rounded once per product, and adds up the rows', async () => {
      const lamp = await stocked({ name: 'lamp', sellingPrice: 200 }, 10, 100);
      await receive(api, lamp._id, 20, { purchasePrice: 100.01 });
      await stocked(
        { name: 'nails', unitOfMeasurement: 'kg', category: 'Tools', sellingPrice: 0.35 },
        3.333,
        33.33,
      );
      await stocked({ name: 'out of stock' });
      const gone = await stocked({ name: 'gone' }, 5, 5);
      await api.call('DELETE', `products/${gone._id}`);

      const { products, totals, categories, total } = await report();
      expect(products).toEqual([
        {
          _id: lamp._id,
          name: 'lamp',
          sku: 'S-1',
          category: 'Electronics',
          unitOfMeasurement: 'pieces',
          currentStock: 30,
          averageCost: 100.006667,
          value: 3000.2,
          retailValue: 6000,
          potentialMargin: 2999.8,
        },
        expect.objectContaining({
          name: 'nails',
          averageCost: 33.33,
          value: 111.09,
          retailValue: 1.17,
          potentialMargin: -109.92,
        }),
      ]);
      expect(totals).toEqual({ value: 3111.29, retailValue: 6001.17, potentialMargin: 2889.88 });
      expect(categories).toEqual([
        {
          category: 'Electronics',
          products: 1,
          value: 3000.2,
          retailValue: 6000,
          potentialMargin: 2999.8,
        },
        {
          category: 'Tools',
          products: 1,
          value: 111.09,
          retailValue: 1.17,
          potentialMargin: -109.92,
        },
      ]);
      expect(total).toBe(2);
    });

    it('is what the dashboard says', async () => {
      for (const [stock, price] of [
        [3, 33.33],
        [7, 0.1],
        [1, 0.2],
        [999, 0.005],
      ] as const)
        await stocked({}, stock, Math.round(price * 100) / 100);
      const { stats } = (await api.call<DashboardStatsResult>('GET', 'dashboard/stats')).body;
      const { totals, products } = await report();
      expect(totals.value).toBe(stats.totalValue);
      expect(sumMoney(products.map(({ value }) => value))).toBe(stats.totalValue);
    });

    it('survives amounts beyond what a double holds', async () => {
      await stocked({ sellingPrice: 999_999_999_999.99 }, 999_999_999, 999_999_999_999.99);
      const { totals, products } = await report();
      expect(totals.value).toBe('999999998999990000000.01');
      expect(products[0]).toMatchObject({ value: totals.value, potentialMargin: 0 });
    });

    it.each(VALUATION_SORT_KEYS.flatMap((key) => [key, `-${key}`]))(
      'pages by %s to the end and back without gaps or repeats',
      async (sort) => {
        for (let index = 0; index < 7; index += 1)
          await stocked({ name: `n${index % 3}`, sellingPrice: index % 2 }, 1 + (index % 3), 1.5);
        const newcomer = () => stocked({ name: 'n1' }, 2, 1.5);
        const walk = { sort, rows: 'products', total: 7, newcomer } as const;
        await expectPaging(api, 'inventory-valuation', walk);
      },
    );

    it.each([
      ['low-stock?sort=value', 'sort'],
      ['inventory-valuation?sort=shortage', 'sort'],
      ['inventory-valuation?format=pdf', 'format'],
      ['inventory-valuation?from=2026-01-01', 'from'],
      ['inventory-valuation?timeZone=Nowhere', 'timeZone'],
      ['low-stock?supplierId=x', 'supplierId'],
    ])('refuses %s', async (path, parameter) => {
      const refused = await api.call('GET', `reports/${path}`);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual([parameter]);
    });

    it('is for signed-in users only', async () => {
      const paths = ['low-stock', 'inventory-valuation', 'stock-movements', 'supplier-performance'];
      for (const path of paths)
        expect((await api.call('GET', `reports/${path}`, { token: null })).status).toBe(401);
    });
  });
}
