import {
  sumMoney,
  type DashboardStatsResult,
  type LowStockReport,
  type Product,
  type ProductInput,
  type ValuationReport,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  adjustStock,
  item,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
  setStock,
} from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeStockReports(makeStore: MakeStore): void {
  describe('reports of stock', () => describeBoth(makeStore));
}

function describeBoth(makeStore: MakeStore): void {
  const api = setUpTestApi(makeStore);
  const shop = setUpShop(api, {});
  let skuCount: number;
  beforeEach(() => {
    skuCount = 0;
  });
  const stocked = async (
    changes: Partial<ProductInput>,
    stock = 0,
    price?: number,
  ): Promise<Product> => {
    const product = await addProduct(api, shop.supplier._id, {
      sku: `S-${++skuCount}`,
      ...changes,
    });
    if (stock > 0) await receive(api, product._id, stock, { purchasePrice: price });
    return product;
  };

  describe('report of low stock', () => {
    const report = (query = '') => api.read<LowStockReport>(`reports/low-stock?${query}`);
    const names = async (query = '') => (await report(query)).products.map(({ name }) => name);

    it('sorts names that are numbers as texts', async () => {
      for (const name of ['9', '10', 'Ten', '2']) await stocked({ name });
      expect(await names()).toEqual(['10', '2', '9', 'Ten']);
      const { nextCursor } = await report('limit=2');
      expect(await names(`limit=2&cursor=${nextCursor}`)).toEqual(['9', 'Ten']);
    });

    it('lists products at or below their minimum, with quantities on order and to order', async () => {
      const empty = await stocked({ name: 'empty', minimumStockLevel: 10 });
      const exact = await stocked({ name: 'exact', minimumStockLevel: 5, sku: 'X' }, 5);
      await stocked({ name: 'enough', minimumStockLevel: 5 }, 6);
      const gone = await stocked({ name: 'gone' });
      await api.call('DELETE', `products/${gone._id}`);
      const kilos = await stocked(
        { name: 'kilos', minimumStockLevel: 0.3, unitOfMeasurement: 'kg', category: 'Tools' },
        1,
      );
      await setStock(api, kilos._id, 0.1);
      await addOrder(api, purchaseInput(shop.supplier._id, [item(empty, 4)]));
      await addOrder(api, orderInput([item(exact, 3), item(empty, 1)]));

      const { products, shortest, ...page } = await report();
      expect(products).toEqual([
        expect.objectContaining({
          name: 'empty',
          shortage: 10,
          expected: 4,
          committed: 1,
          toOrder: 8,
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
          toOrder: 4,
          supplierId: shop.supplier._id,
          supplierName: 'Nordwind Office',
        },
        expect.objectContaining({ name: 'kilos', currentStock: 0.1, shortage: 0.2, toOrder: 1 }),
      ]);
      expect(shortest).toEqual([
        {
          _id: empty._id,
          name: 'empty',
          unitOfMeasurement: 'pieces',
          currentStock: 0,
          minimumStockLevel: 10,
          shortage: 10,
        },
        expect.objectContaining({ name: 'kilos', shortage: 0.2 }),
      ]);
      expect(page).toEqual({ total: 3, nextCursor: null, previousCursor: null });
    });

    it.each([
      ['pieces', 10, 4],
      ['kg', 0.3, 0.1],
      ['boxes', 0, 0],
    ] as const)(
      'proposes the quantity of %s that takes the product off the list, once',
      async (unitOfMeasurement, minimumStockLevel, stock) => {
        const product = await stocked({ unitOfMeasurement, minimumStockLevel });
        if (stock > 0) await setStock(api, product._id, stock);
        const sale = await addOrder(api, orderInput([item(product, 2)]));
        const { toOrder } = (await report()).products[0] ?? { toOrder: 0 };
        const order = await addOrder(
          api,
          purchaseInput(shop.supplier._id, [item(product, toOrder)]),
        );
        expect((await report()).products).toMatchObject([{ expected: toOrder, toOrder: 0 }]);
        for (const { _id } of [order, sale]) await setStatus(api, _id, { status: 'completed' });
        expect(await names()).toEqual([]);
      },
    );

    it('sorts by the quantity to order', async () => {
      await stocked({ name: 'ten', minimumStockLevel: 9 });
      await stocked({ name: 'one', minimumStockLevel: 0.5, unitOfMeasurement: 'kg' });
      await stocked({ name: 'three', minimumStockLevel: 2.5, unitOfMeasurement: 'kg' });
      expect(await names('sort=-toOrder')).toEqual(['ten', 'three', 'one']);
    });

    it('names the ten products that lack the largest share of their minimum', async () => {
      await stocked({ name: 'half', minimumStockLevel: 100 }, 50);
      await stocked({ name: 'most', minimumStockLevel: 4 }, 1);
      await stocked({ name: 'exact', minimumStockLevel: 4 }, 4);
      for (let place = 0; place < 9; place += 1)
        await stocked({ name: `third ${place}`, minimumStockLevel: 3 }, 2);
      const found = (await report()).shortest.map(({ name }) => name);
      expect(found.slice(0, 3)).toEqual(['most', 'half', 'third 0']);
      expect(found).toHaveLength(10);
    });

    it('is empty when nothing is low', async () => {
      await stocked({ minimumStockLevel: 1 }, 2);
      expect(await report()).toEqual({
        products: [],
        shortest: [],
        total: 0,
        nextCursor: null,
        previousCursor: null,
      });
    });

    it('filters by text, category and supplier', async () => {
      const apex = await addSupplier(api, { companyName: 'Apex' });
      await stocked({ name: 'Лампа', category: 'Tools' });
      await stocked({ name: 'desk', supplierId: apex._id });
      expect(await names(`search=${encodeURIComponent('ЛАМП')}`)).toEqual(['Лампа']);
      expect(await names('category=Tools')).toEqual(['Лампа']);
      expect(await names(`supplierId=${apex._id}`)).toEqual(['desk']);
      expect((await report('category=Tools')).shortest).toMatchObject([{ name: 'Лампа' }]);
    });
  });

  describe('inventory valuation', () => {
    const report = (query = '') =>
      api.read<ValuationReport>(`reports/inventory-valuation?${query}`);

    it('sorts and pages values beyond the range of a number', async () => {
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

    it('tells the stock at the end of a day, whatever has moved since', async () => {
      const lamp = await stocked({ name: 'lamp', sellingPrice: 200 }, 3, 100);
      await receive(api, lamp._id, 4, { purchasePrice: 77.77 });
      const gone = await stocked({ name: 'gone' }, 5, 5);
      const then = await report();
      const day = api.clock.now().toISOString().slice(0, 10);
      api.clock.advance({ days: 1 });
      await api.signInAgain();
      await receive(api, lamp._id, 10, { purchasePrice: 300 });
      await adjustStock(api, lamp._id, -17);
      await adjustStock(api, gone._id, -5);
      await api.call('DELETE', `products/${gone._id}`);
      await stocked({ name: 'later' }, 1, 1);
      expect(await report(`asOf=${day}`)).toEqual(then);
      expect((await report(`asOf=${day}&search=gone`)).totals.value).toBe(25);
      expect((await report('asOf=2020-01-01')).products).toEqual([]);
      expect((await report()).products.map(({ name }) => name)).toEqual(['later']);
    });

    it('equals the value on the dashboard', async () => {
      for (const [stock, price] of [
        [3, 33.33],
        [7, 0.1],
        [1, 0.2],
        [999, 0.005],
      ] as const)
        await stocked({}, stock, Math.round(price * 100) / 100);
      const { stats } = await api.read<DashboardStatsResult>('dashboard/stats');
      const { totals, products } = await report();
      expect(totals.value).toBe(stats.totalValue);
      expect(sumMoney(products.map(({ value }) => value))).toBe(stats.totalValue);
    });
  });
}
