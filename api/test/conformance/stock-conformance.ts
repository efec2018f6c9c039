import { ADJUSTMENT_REASONS, toDigits, type StockMovementWriteResult } from '@stockroom/contract';
import { UNKNOWN_ID } from './forms';
import { addProduct, addSupplier, movementsOf, productOf, receiptInput, receive } from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const LAST_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

export function describeStock(makeStore: MakeStore): void {
  describe('receipts of stock', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, {});
    const refusedReceipt = (body: object) =>
      api.fieldErrors('POST', 'stock-movements/receipts', body);

    it('raise the stock, keep the version of the product, and answer with every field', async () => {
      const { _id } = await addProduct(api, shop.supplier._id);
      const body = receiptInput(_id, 7, {
        purchasePrice: 90.5,
        supplierReference: 'INV-17',
        notes: 'One box torn',
      });
      const answer = await api.add<StockMovementWriteResult>('stock-movements/receipts', body);
      expect(answer).toEqual({
        success: true,
        message: 'Stock received successfully',
        movement: {
          _id: expect.any(String),
          productId: _id,
          productName: 'Desk lamp',
          productSku: 'LAMP-1',
          unitOfMeasurement: 'pieces',
          movementType: 'in',
          quantity: 7,
          reason: 'Stock Receipt',
          notes: 'One box torn',
          userId: expect.any(String),
          userName: 'user@example.com',
          createdAt: '2026-11-21T09:00:00.000Z',
          balanceAfter: 7,
          averageCostAfter: 90.5,
          unitCost: 90.5,
          value: 633.5,
          supplierReference: 'INV-17',
          orderId: null,
          orderNumber: null,
          documentId: null,
          documentNumber: null,
          documentKind: null,
          toVerify: false,
          verifiedBy: null,
          verifiedAt: null,
        },
      });
      expect(await productOf(api, _id)).toMatchObject({ currentStock: 7, version: 1 });
      expect(await movementsOf(api)).toEqual([answer.movement]);
    });

    it('add up exactly, however many come at the same moment', async () => {
      const { _id } = await addProduct(api, shop.supplier._id, { unitOfMeasurement: 'kg' });
      await Promise.all(Array.from({ length: 30 }, () => receive(api, _id, 1.001)));
      expect((await productOf(api, _id)).currentStock).toBe(30.03);
      const balances = (await movementsOf(api)).map(({ balanceAfter }) => balanceAfter).reverse();
      expect(balances).toEqual([...balances].sort((a, b) => a - b));
    });

    it('have consecutive balances after the clock went back and the server restarted', async () => {
      const { _id } = await addProduct(api, shop.supplier._id);
      const first = await receive(api, _id, 10);
      await api.store.transaction(async ({ stockMovements }) => {
        const record = await stockMovements.find(first._id);
        // The highest id, as of a process with a clock ahead.
        if (record) await stockMovements.post([{ ...record, _id: LAST_ID, balanceAfter: 20 }]);
      });
      api.clock.advance({ minutes: -10 });
      for (const quantity of [1, 2, 3]) await receive(api, _id, quantity);
      const balances = [26, 23, 21, 20, 10];
      const balancesOf = async (query: string) =>
        (await movementsOf(api, query)).map(({ balanceAfter }) => balanceAfter);
      expect(await balancesOf('')).toEqual(balances);
      expect(await balancesOf(`productId=${_id}&sort=createdAt`)).toEqual([...balances].reverse());
      expect(await balancesOf(`from=${first.createdAt}`)).toEqual(balances);
      expect(await balancesOf(`to=${first.createdAt}`)).toEqual([20, 10]);
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
      const { _id } = await addProduct(api, shop.supplier._id);
      let cost = '';
      for (const [quantity, purchasePrice] of receipts)
        cost = toDigits((await receive(api, _id, quantity, { purchasePrice })).averageCostAfter);
      expect(cost).toBe(expected);
      const stored = await api.store.repositories.products.find(_id);
      expect(stored?.averageCost).toBe(expected);
    });

    it.each<[object, Record<string, string>]>([
      [{ productId: UNKNOWN_ID }, { productId: 'This product no longer exists' }],
      [{ productId: 'nonsense' }, { productId: 'This product no longer exists' }],
      [{ quantity: 1.5 }, { quantity: 'Quantity must be a whole number for this unit' }],
      [
        { orderId: UNKNOWN_ID },
        { orderId: 'No open purchase order of this product has this number' },
      ],
    ])('are refused with %j', async (changes, fieldErrors) => {
      const { _id } = await addProduct(api, shop.supplier._id);
      expect(await refusedReceipt({ ...receiptInput(_id, 5), ...changes })).toEqual(fieldErrors);
      expect(await movementsOf(api)).toEqual([]);
    });

    it('are refused beyond the greatest stock, and for deleted products', async () => {
      const { _id } = await addProduct(api, shop.supplier._id);
      await receive(api, _id, 999_999_999);
      expect(await refusedReceipt(receiptInput(_id, 1))).toEqual({
        quantity: 'Quantity is too large',
      });
      await api.call('DELETE', `products/${_id}`);
      expect(await refusedReceipt(receiptInput(_id, 1))).toEqual({
        productId: 'This product no longer exists',
      });
    });
  });

  describe('adjustments of stock', () => {
    const api = setUpTestApi(makeStore);
    let productId: string;
    beforeEach(async () => {
      productId = (await addProduct(api, (await addSupplier(api))._id))._id;
    });
    const adjust = <Body = StockMovementWriteResult>(changes: object) =>
      api.call<Body>('POST', 'stock-movements/adjustments', {
        body: { productId, reason: 'Correction', notes: '', ...changes },
      });

    it.each<[object, object, stock: number]>([
      [{ newStockLevel: 25 }, { movementType: 'in', quantity: 15, value: 150 }, 25],
      [{ newStockLevel: 4 }, { movementType: 'out', quantity: 6, value: -60 }, 4],
      [{ newStockLevel: 0 }, { movementType: 'out', quantity: 10, value: -100 }, 0],
      [{ adjustmentAmount: 5 }, { movementType: 'in', quantity: 5, value: 50 }, 15],
      [{ adjustmentAmount: -10 }, { movementType: 'out', quantity: 10, value: -100 }, 0],
    ])('with %j post %j', async (adjustment, movement, stock) => {
      await receive(api, productId, 10, { purchasePrice: 10 });
      const answer = await adjust({ ...adjustment, notes: 'Counted' });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        success: true,
        message: 'Stock adjusted successfully',
        movement: {
          ...movement,
          reason: 'Correction',
          notes: 'Counted',
          balanceAfter: stock,
          averageCostAfter: 10,
          unitCost: 10,
        },
      });
      expect((await productOf(api, productId)).currentStock).toBe(stock);
    });

    it('take any of the reasons', async () => {
      for (const reason of ADJUSTMENT_REASONS)
        expect((await adjust({ reason, adjustmentAmount: 1 })).body.movement.reason).toBe(reason);
    });

    it('value products that nobody ever bought at the purchase price', async () => {
      const { body } = await adjust({ newStockLevel: 2, reason: 'Found' });
      expect(body.movement).toMatchObject({ unitCost: 100.5, averageCostAfter: 100.5, value: 201 });
    });

    it('are refused where stock would fall below 0, with the missing quantity', async () => {
      await receive(api, productId, 3);
      const refused = await adjust({ adjustmentAmount: -5 });
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({
        code: 'INSUFFICIENT_STOCK',
        message: 'Not enough stock of Desk lamp',
        lines: [
          {
            productId,
            name: 'Desk lamp',
            sku: 'LAMP-1',
            unitOfMeasurement: 'pieces',
            need: 5,
            have: 3,
            short: 2,
          },
        ],
        fieldErrors: { adjustmentAmount: 'Stock cannot fall below 0: 3 on hand' },
      });
      expect((await productOf(api, productId)).currentStock).toBe(3);
    });

    const WHOLE = 'must be a whole number for this unit';
    it.each<[object, Record<string, string>]>([
      [{ adjustmentAmount: 1.5 }, { adjustmentAmount: `Adjustment amount ${WHOLE}` }],
      [{ newStockLevel: 2.5 }, { newStockLevel: `New stock level ${WHOLE}` }],
      [{ newStockLevel: 10 }, { newStockLevel: 'This is the stock level already' }],
      [
        { adjustmentAmount: 5, productId: UNKNOWN_ID },
        { productId: 'This product no longer exists' },
      ],
    ])('are refused with %j', async (changes, fieldErrors) => {
      await receive(api, productId, 10);
      const body = { productId, reason: 'Correction', notes: '', ...changes };
      expect(await api.fieldErrors('POST', 'stock-movements/adjustments', body)).toEqual(
        fieldErrors,
      );
    });

    it('name the stock to the gram', async () => {
      const { supplierId } = await productOf(api, productId);
      const salt = { sku: 'SALT', unitOfMeasurement: 'kg' as const };
      const { _id } = await addProduct(api, supplierId, salt);
      await receive(api, _id, 1.299);
      const changes = { productId: _id, adjustmentAmount: -2 };
      const refused = await adjust<{ fieldErrors: object }>(changes);
      expect(refused.body.fieldErrors).toEqual({
        adjustmentAmount: 'Stock cannot fall below 0: 1,299 on hand',
      });
    });
  });
}
