import {
  ORDER_STATUSES,
  type Order,
  type OrderEffects,
  type OrderStatus,
  type OrderWriteResult,
  type Product,
  type Supplier,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  movementsOf,
  orderInput,
  productOf,
  purchaseInput,
  receive,
  receiptInput,
  setStatus,
} from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeOrderStock(makeStore: MakeStore): void {
  describe('orders and stock', () => {
    const api = setUpTestApi(makeStore);
    let supplier: Supplier;
    let lamp: Product;
    let desk: Product;
    beforeEach(async () => {
      supplier = await addSupplier(api);
      lamp = await addProduct(api, supplier._id);
      desk = await addProduct(api, supplier._id, { name: 'Desk', sku: 'DESK' });
    });
    const item = (product: Product, quantity: number, unitPrice = 100) => ({
      productId: product._id,
      quantity,
      unitPrice,
    });
    const sell = (quantity: number) => addOrder(api, orderInput([item(lamp, quantity)]));
    const buy = (quantity: number, unitPrice = 80) =>
      addOrder(api, purchaseInput(supplier._id, [item(lamp, quantity, unitPrice)]));
    const stock = async (product = lamp) => (await productOf(api, product._id)).currentStock;
    const open = async (product = lamp) => {
      const { committed, expected, available } = await productOf(api, product._id);
      return { committed, expected, available };
    };
    const reasons = async (query = '') =>
      (await movementsOf(api, query))
        .reverse()
        .map(({ movementType, quantity, reason }) => `${movementType} ${quantity} ${reason}`);
    const edit = (order: Order, items: object[], changes: object = {}) => {
      const { type, customerName, supplierId, notes, version } = order;
      const body = { type, customerName, supplierId, notes, items, version, ...changes };
      return api.call<OrderWriteResult>('PUT', `orders/${order._id}`, { body });
    };

    it('only move it when completed, and only reserve it before', async () => {
      await receive(api, lamp._id, 10);
      const sale = await sell(4);
      const purchase = await buy(6);
      expect(await stock()).toBe(10);
      expect(await open()).toEqual({ committed: 4, expected: 6, available: 6 });
      await setStatus(api, sale._id, { status: 'processing' });
      expect(await open()).toEqual({ committed: 4, expected: 6, available: 6 });
      const sold = await setStatus(api, sale._id, { status: 'completed' });
      expect(sold).toMatchObject({
        message: 'Order status updated successfully',
        postedMovements: 1,
        order: { status: 'completed', completedAt: '2026-11-21T09:00:00.000Z', version: 3 },
      });
      await setStatus(api, purchase._id, { status: 'completed' });
      expect(await stock()).toBe(12);
      expect(await open()).toEqual({ committed: 0, expected: 0, available: 12 });
      expect(await reasons()).toEqual(['in 10 Stock Receipt', 'out 4 Sale', 'in 6 Purchase']);
      const [bought] = await movementsOf(api);
      expect(bought).toMatchObject({
        notes: purchase.orderNumber,
        orderId: purchase._id,
        orderNumber: purchase.orderNumber,
        unitCost: 80,
      });
    });

    it.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
      'go from %s to %s',
      async (from, to) => {
        await receive(api, lamp._id, 10);
        const { _id } = await sell(4);
        await setStatus(api, _id, { status: from });
        const posts = (from === 'completed') === (to === 'completed') ? 0 : 1;
        const { order, postedMovements } = await setStatus(api, _id, { status: to });
        expect([order.status, postedMovements]).toEqual([to, posts]);
        expect(order.completedAt === null).toBe(to !== 'completed');
        expect(await stock()).toBe(to === 'completed' ? 6 : 10);
        const isReserved = to === 'pending' || to === 'processing';
        expect((await open()).committed).toBe(isReserved ? 4 : 0);
      },
    );

    it('give back what was sold when reopened, cancelled or deleted', async () => {
      await receive(api, lamp._id, 10);
      const { _id } = await sell(4);
      for (const status of ['completed', 'pending', 'completed', 'cancelled', 'completed'] as const)
        await setStatus(api, _id, { status });
      const deleted = await api.call<OrderWriteResult>('DELETE', `orders/${_id}`);
      expect(deleted.body.postedMovements).toBe(1);
      expect(await stock()).toBe(10);
      const restored = await api.call<OrderWriteResult>('POST', `orders/${_id}/restore`);
      expect(restored.body.order.status).toBe('completed');
      expect(await stock()).toBe(6);
      expect((await reasons()).slice(1)).toEqual([
        'out 4 Sale',
        'in 4 Order reopened',
        'out 4 Sale',
        'in 4 Order cancelled',
        'out 4 Sale',
        'in 4 Order deleted',
        'out 4 Sale',
      ]);
    });

    it('post only the difference when a completed one is edited', async () => {
      await receive(api, lamp._id, 10);
      await receive(api, desk._id, 3);
      const order = await sell(4);
      const { order: completed } = await setStatus(api, order._id, { status: 'completed' });
      const more = await edit(completed, [item(lamp, 7), item(desk, 1)]);
      expect(more.body.postedMovements).toBe(2);
      expect([await stock(lamp), await stock(desk)]).toEqual([3, 2]);
      const less = await edit(more.body.order, [item(desk, 1), item(desk, 1)]);
      expect(less.body.postedMovements).toBe(2);
      expect([await stock(lamp), await stock(desk)]).toEqual([10, 1]);
      const same = await edit(less.body.order, [item(desk, 2)], { notes: 'One row' });
      expect(same.body.postedMovements).toBe(0);
      expect(same.body.order.completedAt).toBe(completed.completedAt);
    });

    it('turn stock around when a completed sale becomes a purchase', async () => {
      await receive(api, lamp._id, 10);
      const { order } = await setStatus(api, (await sell(4))._id, { status: 'completed' });
      const changes = { type: 'incoming', supplierId: supplier._id };
      expect((await edit(order, [item(lamp, 4)], changes)).body.postedMovements).toBe(1);
      expect(await stock()).toBe(14);
    });

    it('bring in several rows of one product at their average price', async () => {
      const rows = [item(lamp, 1, 10), item(lamp, 3, 20)];
      const order = await addOrder(api, purchaseInput(supplier._id, rows));
      await setStatus(api, order._id, { status: 'completed' });
      const [movement] = await movementsOf(api);
      expect(movement).toMatchObject({ quantity: 4, unitCost: 17.5, value: 70 });
    });

    it('are refused whole where stock would fall below 0, and say what is missing', async () => {
      await receive(api, lamp._id, 3);
      await receive(api, desk._id, 1);
      const items = [item(lamp, 2), item(lamp, 3), item(desk, 1)];
      const order = await addOrder(api, orderInput(items));
      const body = { status: 'completed' };
      const refused = await api.call('PATCH', `orders/${order._id}/status`, { body });
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({
        code: 'INSUFFICIENT_STOCK',
        message: 'Not enough stock of Desk lamp',
        lines: [{ productId: lamp._id, name: 'Desk lamp', need: 5, have: 3, short: 2 }],
      });
      expect([await stock(lamp), await stock(desk)]).toEqual([3, 1]);
      expect((await movementsOf(api)).length).toBe(2);
    });

    it('are completed anyway by force, with a correction to verify', async () => {
      await receive(api, lamp._id, 3);
      const order = await sell(5);
      const forced = await setStatus(api, order._id, { status: 'completed', force: true });
      expect(forced.postedMovements).toBe(2);
      expect(await stock()).toBe(0);
      const [sale, correction] = await movementsOf(api);
      expect(sale).toMatchObject({ reason: 'Sale', quantity: 5, toVerify: false });
      expect(correction).toMatchObject({
        reason: 'Correction',
        movementType: 'in',
        quantity: 2,
        notes: order.orderNumber,
        orderId: null,
        toVerify: true,
      });
      await setStatus(api, order._id, { status: 'cancelled' });
      expect(await stock()).toBe(5);
    });

    it('need no force where force is not needed', async () => {
      await receive(api, lamp._id, 5);
      const { _id } = await sell(5);
      const forced = await setStatus(api, _id, { status: 'completed', force: true });
      expect(forced.postedMovements).toBe(1);
      expect((await movementsOf(api)).some(({ toVerify }) => toVerify)).toBe(false);
    });

    it('ask for force when what was bought has been sold, by any way of undoing', async () => {
      const { order } = await setStatus(api, (await buy(5))._id, { status: 'completed' });
      await setStatus(api, (await sell(4))._id, { status: 'completed' });
      const path = `orders/${order._id}`;
      const { type, supplierId, version } = order;
      const smaller = { ...purchaseInput(supplierId, [item(lamp, 1)]), type, version };
      for (const refused of [
        await api.call('PATCH', `${path}/status`, { body: { status: 'cancelled' } }),
        await api.call('DELETE', path),
        await api.call('PUT', path, { body: smaller }),
      ]) {
        expect(refused.status).toBe(409);
        expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_STOCK', lines: [{ have: 1 }] });
      }
      const forced = await api.call<OrderWriteResult>('DELETE', path, { body: { force: true } });
      expect([forced.status, forced.body.postedMovements]).toEqual([200, 2]);
      expect(await stock()).toBe(0);
      const edited = await api.call('PUT', path, { body: { ...smaller, force: true } });
      expect(edited.status).toBe(404);
    });

    it('come back by force too', async () => {
      await receive(api, lamp._id, 4);
      const { _id } = await sell(4);
      await setStatus(api, _id, { status: 'completed' });
      await api.call('DELETE', `orders/${_id}`);
      await setStatus(api, (await sell(3))._id, { status: 'completed' });
      const path = `orders/${_id}/restore`;
      expect((await api.call('POST', path)).status).toBe(409);
      expect((await api.call('POST', path, { body: { force: true } })).status).toBe(200);
      expect(await stock()).toBe(0);
    });

    it('refuse a status or force that is none', async () => {
      const path = `orders/${(await sell(1))._id}`;
      for (const [body, fieldErrors] of [
        [{}, { status: 'Please select a status' }],
        [{ status: 'lost' }, { status: 'Please select a status' }],
        [{ status: 'completed', force: 'yes' }, { force: 'Force must be true or false' }],
        [{ status: 'completed', version: 1 }, { version: 'Unknown field' }],
      ] as const) {
        const refused = await api.call('PATCH', `${path}/status`, { body });
        expect([refused.status, refused.body.fieldErrors]).toEqual([422, fieldErrors]);
      }
      for (const method of ['DELETE', 'POST'] as const) {
        const where = method === 'POST' ? `${path}/restore` : path;
        const refused = await api.call(method, where, { body: { force: 1 } });
        expect(refused.status).toBe(422);
      }
    });

    it('go on with a product that was archived', async () => {
      await receive(api, lamp._id, 5);
      const { _id } = await sell(2);
      await api.call('DELETE', `products/${lamp._id}`);
      expect((await setStatus(api, _id, { status: 'completed' })).postedMovements).toBe(1);
      const [movement] = await movementsOf(api);
      expect(movement).toMatchObject({ productName: 'Desk lamp', balanceAfter: 3 });
    });

    it('refuse a fraction of what is counted in pieces by now', async () => {
      await api.call('PUT', `products/${lamp._id}`, {
        body: { ...productInputOf(lamp), unitOfMeasurement: 'kg', version: 1 },
      });
      await receive(api, lamp._id, 2.5);
      const order = await sell(2.5);
      await setStatus(api, order._id, { status: 'completed' });
      const change = await api.call('PUT', `products/${lamp._id}`, {
        body: { ...productInputOf(lamp), version: 2 },
      });
      expect(change.status).toBe(200);
      const body = { status: 'cancelled' };
      const refused = await api.call('PATCH', `orders/${order._id}/status`, { body });
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors).toEqual({
        items: 'Desk lamp is counted in whole pieces now',
      });
    });

    it('tell beforehand what each status and deleting would do', async () => {
      await receive(api, lamp._id, 3);
      const order = await addOrder(api, orderInput([item(lamp, 5), item(desk, 1)]));
      const effects = async () =>
        (await api.call<OrderEffects>('GET', `orders/${order._id}/status-effects`)).body.effects;
      const before = await effects();
      expect(before).toMatchObject({ pending: [], processing: [], cancelled: [], deleted: [] });
      expect(before.completed).toEqual([
        {
          productId: lamp._id,
          productName: 'Desk lamp',
          productSku: 'LAMP-1',
          unitOfMeasurement: 'pieces',
          quantity: -5,
          currentStock: 3,
          short: 2,
        },
        expect.objectContaining({ productId: desk._id, quantity: -1, currentStock: 0, short: 1 }),
      ]);
      await setStatus(api, order._id, { status: 'completed', force: true });
      const after = await effects();
      expect(after.completed).toEqual([]);
      const back: (OrderStatus | 'deleted')[] = ['pending', 'processing', 'cancelled', 'deleted'];
      for (const change of back)
        expect(after[change]).toMatchObject([{ quantity: 5 }, { quantity: 1 }]);
    });

    describe('with deliveries received against them', () => {
      const receiveFor = (order: Order, quantity: number) =>
        receive(api, lamp._id, quantity, { orderId: order._id, purchasePrice: 70 });

      it('expect only the rest, and post only the rest', async () => {
        const order = await buy(50);
        const movement = await receiveFor(order, 20);
        expect(movement).toMatchObject({ orderId: order._id, orderNumber: order.orderNumber });
        expect(await open()).toEqual({ committed: 0, expected: 30, available: 20 });
        await setStatus(api, order._id, { status: 'processing' });
        expect(await stock()).toBe(20);
        await setStatus(api, order._id, { status: 'completed' });
        expect(await stock()).toBe(50);
        expect(await reasons()).toEqual(['in 20 Stock Receipt', 'in 30 Purchase']);
      });

      it('keep what has come when they are cancelled, deleted or reopened', async () => {
        const order = await buy(50);
        await receiveFor(order, 20);
        await setStatus(api, order._id, { status: 'cancelled' });
        expect([await stock(), (await open()).expected]).toEqual([20, 0]);
        await setStatus(api, order._id, { status: 'completed' });
        await setStatus(api, order._id, { status: 'pending' });
        expect([await stock(), (await open()).expected]).toEqual([20, 30]);
        await api.call('DELETE', `orders/${order._id}`);
        expect([await stock(), (await open()).expected]).toEqual([20, 0]);
      });

      it('keep what has come beyond the order', async () => {
        const order = await buy(5);
        await receiveFor(order, 8);
        expect((await open()).expected).toBe(0);
        const { postedMovements } = await setStatus(api, order._id, { status: 'completed' });
        expect([postedMovements, await stock()]).toEqual([0, 8]);
      });

      it('cannot become sales', async () => {
        const order = await buy(5);
        await receiveFor(order, 2);
        const refused = await edit(order, [item(lamp, 5)], { type: 'outgoing', customerName: 'X' });
        expect(refused.status).toBe(422);
        expect(refused.body).toMatchObject({
          fieldErrors: { type: 'Stock was received for this order already' },
        });
      });

      it('must be open purchase orders of the product', async () => {
        const completed = await buy(1);
        await setStatus(api, completed._id, { status: 'completed' });
        const deleted = await buy(1);
        await api.call('DELETE', `orders/${deleted._id}`);
        const other = await addOrder(api, purchaseInput(supplier._id, [item(desk, 1)]));
        for (const { _id } of [completed, deleted, other, await sell(1)]) {
          const body = receiptInput(lamp._id, 1, { orderId: _id });
          const refused = await api.call('POST', 'stock-movements/receipts', { body });
          expect(refused.status).toBe(422);
          expect(refused.body.fieldErrors).toEqual({
            orderId: 'No open purchase order of this product has this number',
          });
        }
      });
    });
  });
}

function productInputOf(product: Product) {
  const { name, sku, description, category, unitOfMeasurement, purchasePrice } = product;
  const { sellingPrice, minimumStockLevel, supplierId, imageUrl } = product;
  const texts = { name, sku, description, category, unitOfMeasurement, supplierId, imageUrl };
  return { ...texts, purchasePrice, sellingPrice, minimumStockLevel };
}
