import type {
  Order,
  OrderProducts,
  OrderResult,
  OrderStatus,
  OrderWriteResult,
  ProductInput,
} from '@stockroom/contract';
import { addOrder, item, orderInput, productOf, purchaseInput, setStatus } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const UNKNOWN_ID = '01a1fc0c-5627-7701-832f-dc14788c32bd';

export function describeOrders(makeStore: MakeStore): void {
  describe('orders', () => {
    const api = setUpTestApi(makeStore);
    const salt: Partial<ProductInput> = { name: 'Salt', sku: 'SALT', unitOfMeasurement: 'kg' };
    const shop = setUpShop(api, { lamp: LAMP, salt });
    const find = async (id: string) =>
      (await api.call<OrderResult>('GET', `orders/${id}`)).body.order;
    const update = <Body = OrderWriteResult>(order: Order, changes: object) => {
      const { type, customerName, supplierId, notes, items, version } = order;
      const inputs = items.map(({ productId, quantity, unitPrice }) => ({
        productId,
        quantity,
        unitPrice,
      }));
      const body = { type, customerName, supplierId, notes, items: inputs, version, ...changes };
      return api.call<Body>('PUT', `orders/${order._id}`, { body });
    };

    it('are created pending, with number, copies of names, and exact totals', async () => {
      const body = orderInput([item(shop.lamp, 3, 33.33), item(shop.salt, 1.125, 0.1)], {
        notes: 'By noon',
      });
      const created = await api.call<OrderWriteResult>('POST', 'orders', { body });
      expect(created.status).toBe(201);
      const now = api.clock.now().toISOString();
      expect(created.body).toEqual({
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
          version: 1,
        },
      });
      expect(await find(created.body.order._id)).toMatchObject(created.body.order);
    });

    it('of a supplier name the supplier and no customer', async () => {
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

    it.each<[object, Record<string, string>]>([
      [{ type: undefined }, { type: 'Please select order type' }],
      [{ type: 'sideways' }, { type: 'Please select order type' }],
      [{ customerName: ' ' }, { customerName: 'Customer name is required' }],
      [{ customerName: undefined }, { customerName: 'Customer name is required' }],
      [{ type: 'incoming' }, { supplierId: 'Please select a supplier' }],
      [
        { type: 'incoming', supplierId: UNKNOWN_ID },
        { supplierId: 'This supplier no longer exists' },
      ],
      [{ items: undefined }, { items: 'At least one item is required' }],
      [{ items: [] }, { items: 'At least one item is required' }],
      [{ items: 'all' }, { items: 'Items must be a list' }],
      [{ status: 'completed' }, { status: 'Unknown field' }],
      [{ totalAmount: 1 }, { totalAmount: 'Unknown field' }],
      [{ notes: 5 }, { notes: 'Notes must be text' }],
    ])('are refused with %j', async (changes, fieldErrors) => {
      const body = { ...orderInput([item(shop.lamp)]), ...changes };
      const refused = await api.call('POST', 'orders', { body });
      expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED']);
      expect(refused.body.fieldErrors).toEqual(fieldErrors);
    });

    it.each<[object, Record<string, string>]>([
      [{ productId: '' }, { productId: 'Please select a product' }],
      [{ productId: UNKNOWN_ID }, { productId: 'This product no longer exists' }],
      [{ productId: 'x' }, { productId: 'This product no longer exists' }],
      [{ quantity: undefined }, { quantity: 'Quantity is required' }],
      [{ quantity: 0 }, { quantity: 'Minimum quantity is 1' }],
      [{ quantity: 1.5 }, { quantity: 'Quantity must be a whole number for this unit' }],
      [{ quantity: 1.0001 }, { quantity: 'Quantity can have at most 3 decimal places' }],
      [{ unitPrice: undefined }, { unitPrice: 'Unit price is required' }],
      [{ unitPrice: -0.01 }, { unitPrice: 'Price must be positive' }],
      [{ unitPrice: 0.001 }, { unitPrice: 'Unit price can have at most 2 decimal places' }],
      [{ totalPrice: 5 }, { totalPrice: 'Unknown field' }],
    ])('are refused with an item with %j', async (changes, errors) => {
      const body = { ...orderInput([item(shop.salt), { ...item(shop.lamp), ...changes }]) };
      const refused = await api.call('POST', 'orders', { body });
      expect(refused.status).toBe(422);
      const [[field, message] = []] = Object.entries(errors);
      expect(refused.body.fieldErrors).toEqual({ [`items[1].${field}`]: message });
    });

    it('may be changed altogether, and count their versions', async () => {
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

    it('are not changed from an older version', async () => {
      const order = await addOrder(api, orderInput([item(shop.lamp)]));
      await update(order, { notes: 'First' });
      const refused = await update<{ code: string; message: string }>(order, { notes: 'Second' });
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({
        code: 'VERSION_CONFLICT',
        message: 'Somebody else has changed this order in the meantime',
      });
      expect((await find(order._id)).notes).toBe('First');
    });

    it('get no status from an older version, where it is named', async () => {
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
          message: 'Somebody else has changed this order in the meantime',
        },
      ]);
      expect((await find(order._id)).status).toBe('cancelled');
      // What it is already: somebody else wanted the same, or the first answer was lost.
      expect((await asSeen('cancelled')).status).toBe(200);
      const { version } = await find(order._id);
      const { order: reopened } = await setStatus(api, order._id, { status: 'pending', version });
      expect(reopened).toMatchObject({ status: 'pending', version: version + 1 });
    });

    it('are refused an update as they would be refused at first', async () => {
      const order = await addOrder(api, orderInput([item(shop.lamp)]));
      for (const [changes, fieldErrors] of [
        [{ customerName: '' }, { customerName: 'Customer name is required' }],
        [{ version: undefined }, { version: 'Version is required' }],
        [{ items: [item(shop.lamp, 0)] }, { 'items[0].quantity': 'Minimum quantity is 1' }],
      ] as const) {
        const refused = await update<{ fieldErrors: object }>(order, changes);
        expect([refused.status, refused.body.fieldErrors]).toEqual([422, fieldErrors]);
      }
    });

    it('keep the names they were made with, and products and suppliers that were archived', async () => {
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

    it('tell of their products, each once, as they are now, archived or not', async () => {
      const order = await addOrder(
        api,
        orderInput([item(shop.lamp), item(shop.lamp, 3), item(shop.salt, 2)]),
      );
      const products = async () =>
        (await api.call<OrderProducts>('GET', `orders/${order._id}/products`)).body.products;
      const [first, second, ...others] = await products();
      expect(others).toEqual([]);
      expect([first, second]).toEqual(
        expect.arrayContaining([
          { ...(await productOf(api, shop.lamp._id)), isArchived: false },
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

    it('disappear when deleted and come back when restored', async () => {
      const order = await addOrder(api, orderInput([item(shop.lamp)]));
      const path = `orders/${order._id}`;
      const deleted = await api.call<OrderWriteResult>('DELETE', path);
      expect(deleted.status).toBe(200);
      expect(deleted.body).toMatchObject({
        message: 'Order deleted successfully',
        postedMovements: 0,
        order: { _id: order._id, version: 2 },
      });
      expect((await api.call('GET', path)).status).toBe(404);
      expect((await api.call('DELETE', path)).status).toBe(404);
      expect((await update(order, { version: 2 })).status).toBe(404);
      const status = { body: { status: 'completed' } };
      expect((await api.call('PATCH', `${path}/status`, status)).status).toBe(404);
      const restored = await api.call<OrderWriteResult>('POST', `${path}/restore`);
      expect(restored.status).toBe(200);
      expect(restored.body.message).toBe('Order restored successfully');
      expect(await find(order._id)).toMatchObject({ ...order, version: 3 });
      expect((await api.call('POST', `${path}/restore`)).status).toBe(200);
    });

    it.each([UNKNOWN_ID, UNKNOWN_ID.toUpperCase(), 'x', '%00'])(
      'are not found under %j',
      async (id) => {
        const path = `orders/${encodeURIComponent(id)}`;
        const body = { ...orderInput([item(shop.lamp)]), version: 1 };
        for (const refused of [
          await api.call('GET', path),
          await api.call('GET', `${path}/products`),
          await api.call('GET', `${path}/status-effects`),
          await api.call('DELETE', path),
          await api.call('POST', `${path}/restore`),
          await api.call('PATCH', `${path}/status`, { body: { status: 'completed' } }),
          await api.call('PUT', path, { body }),
        ]) {
          expect(refused.status).toBe(404);
          expect(refused.body).toEqual({ code: 'NOT_FOUND', message: 'Order not found' });
        }
      },
    );
  });
}
