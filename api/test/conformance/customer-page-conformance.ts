import type {
  ChangeList,
  CustomerOverview,
  MergeResult,
  Order,
  OrderInput,
  OrderList,
  UndoMergeInput,
  UndoMergeResult,
} from '@stockroom/contract';
import { documentSteps } from './document-steps';
import { UNKNOWN_ID } from './forms';
import { orderSteps } from './order-steps';
import { addOrder, item, orderInput, purchaseInput, receive, setStatus } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeCustomerPage(makeStore: MakeStore): void {
  describe('the page of a customer', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP }, { companyName: 'Studio Nine' });
    const { edit } = orderSteps(api, shop);
    const { giveBack } = documentSteps(api);

    async function sell(customerName: string, changes: Partial<OrderInput> = {}, quantity = 1) {
      api.clock.advance({ seconds: 1 });
      const items = [item(shop.lamp, quantity)];
      return addOrder(api, orderInput(items, { customerName, ...changes }));
    }
    const overview = (name: string, token?: string) =>
      api.read<CustomerOverview>(`customers/overview?${new URLSearchParams({ name })}`, token);
    const merge = (from: string, into: string, token?: string) =>
      api.call<MergeResult>('POST', 'customers/merge', { body: { from, into }, token });
    const undo = (body: UndoMergeInput, token?: string) =>
      api.call<UndoMergeResult>('POST', 'customers/merge/undo', { body, token });
    const ordersOf = async (name: string) =>
      (await overview(name)).orders.map(({ orderNumber }) => orderNumber);
    const changesOf = async ({ _id }: Order) =>
      (await api.read<ChangeList>(`changes?entity=order&entityId=${_id}`)).changes;

    it('adds up the orders with exactly this name, net of returns', async () => {
      await receive(api, shop.lamp._id, 10);
      const completed = await sell('Studio Nine', {}, 4);
      await setStatus(api, completed._id, { status: 'completed' });
      const line = { productId: shop.lamp._id, quantity: 1, unitPrice: 7.5 };
      await giveBack({ orderId: completed._id, deliveryId: '' }, [line]);
      const open = await sell('Studio Nine', { notes: 'Anna, +7 (000) 123-45-67' });
      await sell('Studio Nine', { notes: 'Call first' });
      const last = await sell('Studio Nine', { notes: 'Anna, +7 (000) 123-45-67' });
      const deleted = await sell('Studio Nine');
      await api.call('DELETE', `orders/${deleted._id}`);
      await sell('Studio Nine and Sons');
      await addOrder(api, purchaseInput(shop.supplier._id, [item(shop.lamp)]));

      const { figures, ...page } = await overview('Studio Nine');
      expect(figures).toEqual({
        orders: 4,
        revenue: 32.5,
        returned: 7.5,
        firstOrderAt: completed.createdAt,
        lastOrderAt: last.createdAt,
      });
      expect(page).toMatchObject({
        name: 'Studio Nine',
        similar: [],
        notes: ['Anna, +7 (000) 123-45-67', 'Call first'],
      });
      expect(page.orders).toHaveLength(4);
      expect(page.orders[2]).toMatchObject({ _id: open._id, party: 'Studio Nine' });
      const list = await api.read<OrderList>('orders?customerName=Studio Nine');
      expect(list.orders).toEqual(page.orders);
    });

    it('names similar ones, those with the most orders first', async () => {
      const names = [
        'ООО «Ёлка»',
        'ооо «елка»',
        'OOO «Ёлка»',
        'OOO «Ёлка»',
        'ООО «Ёлка» 2',
        '100%',
      ];
      for (const name of names) await sell(name);
      expect((await overview('ООО «Ёлка»')).similar).toEqual([
        { name: 'OOO «Ёлка»', orders: 2 },
        { name: 'ооо «елка»', orders: 1 },
      ]);
      expect((await overview('100%')).figures.orders).toBe(1);
    });

    it('is empty for a name that no order has', async () => {
      const none = { orders: 0, revenue: 0, returned: 0, firstOrderAt: null, lastOrderAt: null };
      for (const name of ['Nobody', ''])
        expect(await overview(name)).toEqual({
          name,
          similar: [],
          figures: none,
          notes: [],
          orders: [],
        });
    });

    it.each(['warehouse', 'sales', 'accountant'] as const)(
      'tells %s only what they may see and do',
      async (role) => {
        await sell('Anna');
        const ann = await sell('Ann');
        const token = await api.signUp(`${role}@example.com`, role);
        const { figures, orders } = await overview('Anna', token);
        const isShown = role !== 'warehouse';
        expect(['revenue' in figures, 'returned' in figures]).toEqual([isShown, isShown]);
        expect('totalAmount' in (orders[0] ?? {})).toBe(isShown);
        const merged = { from: 'Ann', into: 'Anna', orders: [ann._id] };
        const statuses = [(await merge('Ann', 'Anna', token)).status];
        statuses.push((await undo(merged, token)).status);
        expect(statuses).toEqual(role === 'sales' ? [200, 200] : [403, 403]);
      },
    );

    it('merges two customers, and undoes it', async () => {
      const [first, second] = [await sell('Anna K'), await sell('Anna K')];
      const other = await sell('Anna Kern');
      const deleted = await sell('Anna K');
      await api.call('DELETE', `orders/${deleted._id}`);

      const { body } = await merge('Anna K', 'Anna Kern');
      expect(body).toMatchObject({
        message: 'Customers merged successfully',
        merge: { orders: [first._id, second._id] },
      });
      expect(await ordersOf('Anna K')).toEqual([]);
      expect(await ordersOf('Anna Kern')).toEqual(
        [other, second, first].map(({ orderNumber }) => orderNumber),
      );
      const [change] = await changesOf(first);
      expect(change).toMatchObject({
        action: 'updated',
        label: first.orderNumber,
        fields: [{ field: 'customerName', from: 'Anna K', to: 'Anna Kern' }],
      });
      // A form that was open meanwhile must not write the old name.
      const conflict = await edit(first, [item(shop.lamp, 2)]);
      expect([conflict.status, conflict.body]).toMatchObject([409, { code: 'VERSION_CONFLICT' }]);

      expect((await undo(body.merge)).body).toMatchObject({ renamed: 2, kept: 0 });
      expect(await ordersOf('Anna Kern')).toEqual([other.orderNumber]);
      expect(await ordersOf('Anna K')).toHaveLength(2);
      expect((await changesOf(first))[0]?.fields).toEqual([
        { field: 'customerName', from: 'Anna Kern', to: 'Anna K' },
      ]);
    });

    it('undoes only what still has the name, and nothing twice', async () => {
      const [first, second, third] = [await sell('Ann'), await sell('Ann'), await sell('Ann')];
      await sell('Anna');
      const { merge: merged } = (await merge('Ann', 'Anna')).body;
      const renamed = { ...first, version: first.version + 1, customerName: 'Boris' };
      expect((await edit(renamed, [item(shop.lamp)])).status).toBe(200);
      await api.call('DELETE', `orders/${second._id}`);
      expect((await undo(merged)).body).toMatchObject({ renamed: 1, kept: 2 });
      expect(await ordersOf('Ann')).toEqual([third.orderNumber]);
      expect(await ordersOf('Boris')).toEqual([first.orderNumber]);
      expect((await undo(merged)).body).toMatchObject({ renamed: 0, kept: 3 });
    });

    it('undoes the orders of a merge only', async () => {
      const other = await sell('Ann');
      const known = { from: 'Boris', into: 'Anna' };
      expect((await undo({ ...known, orders: [other._id] })).body).toMatchObject({ kept: 1 });
      expect((await undo({ ...known, orders: [UNKNOWN_ID] })).status).toBe(404);
      expect(
        await api.fieldErrors('POST', 'customers/merge/undo', { ...known, orders: [] }),
      ).toEqual({
        orders: 'At least one order is required',
      });
      expect(await ordersOf('Ann')).toHaveLength(1);
    });

    it.each([
      ['Anna', 'Anna', { into: 'Choose another customer' }],
      ['Anna', 'Nobody', { into: 'No sales order has this customer' }],
      ['Nobody', 'Anna', { from: 'No sales order has this customer' }],
      // A supplier is no customer.
      ['Studio Nine', 'Anna', { from: 'No sales order has this customer' }],
      ['Anna', 'Studio Nine', { into: 'No sales order has this customer' }],
    ])('refuses to merge %s with %s', async (from, into, errors) => {
      await sell('Anna');
      await addOrder(api, purchaseInput(shop.supplier._id, [item(shop.lamp)]));
      expect(await api.fieldErrors('POST', 'customers/merge', { from, into })).toEqual(errors);
    });

    it('swaps no names in two opposite merges at the same time', async () => {
      await sell('Ann');
      await sell('Anna');
      await Promise.all([merge('Ann', 'Anna'), merge('Anna', 'Ann')]);
      const counts = [(await ordersOf('Ann')).length, (await ordersOf('Anna')).length];
      expect(counts.sort()).toEqual([0, 2]);
    });

    it('loses no edit that happens at the same time', async () => {
      const order = await sell('Ann');
      await sell('Anna');
      const changes = { notes: 'By the back door' };
      const [{ status }] = await Promise.all([
        edit(order, [item(shop.lamp)], changes),
        merge('Ann', 'Anna'),
      ]);
      const [merged] = (await overview('Anna')).orders.filter(({ _id }) => _id === order._id);
      expect(merged).toMatchObject(
        status === 200 ? { ...changes, version: 3 } : { notes: '', version: 2 },
      );
    });
  });
}
