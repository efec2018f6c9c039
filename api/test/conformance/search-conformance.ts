import type {
  OrderList,
  Page,
  Product,
  ProductList,
  Supplier,
  SupplierList,
} from '@stockroom/contract';
import { addProduct, addSupplier, receive } from './records';
import { SEARCH_TABLE, type Search } from './searches';
import { setUpTestApi, type MakeStore, type TestApi } from './test-api';

/** Searches of the demo shop. */
export function describeSearches(api: TestApi): void {
  const firstHit = async ({ group, typed }: Search) => {
    const search = new URLSearchParams({ search: typed, limit: '1' });
    if (group === 'suppliers')
      return (await api.read<SupplierList>(`suppliers?${search}`)).suppliers[0]?.companyName;
    if (group === 'customers')
      return (await api.read<OrderList>(`orders?${search}`)).orders[0]?.party;
    return (await api.read<ProductList>(`products?skuFirst=true&${search}`)).products[0]?.sku;
  };

  it('finds what people mean, however they type it', async () => {
    const missed: string[] = [];
    for (const search of SEARCH_TABLE) {
      const hit = await firstHit(search);
      if (hit !== search.hit)
        missed.push(`${search.group}: ${search.typed}: ${hit}, not ${search.hit}`);
    }
    expect(missed).toEqual([]);
  });
}

export function describeForgiving(makeStore: MakeStore): void {
  describe('search that forgives', () => {
    const api = setUpTestApi(makeStore);
    let supplier: Supplier;
    let hammer: Product;
    beforeEach(async () => {
      supplier = await addSupplier(api, { companyName: 'Атлас', phone: '+7 (495) 123-45-67' });
      hammer = await addProduct(api, supplier._id, {
        name: 'Молоток',
        sku: 'TL-1',
        category: 'Tools',
        barcodes: [{ code: '4006381333931', units: 1 }],
      });
      await addProduct(api, supplier._id, { name: 'Пила', sku: 'TL-2', category: 'Tools' });
      await receive(api, hammer._id, 2);
    });
    const search = (list: string, text: string) =>
      api.read<Page>(
        `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ search: text })}`,
      );

    it('says what the list shows', async () => {
      expect(await search('products', 'vjkjnjr')).toMatchObject({
        searchedFor: 'молоток',
        total: 1,
      });
      expect(await search('products', 'Молаток tl')).toMatchObject({ searchedFor: 'молоток tl' });
      expect(await search('products', 'молоток')).not.toHaveProperty('searchedFor');
      expect(await search('products', 'nothing')).toMatchObject({ total: 0 });
      expect(await search('products', 'nothing')).not.toHaveProperty('searchedFor');
    });

    it('forgives nothing where the search finds something as it is', async () => {
      await addProduct(api, supplier._id, { name: 'Молатокс', sku: 'TL-3' });
      expect(await search('products', 'молаток')).toMatchObject({ total: 1 });
      expect(await search('products', 'молаток')).not.toHaveProperty('searchedFor');
    });

    it('does not look elsewhere for what another filter leaves out', async () => {
      const answer = await search('products?category=Books', 'молоток');
      expect(answer).toMatchObject({ total: 0 });
      expect(answer).not.toHaveProperty('searchedFor');
    });

    it.each([
      ['stock-movements', 'vjkjnjr', 'молоток'],
      ['stock-movements', '4006381333931', 'Молоток TL-1'],
      ['reports/inventory-valuation', '4006381333931', 'Молоток TL-1'],
      ['reports/low-stock', 'molotok', 'молоток'],
      ['suppliers', '8 495 123 45 67', 'Атлас'],
      ['suppliers', 'fnkfc', 'атлас'],
    ])('forgives in %s: %s', async (list, typed, searchedFor) => {
      expect(await search(list, typed)).toMatchObject({ searchedFor, total: 1 });
    });

    it('finds an SKU of a word and a number in the other layout', async () => {
      await addProduct(api, supplier._id, { name: 'Пила большая', sku: 'WALK-1' });
      expect(await search('products', 'цфдл-1')).toMatchObject({ searchedFor: 'walk-1', total: 1 });
    });

    it('finds another ending, although some other record has the typed word', async () => {
      await addSupplier(api, { companyName: 'Ёлочка' });
      await addProduct(api, supplier._id, { name: 'Гирлянда «Ёлочки»', sku: 'GRL-1' });
      for (const list of ['products', 'reports/low-stock'])
        expect(await search(list, 'ёлочка')).toMatchObject({ searchedFor: 'ёлочки', total: 1 });
      expect(await search('suppliers', 'ёлочка')).not.toHaveProperty('searchedFor');
    });

    it('takes the figures of a report from the same products', async () => {
      const exact = await api.read<object>(
        `reports/inventory-valuation?${new URLSearchParams({ search: 'молоток' })}`,
      );
      const forgiving = await search('reports/inventory-valuation', 'vjkjnjr');
      expect(forgiving).toEqual({ ...exact, searchedFor: 'молоток' });
    });

    it('goes on with the next page and with a file', async () => {
      await addProduct(api, supplier._id, { name: 'Молоток большой', sku: 'TL-4' });
      const first = await search('products?limit=1', 'molotok');
      const next = await search(`products?limit=1&cursor=${first.nextCursor}`, 'molotok');
      expect([first, next]).toMatchObject([{ total: 2 }, { total: 2, searchedFor: 'молоток' }]);
      const file = await api.call<string>('GET', 'products?format=csv&search=molotok');
      expect(file.status).toBe(200);
    });

    it('puts names that begin with the search before others', async () => {
      await addProduct(api, supplier._id, { name: 'А молоток', sku: 'TL-5' });
      const { products } = await api.read<ProductList>(
        `products?skuFirst=true&limit=2&${new URLSearchParams({ search: 'МОЛОТ' })}`,
      );
      expect(products.map(({ name }) => name)).toEqual(['Молоток', 'А молоток']);
    });
  });
}
