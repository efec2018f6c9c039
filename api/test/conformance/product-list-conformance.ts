import type { Product, ProductList, Supplier } from '@stockroom/contract';
import { addProduct, addSupplier, receive } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeProductList(makeStore: MakeStore): void {
  describe('list of products', () => {
    const api = setUpTestApi(makeStore);
    let suppliers: { nordwind: Supplier; atlas: Supplier };
    beforeEach(async () => {
      suppliers = {
        nordwind: await addSupplier(api, { companyName: 'Nordwind' }),
        atlas: await addSupplier(api, { companyName: 'atlas' }),
      };
    });
    const list = (query = '') => api.read<ProductList>(`products?${query}`);
    const names = async (query: string) => (await list(query)).products.map(({ name }) => name);
    const addAll = async (...products: Partial<Product & { stock: number }>[]) => {
      for (const [index, { stock, ...changes }] of products.entries()) {
        const { nordwind } = suppliers;
        const input = { sku: `SKU-${index}`, ...changes } as Parameters<typeof addProduct>[2];
        const { _id } = await addProduct(api, nordwind._id, input);
        if (stock) await receive(api, _id, stock);
      }
    };

    it('is empty at first', async () => {
      const nothing = { products: [], nextCursor: null, previousCursor: null, total: 0 };
      expect(await list()).toEqual(nothing);
    });

    it('shows every field of a product but its barcodes', async () => {
      const { barcodes, ...product } = await addProduct(api, suppliers.atlas._id);
      expect((await list()).products).toEqual([product]);
    });

    it.each([
      ['LAMP', ['Desk lamp', 'Lamp for a desk']],
      ['d-1', ['Lamp for a desk']],
      [' зелёная ', ['Ёлка зелёная']],
      ['nothing', []],
      ['lamp desk', ['Desk lamp', 'Lamp for a desk']],
      ['  DESK \t  lamp ', ['Desk lamp', 'Lamp for a desk']],
      ['esk lam', ['Desk lamp', 'Lamp for a desk']],
      ['lamp dl-7', ['Desk lamp']],
      ['la 7 de', ['Desk lamp']],
      ['7 d', ['Desk lamp']],
      ['lamp chair', []],
      ['елка', ['Ёлка зелёная', 'Елка белая']],
      ['Ёлка', ['Ёлка зелёная', 'Елка белая']],
      ['ёл', ['Ёлка зелёная', 'Елка белая']],
      ['зеленая ЕЛКА', ['Ёлка зелёная']],
      // In small letters, the first one is two characters.
      ['İz', ['İzgara']],
    ])(
      'finds the words of "%s" in names and SKUs, in any order and case, and ё for е',
      async (search, expected) => {
        await addAll(
          { name: 'Desk lamp', sku: 'DL-7' },
          { name: 'Lamp for a desk', sku: 'LD-1' },
          { name: 'Chair', sku: 'CH-1' },
          { name: 'Ёлка зелёная', sku: 'E-1' },
          { name: 'Елка белая', sku: 'E-2' },
          { name: 'İzgara', sku: 'G-9' },
        );
        const found = await names(`search=${encodeURIComponent(search)}`);
        expect(found.toSorted()).toEqual(expected.toSorted());
      },
    );

    it('searches for %, _ and \\ literally', async () => {
      await addAll({ name: '100% wool' }, { name: '1000 wool' }, { name: 'a_b' }, { name: 'c\\d' });
      expect(await names('search=100%25')).toEqual(['100% wool']);
      expect(await names('search=a_b')).toEqual(['a_b']);
      expect(await names('search=_')).toEqual(['a_b']);
      expect(await names('search=%5C')).toEqual(['c\\d']);
    });

    describe('with skuFirst', () => {
      const choices = (search: string, query = '') =>
        names(`skuFirst=true&limit=2&search=${encodeURIComponent(search)}${query}`);
      beforeEach(() =>
        addAll(
          { name: 'Bulb B-1', sku: 'B-10' },
          { name: 'Case B-1', sku: 'B-11' },
          { name: 'Desk', sku: 'b-1' },
          { name: 'Chair', sku: 'B-2', category: 'Furniture', stock: 1 },
        ),
      );

      it('begins with the product of exactly that SKU', async () => {
        expect(await names('limit=2&search=B-1')).toEqual(['Bulb B-1', 'Case B-1']);
        expect(await choices('B-1')).toEqual(['Desk', 'Bulb B-1']);
        expect(await choices(' b-1 ')).toEqual(['Desk', 'Bulb B-1']);
        expect(await choices('B-10')).toEqual(['Bulb B-1']);
      });

      it('gives one page of the usual list where no SKU matches', async () => {
        expect(await choices('B-')).toEqual(['Bulb B-1', 'Case B-1']);
        expect(await choices('nothing')).toEqual([]);
        expect(await choices('')).toEqual(['Bulb B-1', 'Case B-1']);
        const answer = await list('skuFirst=true&limit=2&search=b-1');
        expect(answer).toMatchObject({ total: 3, nextCursor: null, previousCursor: null });
      });

      it.each([
        ['category=Furniture', ['Chair']],
        ['stockStatus=in', ['Chair']],
        ['category=Books', []],
        ['stockStatus=out', []],
      ])('leaves out what the filter %s does', async (filter, expected) => {
        expect(await choices('b-2', `&${filter}`)).toEqual(expected);
        expect(await choices('b-2', `&supplierId=${suppliers.atlas._id}`)).toEqual([]);
      });

      it('leaves out archived products', async () => {
        const { products } = await list('search=desk');
        await api.call('DELETE', `products/${products[0]!._id}`);
        expect(await choices('b-1')).toEqual(['Bulb B-1', 'Case B-1']);
      });
    });

    it.each([
      ['Настольные 4711', ['Настольная 4711', 'Настольные 4711']],
      ['woolen 4711', ['Woolen 4711', 'Woollen 4711']],
      ['ΜΕΣΑΙΟ 4711', ['ΜΕΣΑΙΟ 4711']],
      ['wool%shirt 4711', ['Wool%shirt 4711', 'Woolshirt 4711']],
    ])('tells "%s" from what only begins like it beside the same number', async (name, others) => {
      await addAll(...others.map((other, index) => ({ name: other, sku: `S-${index}` })));
      expect(await names(`search=${encodeURIComponent(name)}`)).toEqual(
        others.filter((other) => other.toLowerCase() === name.toLowerCase()),
      );
    });

    it('filters by category, supplier and stock, alone and together', async () => {
      await addAll(
        { name: 'out', minimumStockLevel: 5 },
        { name: 'low', stock: 5, minimumStockLevel: 5 },
        { name: 'in', stock: 6, minimumStockLevel: 5 },
        { name: 'book', stock: 6, category: 'Books' },
        { name: 'other', stock: 1, supplierId: suppliers.atlas._id },
      );
      expect(await names('stockStatus=out')).toEqual(['out']);
      expect(await names('stockStatus=low')).toEqual(['low', 'other', 'out']);
      expect(await names('stockStatus=in')).toEqual(['book', 'in', 'low', 'other']);
      expect(await names('category=Books')).toEqual(['book']);
      expect(await names('category=books')).toEqual([]);
      expect(await names(`supplierId=${suppliers.atlas._id}`)).toEqual(['other']);
      expect(await names('stockStatus=in&category=Electronics&search=o')).toEqual(['low', 'other']);
      expect((await list('stockStatus=in&limit=1')).total).toBe(4);
    });

    it('takes an empty parameter as none', async () => {
      await addAll({ name: 'one' });
      expect(await names('search=&category=&stockStatus=&cursor=&limit=&sort=')).toEqual(['one']);
    });

    it('sorts texts as people do, in any language', async () => {
      await addAll(
        { name: 'Ёж' },
        { name: 'apple' },
        { name: 'Zebra' },
        { name: 'Ель' },
        { name: 'Banana' },
        { name: 'Жук' },
        { name: '«кавычки»' },
      );
      const order = ['«кавычки»', 'apple', 'Banana', 'Zebra', 'Ёж', 'Ель', 'Жук'];
      expect(await names('sort=name')).toEqual(order);
      expect(await names('sort=-name')).toEqual([...order].reverse());
    });

    it('sorts numbers by size and suppliers by their present name', async () => {
      await addAll(
        { name: 'a', sellingPrice: 9, stock: 10 },
        { name: 'b', sellingPrice: 10.5, stock: 9, supplierId: suppliers.atlas._id },
        { name: 'c', sellingPrice: 100, stock: 100 },
      );
      expect(await names('sort=sellingPrice')).toEqual(['a', 'b', 'c']);
      expect(await names('sort=-currentStock')).toEqual(['c', 'a', 'b']);
      expect((await names('sort=supplierName'))[0]).toBe('b');
    });

    it('has no further page when the last one is exactly full', async () => {
      await addAll({ name: 'a' }, { name: 'b' });
      expect(await list('limit=2')).toMatchObject({ nextCursor: null, previousCursor: null });
    });

    it('keeps its place when records before it go and come', async () => {
      await addAll({ name: 'b' }, { name: 'd' }, { name: 'f' }, { name: 'h' });
      const first = await list('limit=2');
      await api.call('DELETE', `products/${first.products[1]?._id}`);
      await addAll({ name: 'a', sku: 'NEW' });
      expect(await names(`limit=2&cursor=${first.nextCursor}`)).toEqual(['f', 'h']);
    });

    it('leads back from a page whose records are gone', async () => {
      await addAll({ name: 'a' }, { name: 'b' });
      const first = await list('limit=1');
      const second = await list(`limit=1&cursor=${first.nextCursor}`);
      await api.call('DELETE', `products/${second.products[0]?._id}`);
      const gone = await list(`limit=1&cursor=${first.nextCursor}`);
      expect(gone).toMatchObject({ products: [], nextCursor: null, total: 1 });
      expect(gone.previousCursor).not.toBeNull();
    });

    it('refuses a cursor of another sort', async () => {
      await addAll({ name: 'a' }, { name: 'b' });
      const { nextCursor } = await list('limit=1');
      const refusal = { cursor: 'This cursor does not belong to this list' };
      for (const cursor of [`sort=sku&cursor=${nextCursor}`, 'cursor=W10'])
        expect(await api.fieldErrors('GET', `products?${cursor}`)).toEqual(refusal);
    });
  });
}
