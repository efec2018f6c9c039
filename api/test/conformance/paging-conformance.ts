import {
  CHANGE_SORT_KEYS,
  LOW_STOCK_SORT_KEYS,
  MARGIN_SORT_KEYS,
  ORDER_SORT_KEYS,
  PRODUCT_SORT_KEYS,
  SUPPLIER_PERFORMANCE_SORT_KEYS,
  SUPPLIER_SORT_KEYS,
  TURNOVER_SORT_KEYS,
  VALUATION_SORT_KEYS,
  type Page,
  type Product,
} from '@stockroom/contract';
import { importer } from './importer';
import { aQuarter, expectStablePaging, walk } from './paging';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

/** Every list that can be sorted: its records in the answer, its sort keys, and the records of the test. */
export const PAGED_LISTS = [
  ['products?', 'products', PRODUCT_SORT_KEYS, 'product'],
  ['suppliers?', 'suppliers', SUPPLIER_SORT_KEYS, 'supplier'],
  ['orders?', 'orders', ORDER_SORT_KEYS, 'order'],
  ['stock-movements?', 'movements', ['createdAt'], 'receipt'],
  ['stock-movements?toVerify=true&', 'movements', ['createdAt'], 'forcedSale'],
  ['changes?entity=supplier&', 'changes', CHANGE_SORT_KEYS, 'supplier'],
  ['notifications?', 'notifications', ['createdAt'], 'order'],
  ['imports?', 'imports', ['createdAt'], 'draft'],
  ['reports/low-stock?', 'products', LOW_STOCK_SORT_KEYS, 'product'],
  ['reports/inventory-valuation?', 'products', VALUATION_SORT_KEYS, 'product'],
  ['reports/stock-movements?', 'products', TURNOVER_SORT_KEYS, 'product'],
  ['reports/supplier-performance?', 'suppliers', SUPPLIER_PERFORMANCE_SORT_KEYS, 'purchases'],
  ['reports/margin?', 'rows', MARGIN_SORT_KEYS, 'sales'],
] as const;

export function describePaging(makeStore: MakeStore): void {
  describe('paging', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK });
    const imports = importer(api);
    const buy = async (supplierId: string, product: Product, quantity: number) =>
      addOrder(api, purchaseInput(supplierId, [item(product, quantity)]));

    /** Each adds the nth record. Many are alike, so that the order depends on the ids too. */
    const add = {
      async product(n: number): Promise<void> {
        const { _id } = await addProduct(api, shop.supplier._id, {
          name: `Same ${n % 3}`,
          sku: `S-${n}`,
          category: n % 2 ? 'Books' : 'Tools',
          purchasePrice: n % 4,
          sellingPrice: n % 2 ? 10.5 : 9,
          minimumStockLevel: 5 + (n % 2),
        });
        await receive(api, _id, 1 + (n % 3), { purchasePrice: 1 + (n % 2) });
      },
      async supplier(n: number): Promise<void> {
        const changes = { companyName: `Same ${n % 3}`, contactPerson: `Same ${n % 2}` };
        const { _id } = await addSupplier(api, changes);
        if (n % 3 === 0) await addProduct(api, _id, { sku: `S-${n}` });
      },
      async order(n: number): Promise<void> {
        if (n % 4 === 0) api.clock.advance({ seconds: 1 });
        const sale = orderInput([item(shop.lamp, 1, n % 2)], { customerName: `Same ${n % 2}` });
        await (n % 3 === 0 ? buy(shop.supplier._id, shop.lamp, 1) : addOrder(api, sale));
      },
      async receipt(n: number): Promise<void> {
        if (n % 4 === 0) api.clock.advance({ seconds: 1 });
        await receive(api, n % 2 ? shop.lamp._id : shop.desk._id, 1 + n);
      },
      async forcedSale(n: number): Promise<void> {
        await this.receipt(n);
        const { _id } = await addOrder(api, orderInput([item(shop.lamp, 10_000)]));
        await setStatus(api, _id, { status: 'completed', force: true });
      },
      async draft(n: number): Promise<void> {
        if (n % 4 === 0) api.clock.advance({ seconds: 1 });
        await imports.draft('suppliers', 'Company name', `Same ${n}`);
      },
      async purchases(n: number): Promise<void> {
        const { _id } = await addSupplier(api, { companyName: `Same ${n % 3}` });
        for (let count = 0; count < 1 + (n % 2) * 3; count += 1) {
          const order = await buy(_id, shop.lamp, 1 + (n % 3));
          const status = count === 3 && n % 3 === 0 ? 'cancelled' : 'completed';
          await setStatus(api, order._id, { status });
        }
      },
      async sales(n: number): Promise<void> {
        const name = `Same ${n % 3}`;
        const product = await addProduct(api, shop.supplier._id, { name, sku: `S-${n}` });
        await receive(api, product._id, 2, { purchasePrice: 1 + (n % 2) });
        const { _id } = await addOrder(api, orderInput([item(product, 1 + (n % 2), n % 3)]));
        await setStatus(api, _id, { status: 'completed' });
      },
    };

    it.each(PAGED_LISTS)(
      'of /%s leads to the end and back by every sort, while other %s come',
      async (path, rows, keys, kind) => {
        type Answer = Page & Record<string, { _id: string }[]>;
        let count = 0;
        const newcomer = () => add[kind]((count += 1));
        while (count < 8) await newcomer();
        for (const sort of keys.flatMap((key) => [key, `-${key}`])) {
          const ask = (query: string) => api.read<Answer>(`${path}sort=${sort}&${query}`);
          const idsOf = (page: Answer) => page[rows]?.map(({ _id }) => _id) ?? [];
          const whole = await ask('limit=100');
          const all = idsOf(whole);
          expect([sort, all.length, new Set(all).size]).toEqual([sort, whole.total, whole.total]);
          expect(all.length).toBeGreaterThan(7);
          const limit = aQuarter(all);
          const page = (cursor: string) => ask(`limit=${limit}&cursor=${cursor}`);
          const { forwards, backwards } = await walk(page, idsOf);
          expect(forwards.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
          expect(forwards.flat()).toEqual(all);
          expect(backwards).toEqual(forwards);
          await expectStablePaging(ask, idsOf, [newcomer, newcomer]);
        }
      },
    );
  });
}
