import {
  ADJUSTMENT_REASONS,
  ORDER_REASONS,
  ORDER_STATUSES,
  ORDER_TYPES,
  RECEIPT_REASON,
  UNITS,
  type Product,
  type ProductList,
  type SupplierList,
  type SupplierPerformanceReport,
} from '@stockroom/contract';
import { inMemoryPasswords } from '../../src/auth/in-memory-passwords';
import { DEMO_CREDENTIALS, seedDemoData } from '../../src/sample-data/demo-data';
import { DEAD_PRODUCT } from '../../src/sample-data/plan-sales';
import { SAMPLE_PRODUCTS } from '../../src/sample-data/sample-catalogue';
import { describeSearches } from './search-conformance';
import { setUpSharedTestApi, type MakeStore } from './test-api';

export function describeSampleData(makeStore: MakeStore): void {
  describe('sample data', () => {
    const api = setUpSharedTestApi(makeStore);
    const seed = () =>
      seedDemoData({ store: api.store, clock: api.clock, passwords: inMemoryPasswords });
    let seeded: boolean[];
    let all: Product[];
    beforeAll(async () => {
      seeded = await Promise.all([seed(), seed()]);
      all = (await api.read<ProductList>('products?limit=100')).products;
    });

    it('fills the shop once, even when two processes start', async () => {
      expect(seeded.sort()).toEqual([false, true]);
      expect(await seed()).toBe(false);
      expect(all.length).toBeGreaterThanOrEqual(58);
      expect((await api.read<SupplierList>('suppliers')).total).toBe(10);
      const signIn = { body: DEMO_CREDENTIALS, token: null };
      expect((await api.call('POST', 'auth/login', signIn)).status).toBe(200);
    });

    describeSearches(api);

    it('has the variety of a real shop', () => {
      const some = (test: (product: Product) => boolean) => expect(all.some(test)).toBe(true);
      expect(new Set(all.map(({ unitOfMeasurement }) => unitOfMeasurement))).toEqual(
        new Set(UNITS),
      );
      expect(new Set(all.map(({ category }) => category)).size).toBe(6);
      some(({ currentStock, minimumStockLevel }) => currentStock === minimumStockLevel);
      some(({ currentStock }) => currentStock === 0);
      some(({ name }) => name.length === 120);
      some(({ name }) => name.includes('«') && name.includes('»'));
      some(({ name }) => name.includes('№'));
      some(({ name }) => /\p{Extended_Pictographic}/u.test(name));
      some(({ description }) => description === '');
      expect(all.every(({ sku }) => /^[A-Z0-9-]+$/.test(sku))).toBe(true);
    });

    it('covers 180 days of work, and last year', async () => {
      const { orders, stockMovements } = api.store.repositories;
      const whole = { filter: {}, sort: '-createdAt', position: null, limit: 2000 } as const;
      const { records, total } = await orders.list(whole);
      expect(total).toBe(150);
      for (const type of ORDER_TYPES)
        for (const status of ORDER_STATUSES)
          expect(records.some((order) => order.type === type && order.status === status)).toBe(
            true,
          );
      expect(records.some(({ itemCount }) => itemCount === 25)).toBe(true);
      expect(records.some(({ orderNumber }) => orderNumber.startsWith('ORD-2025-'))).toBe(true);
      expect(records.every(({ createdAt }) => createdAt <= api.clock.now().toISOString())).toBe(
        true,
      );

      const movements = (await stockMovements.list(whole)).records;
      expect(movements.length).toBeGreaterThan(850);
      const reasons = new Set(movements.map(({ reason }) => reason));
      for (const reason of [RECEIPT_REASON, ...ORDER_REASONS, ...ADJUSTMENT_REASONS])
        expect(reasons).toContain(reason);
      expect(movements.filter(({ toVerify }) => toVerify)).toHaveLength(1);
      const booked = movements.find((one) => one.orderId && one.reason === RECEIPT_REASON);
      expect(booked?.orderNumber).toMatch(/^PO-/);
      const skus = movements.map(({ productSku }) => productSku);
      expect(skus.filter((sku) => sku === DEAD_PRODUCT)).toHaveLength(1);
    });

    it('ends with the stock of the catalogue, some of it sold out but expected', () => {
      for (const { input, stock } of SAMPLE_PRODUCTS)
        expect(all.find(({ sku }) => sku === input.sku)?.currentStock).toBe(stock);
      expect(all.some(({ currentStock, expected }) => currentStock === 0 && expected > 0)).toBe(
        true,
      );
      expect(all.some(({ committed }) => committed > 0)).toBe(true);
    });

    it('has one supplier who is always late, and one with too few orders to judge', async () => {
      const path = 'reports/supplier-performance';
      const { suppliers } = await api.read<SupplierPerformanceReport>(path);
      const days = suppliers.map(({ medianLeadTimeDays }) => medianLeadTimeDays);
      expect(days).toContain(null);
      expect(days.filter((median) => median !== null && median > 20)).toHaveLength(1);
    });
  });
}
