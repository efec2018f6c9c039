import type {
  OrderList,
  Product,
  ProductInput,
  Reorder,
  ReorderLine,
  ReorderResult,
  Supplier,
  UndoReorderInput,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  orderInput,
  productOf,
  purchaseInput,
  receive,
  setStatus,
  supplierInput,
} from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeReorder(makeStore: MakeStore): void {
  describe('what to order', () => {
    const api = setUpTestApi(makeStore);
    let supplier: Supplier;
    let count = 0;
    beforeEach(async () => {
      supplier = await addSupplier(api, { companyName: 'Nordwind' });
    });

    const proposal = () => api.read<Reorder>('reorder');
    const lines = async () => (await proposal()).suppliers.flatMap(({ products }) => products);
    const quantities = async () =>
      Object.fromEntries((await lines()).map(({ name, quantity }) => [name, quantity]));

    /** A product of the supplier, with stock. */
    async function stocked(
      changes: Partial<ProductInput>,
      stock = 0,
      supplierId = supplier._id,
    ): Promise<Product> {
      count += 1;
      const product = await addProduct(api, supplierId, {
        sku: `S-${count}`,
        minimumStockLevel: 0,
        ...changes,
      });
      if (stock > 0) await receive(api, product._id, stock);
      return product;
    }
    async function sell(product: Product, quantity: number) {
      const order = await addOrder(api, orderInput([item(product, quantity)]));
      await setStatus(api, order._id, { status: 'completed' });
      return order;
    }
    /** Orders and receives goods that another product of the supplier takes. */
    async function deliverIn(days: number) {
      const other = await stocked({ name: 'delivered', minimumStockLevel: 0 }, 1000);
      const order = await addOrder(api, purchaseInput(supplier._id, [item(other, 1)]));
      api.clock.advance({ days });
      await api.signInAgain();
      await setStatus(api, order._id, { status: 'completed' });
    }
    const wanted = ({ _id: productId, quantity, expected }: ReorderLine) => ({
      productId,
      quantity,
      expected,
    });
    const wholeProposal = async () => ({
      orders: (await proposal()).suppliers.map(({ supplierId, products }) => ({
        supplierId,
        items: products.map(wanted),
      })),
    });
    const create = (body: object, headers = {}) =>
      api.call<ReorderResult>('POST', 'reorder', { body, headers });
    const undo = (orders: UndoReorderInput['orders']) =>
      api.call('POST', 'reorder/undo', {
        body: { orders: orders.map(({ _id, version }) => ({ _id, version })) },
      });
    const orderCount = async () => (await api.read<OrderList>('orders')).total;

    it('proposes what is missing, with the figures that it follows from', async () => {
      const apex = await addSupplier(api, { companyName: 'Apex', minimumOrderValue: 5000 });
      const lamp = await stocked({ name: 'lamp', minimumStockLevel: 10, packSize: 6 }, 4);
      await stocked({ name: 'enough', minimumStockLevel: 3 }, 4);
      await stocked({ name: 'nails', unitOfMeasurement: 'kg' }, 0, apex._id);
      const gone = await stocked({ name: 'gone', minimumStockLevel: 9 });
      await api.call('DELETE', `products/${gone._id}`);
      await addOrder(api, orderInput([item(lamp, 3)]));
      await addOrder(api, purchaseInput(supplier._id, [item(lamp, 2)]));

      const { suppliers, more } = await proposal();
      expect(more).toBe(0);
      expect(suppliers).toEqual([
        {
          supplierId: apex._id,
          supplierName: 'Apex',
          isArchived: false,
          leadTimeDays: 7,
          leadTimeSource: 'default',
          minimumOrderValue: 5000,
          products: [expect.objectContaining({ name: 'nails', quantity: 1 })],
        },
        {
          supplierId: supplier._id,
          supplierName: 'Nordwind',
          isArchived: false,
          leadTimeDays: 7,
          leadTimeSource: 'default',
          minimumOrderValue: null,
          products: [
            {
              _id: lamp._id,
              name: 'lamp',
              sku: lamp.sku,
              unitOfMeasurement: 'pieces',
              purchasePrice: 100.5,
              packSize: 6,
              currentStock: 4,
              minimumStockLevel: 10,
              committed: 3,
              expected: 2,
              available: 1,
              sold: 0,
              // 8 would take it above its minimum.
              quantity: 12,
            },
          ],
        },
      ]);
    });

    it('orders what sells until a delivery comes, net of reopened sales', async () => {
      const lamp = await stocked({ name: 'lamp' }, 200);
      await sell(lamp, 56);
      api.clock.advance({ days: 56, seconds: 1 });
      await api.signInAgain();
      await sell(lamp, 84);
      const reopened = await sell(lamp, 28);
      await setStatus(api, reopened._id, { status: 'pending' });
      await setStatus(api, reopened._id, { status: 'cancelled' });
      const update = { ...supplierInput({ companyName: 'Nordwind' }), version: 1 };
      expect(await quantities()).toEqual({});
      const leadTimeDays = 45;
      await api.call('PUT', `suppliers/${supplier._id}`, { body: { ...update, leadTimeDays } });
      // 84 in 56 days are 67.5 in 45 days; 60 are there.
      expect(await lines()).toMatchObject([{ sold: 84, available: 60, quantity: 8 }]);
    });

    it('takes the lead time of the supplier, else its median, else 7 days', async () => {
      await stocked({ name: 'lamp' });
      const lead = async () => {
        const [first] = (await proposal()).suppliers;
        return [first?.leadTimeDays, first?.leadTimeSource];
      };
      await deliverIn(10);
      await deliverIn(3);
      expect(await lead()).toEqual([7, 'default']);
      await deliverIn(5);
      expect(await lead()).toEqual([5, 'orders']);
      const body = { ...supplierInput(), version: 1, leadTimeDays: 0 };
      await api.call('PUT', `suppliers/${supplier._id}`, { body });
      expect(await lead()).toEqual([0, 'supplier']);
      await api.call('PUT', `suppliers/${supplier._id}`, {
        body: { ...body, version: 2, leadTimeDays: null },
      });
      expect(await lead()).toEqual([5, 'orders']);
    });

    it('names products whose supplier is deleted', async () => {
      await stocked({ name: 'lamp' });
      await api.call('DELETE', `suppliers/${supplier._id}`);
      expect((await proposal()).suppliers).toMatchObject([{ isArchived: true }]);
    });

    it('creates one pending order per supplier, at purchase prices, and then proposes nothing', async () => {
      const apex = await addSupplier(api, { companyName: 'Apex' });
      await stocked({ name: 'lamp', minimumStockLevel: 2, purchasePrice: 10.1 });
      await stocked({ name: 'desk', purchasePrice: 5 });
      await stocked({ name: 'nails', purchasePrice: 3 }, 0, apex._id);
      const { status, body } = await create(await wholeProposal());
      expect(status).toBe(201);
      expect(body.orders).toMatchObject([
        { supplierName: 'Apex', status: 'pending', type: 'incoming', totalAmount: 3 },
        {
          supplierName: 'Nordwind',
          totalAmount: 35.3,
          items: [
            { productName: 'desk', quantity: 1, unitPrice: 5 },
            { productName: 'lamp', quantity: 3, unitPrice: 10.1, totalPrice: 30.3 },
          ],
        },
      ]);
      expect((await proposal()).suppliers).toEqual([]);
      expect((await undo(body.orders)).status).toBe(200);
      expect(await orderCount()).toBe(0);
      expect(await quantities()).toEqual({ desk: 1, lamp: 3, nails: 1 });
    });

    it('creates the orders once per key', async () => {
      await stocked({ name: 'lamp' });
      const body = await wholeProposal();
      const headers = { 'Idempotency-Key': 'reorder-1' };
      const [first, second] = [await create(body, headers), await create(body, headers)];
      expect(second.body).toEqual(first.body);
      expect(await orderCount()).toBe(1);
    });

    it('refuses to order again what somebody has ordered meanwhile, even at the same time', async () => {
      await stocked({ name: 'lamp' });
      const body = await wholeProposal();
      const statuses = (await Promise.all([create(body), create(body)])).map((one) => one.status);
      expect(statuses.sort()).toEqual([201, 409]);
      expect(await orderCount()).toBe(1);
    });

    it('creates no order when one of them is wrong', async () => {
      const [lamp, desk] = [await stocked({ name: 'lamp' }), await stocked({ name: 'desk' })];
      await api.call('DELETE', `products/${desk._id}`);
      const order = (productId: string, quantity: number) => ({
        supplierId: supplier._id,
        items: [{ productId, quantity, expected: 0 }],
      });
      const orders = [order(lamp._id, 1), order(desk._id, 1)];
      expect(await api.fieldErrors('POST', 'reorder', { orders })).toEqual({
        'orders[1].items[0].productId': 'This product no longer exists',
      });
      expect(await api.fieldErrors('POST', 'reorder', { orders: [order(lamp._id, 1.5)] })).toEqual({
        'orders[0].items[0].quantity': 'Quantity must be a whole number for this unit',
      });
      expect(await api.fieldErrors('POST', 'reorder', { orders: [] })).toEqual({
        orders: 'At least one order is required',
      });
      expect(await orderCount()).toBe(0);
    });

    it('undoes nothing when somebody has changed one of the orders', async () => {
      const apex = await addSupplier(api, { companyName: 'Apex' });
      const lamp = await stocked({ name: 'lamp' });
      await stocked({ name: 'nails' }, 0, apex._id);
      const { orders } = (await create(await wholeProposal())).body;
      await setStatus(api, orders[1]?._id ?? '', { status: 'completed' });
      expect((await undo(orders)).body.code).toBe('VERSION_CONFLICT');
      expect(await orderCount()).toBe(2);
      expect((await productOf(api, lamp._id)).currentStock).toBe(1);
    });

    it('is for those who buy', async () => {
      await stocked({ name: 'lamp' });
      const body = await wholeProposal();
      for (const role of ['warehouse', 'sales', 'accountant'] as const) {
        const token = await api.signUp(`${role}@example.com`, role);
        expect((await api.call('GET', 'reorder', { token })).status).toBe(403);
        expect((await api.call('POST', 'reorder', { body, token })).status).toBe(403);
      }
    });
  });
}
