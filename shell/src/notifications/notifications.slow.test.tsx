import type { Tokens } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';
import {
  addOrder,
  addProduct,
  faults,
  findPage,
  findToast,
  requestAs,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

type Shop = Awaited<ReturnType<typeof renderShell>>;

const FAILURE = 'Failed to load notifications';

/** Opens a page without requests of its own, so that the bell sends them all. */
async function renderShop() {
  const path = '/elsewhere';
  const shop = await renderShell({ path, isSignedIn: true, seed: 'none' });
  await findPage('Page not found');
  return { ...shop, colleague: requestAs(shop.app, { tokens: await enter(shop.app) }) };
}

/** The bell announces the orders of others. */
const COLLEAGUE = { email: 'colleague@example.com', password: 'a fine password' };

async function enter(app: Shop['app']): Promise<Tokens> {
  const headers = { 'Content-Type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(COLLEAGUE) };
  // The page may change while the test waits.
  const answer = await act(async () => {
    await app.request('/api/auth/register', post);
    return app.request('/api/auth/login', post);
  });
  return (await answer.json()) as Tokens;
}

const bell = (unread: number) => ({ name: `Notifications, ${unread} unread` });
const findBell = (unread: number) => screen.findByRole('button', bell(unread));
const findPanel = () => screen.findByRole('dialog', { name: 'Notifications' });
const findRows = async () => within(await findPanel()).findAllByRole('link');
const lookAtPage = () => fireEvent.focus(window);

async function open(user: Shop['user']) {
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return within(await findPanel());
}

async function addOrders(request: Shop['request'], count: number) {
  const { _id: productId } = await addProduct(request);
  const items = [{ productId, quantity: 1, unitPrice: 1 }];
  for (let number = 1; number <= count; number += 1) await addOrder(request, { items });
}

describe('the bell', () => {
  it('shows the number of unread ones: three for a new user', async () => {
    await renderShop();
    const badge = (await findBell(3)).parentElement;
    expect(within(badge ?? document.body).getByText('3')).toBeVisible();
  });

  it('has no badge when all are read', async () => {
    const { request } = await renderShop();
    const badge = (await findBell(3)).parentElement;
    await request('notifications/read', { method: 'POST', body: { all: true } });
    lookAtPage();
    await findBell(0);
    expect(badge).toHaveTextContent('');
  });

  it('shows no number after a failure', async () => {
    faults.status('get', 'notifications', 500);
    const { user } = await renderShop();
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByText('3')).toBeNull();
    const panel = await open(user);
    expect(await panel.findByRole('alert')).toHaveTextContent(FAILURE);
    expect(takeLogged()).toHaveLength(1);
  });

  it('updates after a write of this page, and after those of others when the page gets the focus', async () => {
    const { colleague, redux } = await renderShop();
    await findBell(3);
    await addOrders(colleague, 1);
    act(() => void redux.dispatch(api.util.invalidateTags(['Notification'])));
    await findBell(4);
    await addOrders(colleague, 1);
    lookAtPage();
    await findBell(5);
  });

  it('lists the own actions of its user as read', async () => {
    const { user, request, colleague } = await renderShop();
    await findBell(3);
    await addOrders(request, 1);
    await addOrders(colleague, 1);
    lookAtPage();
    await findBell(4);
    await open(user);
    const [theirs, own] = await findRows();
    expect(theirs).toHaveAccessibleName(/^Unread: Order ORD-2026-0002 is pending/);
    expect(own).toHaveAccessibleName(/^Order ORD-2026-0001 is pending/);
  });
});

describe('the panel', () => {
  it('lists the newest first, with text, time and link', async () => {
    const { user, colleague } = await renderShop();
    await addOrders(colleague, 1);
    lookAtPage();
    await findBell(4);
    await open(user);
    const rows = await findRows();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveAccessibleName(
      /^Unread: Order ORD-2026-0001 is pending For Walk-in: 1 item\. just now \(\d\d\.\d\d\.\d{4}/,
    );
    expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/^\/orders\/[\w-]+$/));
    expect(rows[1]).toHaveAccessibleName(/^Unread: Welcome to Stockroom/);
    expect(rows[1]).toHaveAttribute('href', '/products/import');
  });

  it('opens the record of a notification and marks it as read', async () => {
    const { user, router } = await renderShop();
    const panel = await open(user);
    await user.click(await panel.findByRole('link', { name: /No order is waiting/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location).toMatchObject({ pathname: '/orders', search: '?status=pending' });
    await waitFor(async () => expect(await findPage('Page not found')).toHaveFocus());
    await user.click(await findBell(2));
    const row = within(await findPanel()).getByRole('link', { name: /No order is waiting/ });
    expect(row).not.toHaveAccessibleName(/Unread/);
  });

  it('marks all as read at once, and keeps the focus', async () => {
    const { user, request } = await renderShop();
    const release = faults.hold('post', 'notifications/read');
    const panel = await open(user);
    await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { ...bell(0), hidden: true })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(panel.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    release();
    await waitFor(async () => {
      const answer = await request('notifications');
      expect(await answer.json()).toMatchObject({ unread: 0 });
    });
    lookAtPage();
    await waitFor(() => expect(panel.queryByRole('link', { name: /Unread/ })).toBeNull());
  });

  it('undoes a failed write, says so, and keeps the list', async () => {
    const { user } = await renderShop();
    const panel = await open(user);
    await findRows();
    faults.offline('post', 'notifications/read');
    faults.offline('get', 'notifications');
    await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    expect(await findToast('Failed to mark notifications as read')).toBeVisible();
    await findBell(3);
    expect(await findRows()).toHaveLength(3);
    expect(panel.queryByRole('alert')).toBeNull();
    expect(takeLogged()).toHaveLength(1);
  });

  it('loads more', async () => {
    const { user, colleague } = await renderShop();
    await addOrders(colleague, 20);
    lookAtPage();
    await findBell(23);
    const panel = await open(user);
    await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(20));
    await user.click(panel.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(23));
    expect(panel.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that there are no notifications', async () => {
    const page = { nextCursor: null, previousCursor: null, total: 0 };
    const nothing = { notifications: [], unread: 0, ...page };
    faults.status('get', 'notifications', 200, nothing);
    const { user } = await renderShop();
    const panel = await open(user);
    expect(await panel.findByText('No notifications')).toBeVisible();
  });

  it('shows a failure, and loads again at Retry', async () => {
    faults.status('get', 'notifications', 500);
    const { user } = await renderShop();
    const panel = await open(user);
    expect(await findToast(FAILURE)).toBeVisible();
    expect(panel.queryByText('No notifications')).toBeNull();
    expect(panel.getByRole('alert')).toHaveTextContent('The server answered with error 500.');
    takeLogged();
    faults.heal();
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await findRows()).toHaveLength(3);
    await findBell(3);
  });

  it('shows one toast for repeated failures, and a new one after Retry', async () => {
    const { user } = await renderShop();
    const panel = await open(user);
    await findRows();
    faults.offline('get', 'notifications');
    lookAtPage();
    expect(await panel.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    const asked = jest.spyOn(window, 'fetch');
    lookAtPage();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const retry = panel.getByRole('button', { name: 'Retry' });
    await waitFor(() => expect(retry).toBeEnabled());
    expect(takeLogged()).toHaveLength(1);
    await user.click(retry);
    await waitFor(() => expect(retry).toBeEnabled());
    expect(takeLogged()).toHaveLength(1);
    expect(await findRows()).toHaveLength(3);
    asked.mockRestore();
  });

  it('closes with Escape and returns the focus', async () => {
    const { user } = await renderShop();
    await open(user);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await findBell(3)).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
