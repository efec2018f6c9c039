import type {
  Order,
  OrderProducts,
  OrderResult,
  OrderStatus,
  OrderWriteResult,
  ProductInput,
} from '@stockroom/contract';
import { UNKNOWN_ID } from './forms';
import { orderSteps } from './order-steps';
import { addOrder, item, orderInput, productOf, purchaseInput, setStatus } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeOrders(makeStore: MakeStore): void {
  describe('orders', () => {
    const api = setUpTestApi(makeStore);
    const salt: Partial<ProductInput> = { name: 'Salt', sku: 'SALT', unitOfMeasurement: 'kg' };
    const shop = setUpShop(api, { lamp: LAMP, salt });
    const find = async (id: string) => (await api.read<OrderResult>(`orders/${id}`)).order;
    const { edit } = orderSteps(api, shop);
    const update = (
      order: Order,
      { items, ...changes }: { items?: object[]; [name: string]: unknown },
    ) =>
      edit(
        order,
        items ??
          order.items.map(({ productId, quantity, unitPrice }) => ({
            productId,
            quantity,
            unitPrice,
          })),
        changes,
      );

    it('are created pending, with number, copies of names, and exact totals', async () => {
      const body = orderInput([item(shop.lamp, 3, 33.33), item(shop.salt, 1.125, 0.1)], {
        notes: 'By noon',
      });
      const created = await api.add<OrderWriteResult>('orders', body);
      const now = api.clock.now().toISOString();
      expect(created).toEqual({
        success: true,
        message: 'Order created successfully',
        postedMovements: 0,
        order: {
          _id: expect.any(String),
          orderNumber: 'ORD-2026-0001',
          type: 'outgoing',
          customerId: '',
          customerName: 'Café «Утро»',
          supplierId: '',
          supplierName: '',
          status: 'pending',
          items: [
            {
              productId: shop.lamp._id,
              productName: 'Desk lamp',
              productSku: 'LAMP-1',
              quantity: 3,
              unitPrice: 33.33,
              totalPrice: 99.99,
            },
            {
              productId: shop.salt._id,
              productName: 'Salt',
              productSku: 'SALT',
              quantity: 1.125,
              unitPrice: 0.1,
              totalPrice: 0.11,
            },
          ],
          totalAmount: 100.1,
          notes: 'By noon',
          createdAt: now,
          updatedAt: now,
          completedAt: null,
          isRestClosed: false,
          version: 1,
        },
      });
      expect(await find(created.order._id)).toMatchObject(created.order);
    });

    it('name either a supplier or a customer', async () => {
      const input = purchaseInput(shop.supplier._id, [item(shop.lamp)], {
        customerName: 'Somebody',
      });
      expect(await addOrder(api, input)).toMatchObject({
        orderNumber: 'PO-2026-0001',
        customerName: '',
        supplierId: shop.supplier._id,
        supplierName: 'Nordwind Office',
      });
      const sale = orderInput([item(shop.lamp)], { supplierId: shop.supplier._id });
      expect(await addOrder(api, sale)).toMatchObject({ supplierId: '', supplierName: '' });
    });

    it('are numbered by type and year', async () => {
      const sale = orderInput([item(shop.lamp)]);
      const numbers = [];
      for (const input of [sale, purchaseInput(shop.supplier._id, [item(shop.lamp)]), sale])
        numbers.push((await addOrder(api, input)).orderNumber);
      api.clock.advance({ days: 41 });
      await api.signInAgain();
      numbers.push((await addOrder(api, sale)).orderNumber);
      expect(numbers).toEqual(['ORD-2026-0001', 'PO-2026-0001', 'ORD-2026-0002', 'ORD-2027-0001']);
    });

    it('leave no gap in the numbers when one is refused', async () => {
      await addOrder(api, orderInput([item(shop.lamp)]));
      const body = orderInput([{ ...item(shop.lamp), productId: UNKNOWN_ID }]);
      expect((await api.call('POST', 'orders', { body })).status).toBe(422);
      expect((await addOrder(api, orderInput([item(shop.lamp)]))).orderNumber).toBe(
        'ORD-2026-0002',
      );
    });

    it('need a supplier and products that exist, in quantities of their unit', async () => {
      const refusal = (changes: object) =>
        api.fieldErrors('POST', 'orders', { ...orderInput([item(shop.lamp)]), ...changes });
      const ofRow = (row: object) =>
        refusal({ items: [item(shop.salt), { ...item(shop.lamp), ...row }] });
      const gone = { 'items[1].productId': 'This product no longer exists' };
      const purchase = { type: 'incoming', supplierId: UNKNOWN_ID };
      expect(await refusal(purchase)).toEqual({ supplierId: 'This supplier no longer exists' });
      expect(await ofRow({ productId: UNKNOWN_ID })).toEqual(gone);
      expect(await ofRow({ productId: 'x' })).toEqual(gone);
      expect(await ofRow({ quantity: 1.5 })).toEqual({
        'items[1].quantity': 'Quantity must be a whole number for this unit',
      });
    });

    it('may change altogether, and count their versions', async () => {
      const order = await addOrder(api, orderInput([item(shop.lamp), item(shop.salt)]));
      api.clock.advance({ minutes: 5 });
      const updated = await update(order, {
        customerName: 'Somebody else',
        notes: 'Later',
        items: [item(shop.salt, 2.5, 10)],
      });
      expect(updated.status).toBe(200);
      expect(updated.body).toMatchObject({
        message: 'Order updated successfully',
        order: {
          orderNumber: order.orderNumber,
          customerName: 'Somebody else',
          notes: 'Later',
          totalAmount: 25,
          createdAt: order.createdAt,
          updatedAt: api.clock.now().toISOString(),
          version: 2,
        },
      });
      expect(updated.body.order.items).toHaveLength(1);
      expect(await find(order._id)).toMatchObject(updated.body.order);
    });

    it('may change from a sale to a purchase, and keep their number', async () => {
      const order = await addOrder(api, orderInput([item(shop.lamp, 2)]));
      const changes = { type: 'incoming', supplierId: shop.supplier._id };
      const { body } = await update(order, changes);
      expect(body.order).toMatchObject({
        type: 'incoming',
        orderNumber: 'ORD-2026-0001',
        customerName: '',
        supplierName: 'Nordwind Office',
      });
      expect(await productOf(api, shop.lamp._id)).toMatchObject({ committed: 0, expected: 2 });
    });

    it('reject a status for an older version', async () => {
      const order = await addOrder(api, orderInput([item(shop.lamp)]));
      const path = `orders/${order._id}/status`;
      const asSeen = (status: OrderStatus) =>
        api.call('PATCH', path, { body: { status, version: order.version } });
      await setStatus(api, order._id, { status: 'cancelled' });
      const refused = await asSeen('processing');
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          code: 'VERSION_CONFLICT',
          message: 'This order has changed in the meantime',
        },
      ]);
      expect((await find(order._id)).status).toBe('cancelled');
      // The present status: somebody else wanted the same, or the first answer was lost.
      expect((await asSeen('cancelled')).status).toBe(200);
      const { version } = await find(order._id);
      const { order: reopened } = await setStatus(api, order._id, { status: 'pending', version });
      expect(reopened).toMatchObject({ status: 'pending', version: version + 1 });
    });

    it('keep their original names, and archived products and suppliers', async () => {
      const order = await addOrder(api, purchaseInput(shop.supplier._id, [item(shop.lamp)]));
      await api.call('DELETE', `products/${shop.lamp._id}`);
      await api.call('DELETE', `suppliers/${shop.supplier._id}`);
      const { status, body } = await update(order, {
        items: [item(shop.lamp, 5), item(shop.salt)],
      });
      expect(status).toBe(200);
      expect(body.order.items.map(({ productName }) => productName)).toEqual(['Desk lamp', 'Salt']);
      expect(body.order.supplierName).toBe('Nordwind Office');
      const fresh = await api.call('POST', 'orders', { body: orderInput([item(shop.lamp)]) });
      expect(fresh.status).toBe(422);
    });

    it('list each of their products once, in its present state', async () => {
      const order = await addOrder(
        api,
        orderInput([item(shop.lamp), item(shop.lamp, 3), item(shop.salt, 2)]),
      );
      const products = async () =>
        (await api.read<OrderProducts>(`orders/${order._id}/products`)).products;
      const [first, second, ...others] = await products();
      expect(others).toEqual([]);
      // Lists leave barcodes out.
      const { barcodes: _none, ...lamp } = await productOf(api, shop.lamp._id);
      expect([first, second]).toEqual(
        expect.arrayContaining([
          { ...lamp, isArchived: false },
          expect.objectContaining({ _id: shop.salt._id, committed: 2 }),
        ]),
      );
      const archived = async () => {
        const known = await products();
        expect(known).toHaveLength(2);
        return known.filter(({ isArchived }) => isArchived).map(({ _id }) => _id);
      };
      await api.call('DELETE', `products/${shop.lamp._id}`);
      expect(await archived()).toEqual([shop.lamp._id]);
      await api.call('POST', `products/${shop.lamp._id}/restore`);
      expect(await archived()).toEqual([]);
    });
  });
}
