import {
  type NotificationList,
  type Product,
  type ReadNotificationsResult,
  type Tokens,
} from '@stockroom/contract';
import { deleteExpired } from '../../src/delete-expired';
import { newId } from '../../src/records';
import type { Raised } from '../../src/store/notifications';
import {
  addOrder,
  addProduct,
  item,
  orderInput,
  productInput,
  purchaseInput,
  receive,
  setStatus,
  setStock,
} from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeNotifications(makeStore: MakeStore): void {
  describe('notifications', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, {});
    const list = (query = '', token?: string) =>
      api.read<NotificationList>(`notifications?${query}`, token);
    const unreadOf = async (token?: string) => (await list('', token)).unread;
    const markRead = (body: object, token?: string) =>
      api.call<ReadNotificationsResult>('POST', 'notifications/read', { body, token });
    const lampWith = async (stock: number): Promise<Product> => {
      const lamp = await addProduct(api, shop.supplier._id, { minimumStockLevel: 5 });
      await receive(api, lamp._id, stock);
      return lamp;
    };
    const orderOf = (product: Product, quantity: number) =>
      addOrder(api, orderInput([item(product, quantity)]));

    it('are exactly three and unread for a new user of an empty shop', async () => {
      const { notifications, unread, nextCursor } = await list();
      expect([notifications.length, unread, nextCursor]).toEqual([3, 3, null]);
      const kinds = notifications.map(({ kind, isRead }) => [kind, isRead]).sort();
      expect(kinds.flat()).toEqual(['low_stock', false, 'pending_orders', false, 'welcome', false]);
      expect(notifications.map(({ title }) => title)).toEqual([
        'Welcome to Stockroom',
        'No product runs low',
        'No order is waiting',
      ]);
      expect(notifications[0]?.link).toBe('/products/import');
    });

    it.each([
      ['owner', '/products/import'],
      ['manager', '/products/import'],
      ['warehouse', '/account'],
      ['sales', '/account'],
      ['accountant', '/account'],
    ] as const)('welcome a new user with the role %s with a link to %s', async (role, link) => {
      const token = await api.signUp('second@example.com', role);
      const { notifications, unread } = await list('', token);
      expect(unread).toBe(3);
      expect(notifications[0]).toMatchObject({ title: 'Welcome to Stockroom', link });
      expect(/import/.test(notifications[0]?.text ?? '')).toBe(link === '/products/import');
    });

    it('tell a new user the present state, and no history', async () => {
      const lamp = await lampWith(9);
      await setStock(api, lamp._id, 3);
      await orderOf(lamp, 1);
      await orderOf(lamp, 1);
      api.clock.advance({ seconds: 1 });
      const token = await api.signUp('second@example.com');
      const { notifications, unread } = await list('', token);
      expect(unread).toBe(3);
      expect(notifications.map(({ text }) => text)).toEqual([
        expect.stringContaining('catalogue'),
        '1 product is at or below the minimum stock level.',
        '2 orders are pending.',
      ]);
    });

    it('reach a user who registered while the clock was ahead, once it is right', async () => {
      api.clock.advance({ days: 1 });
      await api.signUp('early@example.com');
      api.clock.advance({ days: -1 });
      await deleteExpired(api);
      api.clock.advance({ seconds: 1 });
      const body = { email: 'early@example.com', password: 'a fine password' };
      const { accessToken } = (await api.call<Tokens>('POST', 'auth/login', { body, token: null }))
        .body;
      await setStock(api, (await lampWith(9))._id, 5);
      expect(await unreadOf(accessToken)).toBe(4);
    });

    it('are the newest 200 beside the own ones, however many there are', async () => {
      const createdAt = api.clock.now().toISOString();
      const facts = { name: 'Lamp', sku: 'L', unit: 'piece', stock: 0, minimum: 1 };
      const raised = Array.from({ length: 203 }, (): Raised => {
        const notification = {
          _id: newId(),
          kind: 'low_stock',
          facts,
          link: '/',
          createdAt,
        } as const;
        return [newId(), notification];
      });
      await api.store.transaction(({ notifications }) => notifications.raise(...raised));
      const { notifications, unread } = await list('limit=1');
      expect([notifications[0]?._id, unread]).toEqual([raised.at(-1)?.[1]._id, 203]);
      await markRead({ all: true });
      const newer = raised.slice(-9).map(([subjectId]) => subjectId);
      await api.store.transaction((stored) => stored.notifications.withdraw('low_stock', ...newer));
      expect(await unreadOf()).toBe(0);
    });

    it('announce a product that falls to its minimum, once until it recovers', async () => {
      const lamp = await lampWith(9);
      expect(await unreadOf()).toBe(3);
      api.clock.advance({ seconds: 1 });
      await setStock(api, lamp._id, 5);
      await setStock(api, lamp._id, 4);
      await setStock(api, lamp._id, 0);
      const { notifications, unread } = await list();
      expect(unread).toBe(4);
      expect(notifications[0]).toMatchObject({
        kind: 'low_stock',
        title: 'Desk lamp is running low',
        text: 'LAMP-1: 5 pieces in stock, the minimum is 5.',
        link: `/products/${lamp._id}`,
        createdAt: api.clock.now().toISOString(),
        isRead: false,
      });

      await receive(api, lamp._id, 6);
      expect(await unreadOf()).toBe(3);
      await setStock(api, lamp._id, 1);
      expect(await unreadOf()).toBe(4);
    });

    it('follow the minimum and the life of a product', async () => {
      const lamp = await lampWith(9);
      const save = (minimumStockLevel: number, version: number) =>
        api.call('PUT', `products/${lamp._id}`, {
          body: { ...productInput(shop.supplier._id, { minimumStockLevel }), version },
        });
      await save(20, 1);
      expect(await unreadOf()).toBe(4);
      await save(2, 2);
      expect(await unreadOf()).toBe(3);
      await save(20, 3);
      await api.call('DELETE', `products/${lamp._id}`);
      expect(await unreadOf()).toBe(3);
    });

    it('leave out archived records, and are the same after Undo', async () => {
      const lamp = await lampWith(9);
      await setStock(api, lamp._id, 4);
      const order = await orderOf(lamp, 1);
      const neverStocked = await addProduct(api, shop.supplier._id, { sku: 'LAMP-2' });
      const before = await list();
      await markRead({ ids: before.notifications.slice(0, 1).map(({ _id }) => _id) });
      const read = await list();
      expect(read.unread).toBe(4);
      const paths = [`products/${lamp._id}`, `products/${neverStocked._id}`, `orders/${order._id}`];
      for (const path of paths) expect((await api.call('DELETE', path)).status).toBe(200);
      expect((await list()).notifications).toHaveLength(3);
      for (const path of paths)
        expect((await api.call('POST', `${path}/restore`)).status).toBe(200);
      expect(await list()).toEqual(read);
    });

    it('announce a product once while it stays low, in every status of its orders', async () => {
      const lamp = await lampWith(9);
      await setStock(api, lamp._id, 4);
      const { unread } = await list();
      const order = await orderOf(lamp, 2);
      for (const status of ['completed', 'cancelled', 'completed'] as const)
        await setStatus(api, order._id, { status });
      await api.call('DELETE', `orders/${order._id}`);
      await api.call('POST', `orders/${order._id}/restore`);
      expect(await unreadOf()).toBe(unread);
    });

    it('announce an order while it is pending', async () => {
      const other = await api.signUp('other@example.com');
      const lamp = await lampWith(9);
      api.clock.advance({ seconds: 1 });
      const order = await orderOf(lamp, 1);
      const [newest] = (await list('', other)).notifications;
      expect(newest).toMatchObject({
        kind: 'pending_orders',
        title: `Order ${order.orderNumber} is pending`,
        text: 'For Café «Утро»: 1 item.',
        link: `/orders/${order._id}`,
        isRead: false,
      });
      await setStatus(api, order._id, { status: 'processing' });
      expect(await unreadOf(other)).toBe(3);
      await setStatus(api, order._id, { status: 'pending' });
      expect(await unreadOf(other)).toBe(4);
      await api.call('DELETE', `orders/${order._id}`);
      expect(await unreadOf(other)).toBe(3);
    });

    it('of one’s own orders are read from the start', async () => {
      const other = await api.signUp('other@example.com');
      const lamp = await lampWith(9);
      api.clock.advance({ seconds: 1 });
      const order = await orderOf(lamp, 1);
      const title = `Order ${order.orderNumber} is pending`;
      const own = await list();
      expect(own.unread).toBe(3);
      expect(own.notifications[0]).toMatchObject({ title, isRead: true });
      expect(await unreadOf(other)).toBe(4);
      await api.call('PATCH', `orders/${order._id}/status`, {
        body: { status: 'processing' },
        token: other,
      });
      await api.call('PATCH', `orders/${order._id}/status`, {
        body: { status: 'pending' },
        token: other,
      });
      expect(await unreadOf()).toBe(4);
      expect(await unreadOf(other)).toBe(3);
    });

    it('ask to verify a forced correction until somebody counts', async () => {
      const lamp = await lampWith(9);
      const order = await orderOf(lamp, 12);
      await setStatus(api, order._id, { status: 'completed', force: true });
      const toVerify = async () =>
        (await list()).notifications.filter(({ kind }) => kind === 'stock_to_verify');
      expect(await toVerify()).toMatchObject([
        {
          title: 'Please count Desk lamp',
          text: `A correction for ${order.orderNumber} added 3 pieces of LAMP-1.`,
          link: `/inventory?toVerify=true&productId=${lamp._id}`,
        },
      ]);
      await receive(api, lamp._id, 20);
      expect(await toVerify()).toHaveLength(1);
      await setStock(api, lamp._id, 19);
      expect(await toVerify()).toEqual([]);
    });

    it.each([
      ['taken back', { status: 'cancelled' }],
      ['changed', { quantity: 1 }],
    ] as const)('name the purchase of a correction that was %s', async (_how, change) => {
      const lamp = await lampWith(6);
      const bought = purchaseInput(shop.supplier._id, [item(lamp, 10)]);
      const purchase = await addOrder(api, bought);
      const { order } = await setStatus(api, purchase._id, { status: 'completed' });
      await setStatus(api, (await orderOf(lamp, 14))._id, { status: 'completed' });
      if ('status' in change)
        await setStatus(api, order._id, { status: change.status, force: true });
      else {
        const smaller = { ...bought, items: [item(lamp, change.quantity)] };
        const body = { ...smaller, version: order.version, force: true };
        expect((await api.call('PUT', `orders/${order._id}`, { body })).status).toBe(200);
      }
      const [asked] = (await list()).notifications.filter(({ kind }) => kind === 'stock_to_verify');
      expect(asked?.text).toMatch(`A correction for ${order.orderNumber} added `);
    });

    it('become read one by one, for one user at a time', async () => {
      const other = await api.signUp('other@example.com');
      const lamp = await lampWith(9);
      api.clock.advance({ seconds: 1 });
      await setStock(api, lamp._id, 1);
      const [low] = (await list()).notifications;
      const marked = await markRead({ ids: [low?._id] });
      expect(marked.body).toEqual({
        success: true,
        message: 'Notifications marked as read',
        unread: 3,
      });
      expect((await markRead({ ids: [low?._id] })).body.unread).toBe(3);
      expect((await list()).notifications[0]?.isRead).toBe(true);
      expect(await unreadOf(other)).toBe(4);
      expect((await list('', other)).notifications[0]).toMatchObject({
        _id: low?._id,
        isRead: false,
      });
    });

    it('become read all at once, and later ones are unread', async () => {
      const lamp = await lampWith(9);
      expect((await markRead({ all: true })).body.unread).toBe(0);
      await setStock(api, lamp._id, 1);
      expect(await unreadOf()).toBe(1);
    });

    it('ignore ids of other users and of no notification', async () => {
      const other = await api.signUp('other@example.com');
      const ids = (await list()).notifications.map(({ _id }) => _id);
      const unknown = '01a1fc0c-5627-7701-832f-dc14788c32bd';
      expect((await markRead({ ids: [...ids, unknown, 'x'] }, other)).body.unread).toBe(3);
      expect(await unreadOf()).toBe(3);
    });

    it('are paged, without gaps while others come', async () => {
      const first = await list('limit=2');
      api.clock.advance({ seconds: 1 });
      const lamp = await lampWith(9);
      await setStock(api, lamp._id, 1);
      const second = await list(`limit=2&cursor=${first.nextCursor}`);
      expect([first, second].map(({ notifications }) => notifications.length)).toEqual([2, 1]);
      expect([first.unread, second.unread, second.nextCursor]).toEqual([3, 4, null]);
      const ids = [...first.notifications, ...second.notifications].map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(3);
    });
  });
}
