import {
  UNITS,
  type Product,
  type ProductList,
  type SupplierList,
  type Tokens,
} from '@stockroom/contract';
import { webCryptoPasswords } from '../auth/web-crypto-passwords';
import { DEMO_CREDENTIALS, seedDemoData } from '../sample-data/demo-data';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeSampleData(makeStore: MakeStore): void {
  describe('sample data', () => {
    const api = setUpTestApi(makeStore);
    const seed = () =>
      seedDemoData({ store: api.store, clock: api.clock, passwords: webCryptoPasswords });
    const products = async () => {
      const { body } = await api.call<ProductList>('GET', 'products?limit=100');
      return body.products;
    };

    it('fills the shop once, even when two processes start', async () => {
      const seeded = await Promise.all([seed(), seed()]);
      expect(seeded.sort()).toEqual([false, true]);
      expect(await seed()).toBe(false);
      const all = await products();
      expect(all.length).toBeGreaterThanOrEqual(58);
      const suppliers = await api.call<SupplierList>('GET', 'suppliers?limit=100');
      expect(suppliers.body.total).toBe(10);
    });

    it('shows what a real shop has', async () => {
      await seed();
      const all = await products();
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

    it('has a demo account', async () => {
      await seed();
      const body = DEMO_CREDENTIALS;
      const signIn = await api.call<Tokens>('POST', 'auth/login', { body, token: null });
      expect(signIn.status).toBe(200);
    });
  });
}
