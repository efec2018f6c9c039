import type {
  Barcode,
  ChangeList,
  OrderProducts,
  Product,
  ProductList,
  ProductResult,
  ProductWriteResult,
} from '@stockroom/contract';
import { addOrder, addProduct, item, orderInput, productInput, productOf } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const EAN = { code: '4006381333931', units: 1 };
const BOX = { code: 'BOX-12', units: 12 };

export function describeBarcodes(makeStore: MakeStore): void {
  describe('barcodes', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP });
    const input = (changes: object) => productInput(shop.supplier._id, changes);
    const add = (changes: object) =>
      api.call<ProductWriteResult>('POST', 'products', { body: input(changes) });
    const update = ({ _id, sku }: Product, barcodes?: Partial<Barcode>[], version = 1) =>
      api.call<ProductWriteResult>('PUT', `products/${_id}`, {
        body: { ...input({ sku }), barcodes, version },
      });
    const addDesk = () =>
      addProduct(api, shop.supplier._id, { name: 'Desk', sku: 'DESK', barcodes: [BOX, EAN] });
    const found = (query: string) => api.read<ProductList>(`products?${query}`);
    const names = async (query: string) => (await found(query)).products.map(({ name }) => name);

    it('belong to a product, in their order and without spaces', async () => {
      const barcodes = [{ code: ' 4 006381 333931 ' }, BOX];
      const { body } = await add({ sku: 'DESK', barcodes });
      expect(body.product.barcodes).toEqual([EAN, BOX]);
      expect(await productOf(api, body.product._id)).toEqual(body.product);
      const changed = await update(body.product, [BOX, EAN, { code: 'C', units: 0.5 }]);
      expect(changed.body).toMatchObject({
        fieldErrors: { 'barcodes[2].units': 'Units must be a whole number for this unit' },
      });
      const { product } = (await update(body.product, [{ ...BOX, units: 6 }])).body;
      expect(product.barcodes).toEqual([{ ...BOX, units: 6 }]);
      expect(await productOf(api, product._id)).toEqual(product);
    });

    it('stay when an older client saves the product', async () => {
      const desk = await addDesk();
      expect((await update(desk)).body.product.barcodes).toEqual([BOX, EAN]);
      expect((await productOf(api, desk._id)).barcodes).toEqual([BOX, EAN]);
      expect((await update(desk, [], 2)).body.product.barcodes).toEqual([]);
    });

    it('tell the digit that would be right', async () => {
      const barcodes = [EAN, { code: '4006381333930', units: 1 }];
      expect(await api.fieldErrors('POST', 'products', input({ sku: 'A', barcodes }))).toEqual({
        'barcodes[1].code': 'The last digit doesn’t fit the others: it should be 1',
      });
    });

    it('belong to one product, and the refusal names it', async () => {
      await addDesk();
      const taken = [{ code: 'A' }, { code: 'box-12' }, { code: '04006381333931' }];
      const refused = await update(shop.lamp, taken);
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          code: 'DUPLICATE',
          message: 'The product Desk has the barcode box-12',
          fieldErrors: {
            'barcodes[1].code': 'The product Desk has the barcode box-12',
            'barcodes[2].code': 'The product Desk has the barcode 04006381333931',
          },
        },
      ]);
      expect((await add({ sku: 'B', barcodes: [EAN] })).status).toBe(409);
      expect((await productOf(api, shop.lamp._id)).barcodes).toEqual([]);
    });

    it('go to one of several products that are saved at the same moment', async () => {
      const bodies = ['A', 'B', 'C', 'D'].map((sku) => ({ sku, barcodes: [EAN] }));
      const answers = await Promise.all(bodies.map(add));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect((await found(`search=${EAN.code}`)).total).toBe(1);
    });

    it('are free when their product is deleted, and hinder its return once another has them', async () => {
      const desk = await addDesk();
      await api.call('DELETE', `products/${desk._id}`);
      expect(await names(`search=${EAN.code}`)).toEqual([]);
      expect((await api.call('POST', `products/${desk._id}/restore`)).status).toBe(200);
      expect(await names(`search=${EAN.code}`)).toEqual(['Desk']);
      await api.call('DELETE', `products/${desk._id}`);
      expect((await update(shop.lamp, [EAN])).status).toBe(200);
      const refused = await api.call('POST', `products/${desk._id}/restore`);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'The product Desk lamp has the barcode 4006381333931',
      ]);
      expect((await update(shop.lamp, [], 2)).status).toBe(200);
      await api.call('POST', `products/${desk._id}/restore`);
      expect((await productOf(api, desk._id)).barcodes).toEqual([BOX, EAN]);
    });

    it('find their product, in any case and with the zeros that scanners add', async () => {
      await addDesk();
      for (const search of ['BOX-12', 'box-12', EAN.code, `0${EAN.code}`])
        expect(await names(`search=${search}`)).toEqual(['Desk']);
      // A part may be misread.
      for (const search of ['BOX', '400638133393', 'BOX-12 lamp'])
        expect(await names(`search=${search}`)).toEqual([]);
      for (const [filter, expected] of [
        ['category=Electronics&stockStatus=out', ['Desk']],
        ['category=Books', []],
        ['stockStatus=in', []],
      ] as const)
        for (const first of ['', '&skuFirst=true'])
          expect(await names(`search=BOX-12&${filter}${first}`)).toEqual(expected);
    });

    it('find their product together with others that have the text in their names', async () => {
      await addDesk();
      for (const index of [1, 2, 3])
        await add({ name: `Case for BOX-12 No ${index}`, sku: `CASE-${index}` });
      // The second time, the database knows the count.
      for (const _time of [1, 2]) {
        const query = 'search=BOX-12&limit=2&sort=-name';
        const first = await found(query);
        expect(first.total).toBe(4);
        expect(first.products.map(({ name }) => name)).toEqual(['Desk', 'Case for BOX-12 No 3']);
        expect(await names(`${query}&cursor=${first.nextCursor}`)).toEqual([
          'Case for BOX-12 No 2',
          'Case for BOX-12 No 1',
        ]);
      }
      const choices = await found('search=BOX-12&limit=2&skuFirst=true');
      expect(choices.products.map(({ name }) => name)).toEqual(['Desk', 'Case for BOX-12 No 1']);
      expect(choices.total).toBe(4);
    });

    it('come first, before the SKU of another product', async () => {
      await addDesk();
      await add({ name: 'A box', sku: 'BOX-12' });
      expect(await names('search=BOX-12&skuFirst=true')).toEqual(['Desk', 'A box']);
    });

    it('are in a list only where the search names them', async () => {
      const desk = await addDesk();
      const order = await addOrder(api, orderInput([item(desk)]));
      const ofOrder = await api.read<OrderProducts>(`orders/${order._id}/products`);
      const plain = (await found('search=BOX-12')).products;
      for (const product of [...plain, ...ofOrder.products])
        expect(product).not.toHaveProperty('barcodes');
      const [named] = (await found('search=BOX-12&skuFirst=true')).products;
      expect(named?.barcodes).toEqual([BOX, EAN]);
    });

    it('are in the history in words that people read', async () => {
      const desk = await addDesk();
      await update(desk, [EAN]);
      await update(desk, [EAN], 2);
      const { changes } = await api.read<ChangeList>(`changes?entityId=${desk._id}`);
      const fields = changes.map((change) =>
        change.fields.filter((one) => one.field === 'barcodes'),
      );
      expect(fields).toEqual([
        [{ field: 'barcodes', from: [BOX, EAN], to: [EAN] }],
        [{ field: 'barcodes', from: null, to: [BOX, EAN] }],
      ]);
      const lamp = await api.read<ChangeList>(`changes?entityId=${shop.lamp._id}`);
      expect(lamp.changes[0]?.fields.map(({ field }) => field)).not.toContain('barcodes');
    });

    it('are seen by all who see products, and changed by those who change products', async () => {
      const desk = await addDesk();
      const sales = await api.signUp('sales@example.com', 'sales');
      const answer = await api.read<ProductResult>(`products/${desk._id}`, sales);
      expect(answer.product.barcodes).toEqual([BOX, EAN]);
      const body = { ...input({ sku: 'DESK', barcodes: [] }), version: 1 };
      const path = `products/${desk._id}`;
      expect((await api.call('PUT', path, { body, token: sales })).status).toBe(403);
    });
  });
}
