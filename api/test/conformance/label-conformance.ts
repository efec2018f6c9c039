import {
  inStoreCode,
  rightCheckDigit,
  type ChangeList,
  type LabelProductList,
  type NewCodesResult,
  type Product,
} from '@stockroom/contract';
import { addProduct, productOf } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const EAN = { code: '4006381333931', units: 1 };

export function describeLabels(makeStore: MakeStore): void {
  describe('labels', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP });
    const add = (sku: string, changes: object = {}) =>
      addProduct(api, shop.supplier._id, { name: sku, sku, ...changes });
    const addMany = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => add(`P-${index}`)));
    const labels = (query: string, token?: string) =>
      api.read<LabelProductList>(`labels?${query}`, token);
    const give = (products: readonly Product[], token?: string) =>
      api.call<NewCodesResult>('POST', 'labels/codes', {
        body: { productIds: products.map(({ _id }) => _id) },
        token,
      });
    const codeOf = async ({ _id }: Product) => {
      const { barcodes } = await productOf(api, _id);
      expect(barcodes).toHaveLength(1);
      return barcodes?.[0]?.code ?? '';
    };

    it('show products in the order of their ids, without deleted and unknown ones', async () => {
      const desk = await add('DESK', { barcodes: [EAN], sellingPrice: 12.5 });
      const gone = await add('GONE');
      await api.call('DELETE', `products/${gone._id}`);
      const ids = [desk._id, gone._id, 'unknown', shop.lamp._id].join(',');
      const { products, total } = await labels(`ids=${ids}`);
      expect([products.map(({ sku }) => sku), total]).toEqual([['DESK', shop.lamp.sku], 2]);
      expect(products[0]).toEqual({
        _id: desk._id,
        name: 'DESK',
        sku: 'DESK',
        currentStock: 0,
        unitOfMeasurement: desk.unitOfMeasurement,
        sellingPrice: 12.5,
        barcodes: [EAN],
      });
    });

    it('show the products of a filter by name', async () => {
      await add('B', { category: 'Books' });
      await add('A', { category: 'Books' });
      const { products, total } = await labels('category=Books');
      expect([products.map(({ sku }) => sku), total]).toEqual([['A', 'B'], 2]);
    });

    it('show the price to those alone who may see it', async () => {
      const warehouse = await api.signUp('warehouse@example.com', 'warehouse');
      const [label] = (await labels(`ids=${shop.lamp._id}`, warehouse)).products;
      expect(label).not.toHaveProperty('sellingPrice');
      expect(label).toMatchObject({ sku: shop.lamp.sku });
    });

    it('get codes for products that have none, as a change of each product', async () => {
      const desk = await add('DESK', { barcodes: [EAN] });
      const answer = await give([desk, shop.lamp, shop.lamp]);
      expect([answer.status, answer.body.given]).toEqual([200, 1]);
      const lamp = await productOf(api, shop.lamp._id);
      expect(lamp).toEqual({
        ...shop.lamp,
        barcodes: [{ code: inStoreCode(1), units: 1 }],
        updatedAt: lamp.updatedAt,
        version: shop.lamp.version + 1,
      });
      expect((await productOf(api, desk._id)).version).toBe(desk.version);
      const { changes } = await api.read<ChangeList>(`changes?entityId=${lamp._id}`);
      expect(changes[0]).toMatchObject({
        action: 'updated',
        fields: [{ field: 'barcodes', from: [], to: lamp.barcodes }],
      });
      expect((await give([desk, shop.lamp])).body.given).toBe(0);
    });

    it('get codes that no product has', async () => {
      await add('DESK', { barcodes: [{ code: inStoreCode(1) }, { code: inStoreCode(3) }] });
      const products = await addMany(2);
      expect((await give(products)).body.given).toBe(2);
      expect((await Promise.all(products.map(codeOf))).sort()).toEqual([
        inStoreCode(2),
        inStoreCode(4),
      ]);
    });

    it('get 20 different codes in 20 calls at the same time', async () => {
      const products = await addMany(20);
      const answers = await Promise.all(products.map((product) => give([product, shop.lamp])));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
      // One of the calls has also given a code to the lamp, which all of them name.
      expect(answers.reduce((sum, { body }) => sum + body.given, 0)).toBe(21);
      const codes = await Promise.all([...products, shop.lamp].map(codeOf));
      expect(new Set(codes).size).toBe(21);
      for (const code of codes)
        expect([code.slice(0, 2), rightCheckDigit(code)]).toEqual(['20', null]);
    });

    it('leave codes to those who change products', async () => {
      const sales = await api.signUp('sales@example.com', 'sales');
      expect((await give([shop.lamp], sales)).status).toBe(403);
      const refusal = await api.fieldErrors('POST', 'labels/codes', { productIds: [] });
      expect(refusal).toEqual({ productIds: 'Please select a product' });
    });
  });
}
