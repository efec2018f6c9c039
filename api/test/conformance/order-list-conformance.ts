import type { OrderInput, OrderList, OrderSummary } from '@stockroom/contract';
import { newId } from '../../src/records';
import { walk } from './paging';
import {
  addOrder,
  addSupplier,
  item,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { DESK, LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeOrderList(makeStore: MakeStore): void {
  describe('list of orders', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP, desk: DESK }, { companyName: 'Атлас «Ёж» 100%' });
    const list = (query = '') => api.read<OrderList>(`orders?${query}`);
    const numbers = async (query: string) =>
      (await list(query)).orders.map(({ orderNumber }) => orderNumber);
    const sell = (customerName: string, ...items: OrderInput['items'][number][]) =>
      addOrder(api, orderInput(items.length > 0 ? items : [item(shop.lamp)], { customerName }));
    const buy = (...items: OrderInput['items'][number][]) =>
      addOrder(api, purchaseInput(shop.supplier._id, items.length > 0 ? items : [item(shop.lamp)]));

    it('is empty at first', async () => {
      const nothing = { orders: [], nextCursor: null, previousCursor: null, total: 0 };
      expect(await list()).toEqual(nothing);
    });

    it('shows every field but the items, which it counts', async () => {
      const { items, ...order } = await sell('Иванов', item(shop.lamp), item(shop.desk, 3));
      const summary: OrderSummary = {
        ...order,
        itemCount: items.length,
        party: 'Иванов',
        outstanding: null,
      };
      expect((await list()).orders).toEqual([summary]);
    });

    it('begins with the newest', async () => {
      await sell('First');
      api.clock.advance({ seconds: 1 });
      await buy();
      api.clock.advance({ seconds: 1 });
      await sell('Last');
      expect(await numbers('')).toEqual(['ORD-2026-0002', 'PO-2026-0001', 'ORD-2026-0001']);
      expect(await numbers('sort=createdAt')).toEqual([
        'ORD-2026-0001',
        'PO-2026-0001',
        'ORD-2026-0002',
      ]);
    });

    it('filters by status and type, alone and together', async () => {
      const [done, , bought] = [await sell('a'), await sell('b'), await buy()];
      await receive(api, shop.lamp._id, 5);
      for (const { _id } of [done, bought]) await setStatus(api, _id, { status: 'completed' });
      expect(await numbers('status=pending')).toEqual(['ORD-2026-0002']);
      expect(await numbers('type=incoming')).toEqual(['PO-2026-0001']);
      expect(await numbers('status=completed&type=outgoing')).toEqual(['ORD-2026-0001']);
      expect(await numbers('status=cancelled')).toEqual([]);
      expect(await numbers('open=true')).toEqual(['ORD-2026-0002']);
      expect(await numbers('open=false&sort=orderNumber')).toEqual([
        'ORD-2026-0001',
        'PO-2026-0001',
      ]);
      expect((await list('status=completed&limit=1')).total).toBe(2);
    });

    it('filters by supplier and by the days on which orders were created', async () => {
      const other = await addSupplier(api, { companyName: 'Other' });
      await addOrder(api, purchaseInput(other._id, [item(shop.lamp)]));
      await sell('a');
      // 22:30 in UTC; in Moscow it is the next day.
      api.clock.advance({ minutes: 13 * 60 + 30 });
      await api.signInAgain();
      await buy();
      expect(await numbers(`supplierId=${other._id}`)).toEqual(['PO-2026-0001']);
      expect(await numbers(`supplierId=${shop.supplier._id}&status=pending`)).toEqual([
        'PO-2026-0002',
      ]);
      expect(await numbers('from=2026-11-22')).toEqual([]);
      expect(await numbers('from=2026-11-22&timeZone=Europe/Moscow')).toEqual(['PO-2026-0002']);
      expect(await numbers('to=2026-11-21T09:00:00Z&type=outgoing')).toEqual(['ORD-2026-0001']);
      expect((await list('from=2026-11-21&to=2026-11-21')).total).toBe(3);
    });

    it('finds a part of the number or the party, in any case', async () => {
      await sell('Иванов и сыновья');
      await buy();
      await sell('50_50');
      expect(await numbers('search=po-2026')).toEqual(['PO-2026-0001']);
      expect(await numbers(`search=${encodeURIComponent(' ИВАНОВ ')}`)).toEqual(['ORD-2026-0001']);
      expect(await numbers(`search=${encodeURIComponent('«ёж»')}`)).toEqual(['PO-2026-0001']);
      expect(await numbers(`search=${encodeURIComponent('сыновья еж')}`)).toEqual([]);
      expect(await numbers(`search=${encodeURIComponent('сын 0001 ива')}`)).toEqual([
        'ORD-2026-0001',
      ]);
      expect(await numbers(`search=${encodeURIComponent('ЕЖ')}`)).toEqual(['PO-2026-0001']);
      expect(await numbers('search=0%25')).toEqual(['PO-2026-0001']);
      expect(await numbers('search=_')).toEqual(['ORD-2026-0002']);
      expect(await numbers('search=nothing')).toEqual([]);
    });

    it('leaves out deleted orders', async () => {
      const { _id } = await sell('a');
      await api.call('DELETE', `orders/${_id}`);
      expect((await list()).total).toBe(0);
      await api.call('POST', `orders/${_id}/restore`);
      expect((await list()).total).toBe(1);
    });

    it('shows the outstanding quantity of a product in open purchase orders', async () => {
      const first = await buy(item(shop.lamp, 20), item(shop.desk, 4), item(shop.lamp, 5));
      await buy(item(shop.desk, 1));
      const done = await buy(item(shop.lamp, 7));
      await setStatus(api, done._id, { status: 'completed' });
      await sell('Somebody', item(shop.lamp, 2));
      await receive(api, shop.lamp._id, 6, { orderId: first._id });
      const outstanding = async (query: string) =>
        (await list(query)).orders.map((order) => [order.orderNumber, order.outstanding]);
      const open = `type=incoming&open=true&productId=${shop.lamp._id}`;
      expect(await outstanding(open)).toEqual([['PO-2026-0001', 19]]);
      expect(await outstanding(`productId=${shop.lamp._id}&sort=orderNumber`)).toEqual([
        ['ORD-2026-0001', 2],
        ['PO-2026-0001', 19],
        ['PO-2026-0003', 0],
      ]);
      await receive(api, shop.lamp._id, 19, { orderId: first._id });
      expect(await outstanding(open)).toEqual([]);
    });

    it('sorts totals by size, also beyond the range of a number', async () => {
      const price = 999_999_999_999.99;
      await sell('a', item(shop.lamp, 999_999_999, price), item(shop.desk, 1, 0.01));
      await sell('b', item(shop.lamp, 999_999_999, price));
      await sell('c', item(shop.lamp, 9));
      const totals = (await list('sort=-totalAmount')).orders.map(({ totalAmount }) => totalAmount);
      expect(totals).toEqual(['999999998999990000000.02', '999999998999990000000.01', 90]);
      const { nextCursor } = await list('sort=-totalAmount&limit=1');
      expect(await numbers(`sort=-totalAmount&limit=1&cursor=${nextCursor}`)).toEqual([
        'ORD-2026-0002',
      ]);
    });

    it('sorts numbers of more than four digits by size', async () => {
      const order = await sell('a');
      const sorted = [
        ...['ORD-2025-10000', 'ORD-2026-0001', 'ORD-2026-9999', 'ORD-2026-10000'],
        ...['ORD-2026-100000', 'ORD-2027-0001', 'PO-2026-0999', 'PO-2026-10000'],
      ];
      await api.store.transaction(async ({ orders }) => {
        for (const orderNumber of [...sorted].reverse())
          if (orderNumber !== order.orderNumber)
            await orders.insert({ ...order, _id: newId(), orderNumber, archivedAt: null }, []);
      });
      const ask = (cursor: string) => list(`sort=orderNumber&limit=3&cursor=${cursor}`);
      const { forwards, backwards } = await walk(ask, (page) =>
        page.orders.map(({ orderNumber }) => orderNumber),
      );
      expect(forwards.flat()).toEqual(sorted);
      expect(backwards).toEqual(forwards);
      expect(await numbers('sort=-orderNumber')).toEqual([...sorted].reverse());
    });
  });
}
