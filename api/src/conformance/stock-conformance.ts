import { toDigits, type ProductResult, type Supplier } from '@stockroom/contract';
import { addProduct, addSupplier, receive } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeStock(makeStore: MakeStore): void {
  describe('receipts of stock', () => {
    const api = setUpTestApi(makeStore);
    let supplier: Supplier;
    beforeEach(async () => {
      supplier = await addSupplier(api);
    });
    const stockOf = async (id: string) =>
      (await api.call<ProductResult>('GET', `products/${id}`)).body.product;
    const costOf = async (id: string) => {
      const product = await api.store.repositories.products.find(id);
      return product?.averageCost == null ? null : toDigits(product.averageCost);
    };

    it('raise the stock and leave the version alone', async () => {
      const { _id } = await addProduct(api, supplier._id);
      const movement = await receive(api, _id, 7);
      expect(movement).toMatchObject({
        productName: 'Desk lamp',
        productSku: 'LAMP-1',
        quantity: 7,
        balanceAfter: 7,
        reason: 'Stock Receipt',
        userName: 'user@example.com',
      });
      expect(await stockOf(_id)).toMatchObject({ currentStock: 7, version: 1 });
    });

    it('add up exactly, however many come at the same moment', async () => {
      const { _id } = await addProduct(api, supplier._id, { unitOfMeasurement: 'kg' });
      await Promise.all(Array.from({ length: 30 }, () => receive(api, _id, 1.001)));
      expect((await stockOf(_id)).currentStock).toBe(30.03);
    });

    it.each<[string, [quantity: number, price?: number][], string]>([
      ['takes the first price', [[3, 10]], '10'],
      ['takes the purchase price when none is given', [[3]], '100.5'],
      [
        'is weighted by quantity',
        [
          [10, 100],
          [30, 200],
        ],
        '175',
      ],
      ['stays where it is without a price', [[10, 80], [5]], '80'],
      [
        'keeps six places',
        [
          [1, 10],
          [2, 10.01],
        ],
        '10.006667',
      ],
    ])('make an average cost that %s', async (_what, receipts, expected) => {
      const { _id } = await addProduct(api, supplier._id);
      expect(await costOf(_id)).toBeNull();
      for (const [quantity, price] of receipts) await receive(api, _id, quantity, price);
      expect(await costOf(_id)).toBe(expected);
    });

    it('are refused in parts of what is counted, beyond all measure, and for what is gone', async () => {
      const { _id } = await addProduct(api, supplier._id);
      const refusal = { code: 'VALIDATION_FAILED' };
      await expect(receive(api, _id, 1.5)).rejects.toMatchObject(refusal);
      await receive(api, _id, 999_999_999);
      await expect(receive(api, _id, 1)).rejects.toMatchObject(refusal);
      await api.call('DELETE', `products/${_id}`);
      await expect(receive(api, _id, 1)).rejects.toMatchObject(refusal);
    });
  });
}
