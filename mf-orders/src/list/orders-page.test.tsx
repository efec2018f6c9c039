import {
  addOrder,
  addProduct,
  faults,
  findToast,
  renderRemote,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';
import { renderStockedShop } from '../testing/stocked-shop';

const findRow = (number: string) => screen.findByRole('row', { name: new RegExp(`^${number}`) });
const shownNumbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const expectNumbers = (numbers: string[]) => waitFor(() => expect(shownNumbers()).toEqual(numbers));
const YEAR = new Date().getUTCFullYear();
const SALE = `ORD-${YEAR}-0001`;
const PURCHASE = `PO-${YEAR}-0001`;

test('shows everything about an order, in the formats of the settings', async () => {
  const { addKettleOrder, open } = await renderStockedShop();
  const sale = await addKettleOrder(4, { customerName: 'Café «Утро»' });
  await addKettleOrder(1, { type: 'incoming', status: 'processing' });
  await open('/orders');
  const row = await findRow(SALE);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order Number',
    'Type',
    'Customer / Supplier',
    'Status',
    'Items',
    'Total Amount',
    'Date',
    'Actions',
  ]);
  for (const text of ['Outgoing', 'Café «Утро»', 'Pending', '1'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent('600,00 ₽');
  expect(within(row).getByRole('time')).toHaveTextContent(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
  for (const [name, href] of [
    [SALE, `/orders/${sale._id}`],
    ['View', `/orders/${sale._id}`],
    ['Edit', `/orders/edit/${sale._id}`],
  ] as const)
    expect(within(row).getByRole('link', { name })).toHaveAttribute('href', href);
  expect(within(row).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(SALE);
  const purchase = await findRow(PURCHASE);
  for (const text of ['Incoming', 'Light Ltd', 'Processing'])
    expect(within(purchase).getByText(text)).toBeVisible();
});

describe('finding', () => {
  test('searches by number and party, after a pause in typing, and clears', async () => {
    const { user, addKettleOrder, open, currentPath } = await renderStockedShop();
    await addKettleOrder(1, { customerName: 'Café' });
    await addKettleOrder(1, { type: 'incoming' });
    await open('/orders');
    await expectNumbers([PURCHASE, SALE]);
    const search = screen.getByRole('searchbox', { name: 'Search orders' });
    await user.type(search, 'po-');
    await expectNumbers([PURCHASE]);
    expect(currentPath()).toBe('/orders?search=po-');
    await user.clear(search);
    await user.type(search, 'café');
    await expectNumbers([SALE]);
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(await screen.findByText('No orders found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectNumbers([PURCHASE, SALE]);
  });

  test.each([
    ['Status', 'Completed', 'status=completed', [PURCHASE]],
    ['Type', 'Outgoing', 'type=outgoing', [SALE]],
  ])('filters by %s, and Back undoes it', async (filter, choice, query, found) => {
    const { user, router, addKettleOrder, open, currentPath } = await renderStockedShop();
    await addKettleOrder(1);
    await addKettleOrder(1, { type: 'incoming', status: 'completed' });
    await open('/orders');
    await expectNumbers([PURCHASE, SALE]);
    await user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);
    await expectNumbers(found);
    expect(currentPath()).toBe(`/orders?${query}`);
    await act(() => router.navigate(-1));
    await expectNumbers([PURCHASE, SALE]);
  });
});

test('a link can narrow it to a supplier and to days', async () => {
  const { user, addKettleOrder, kettle, open, currentPath } = await renderStockedShop();
  await addKettleOrder(1);
  await addKettleOrder(1, { type: 'incoming' });
  await open(`/orders?supplierId=${kettle.supplierId}&from=2020-01-01`);
  await expectNumbers([PURCHASE]);
  await user.click(
    await screen.findByRole('button', { name: 'Remove filter Supplier: Light Ltd' }),
  );
  await expectNumbers([PURCHASE, SALE]);
  expect(currentPath()).toBe('/orders?from=2020-01-01');
  await open('/orders?to=2020-01-01');
  expect(await screen.findByText('No orders found')).toBeVisible();
  // The calendar does not have this day.
  await open('/orders?to=2020-02-30');
  await expectNumbers([PURCHASE, SALE]);
});

test('shows what is open of one product when a link asks for it, until the chips are removed', async () => {
  const { user, request, addKettleOrder, kettle, open, currentPath } = await renderStockedShop();
  const { _id } = await addKettleOrder(1);
  await addKettleOrder(1, { type: 'incoming' });
  await request(`orders/${_id}/status`, { method: 'PATCH', body: { status: 'cancelled' } });
  await open(`/orders?productId=${kettle._id}&open=true`);
  await expectNumbers([PURCHASE]);
  await user.click(screen.getByRole('button', { name: 'Remove filter Open orders' }));
  await expectNumbers([PURCHASE, SALE]);
  await user.click(await screen.findByRole('button', { name: 'Remove filter Product: Kettle' }));
  expect(currentPath()).toBe('/orders');
});

test.each([
  ['Total Amount', [SALE, PURCHASE]],
  ['Customer / Supplier', [PURCHASE, SALE]],
])('sorts by %s on the server', async (column, numbers) => {
  const { user, addKettleOrder, open } = await renderStockedShop();
  await addKettleOrder(1, { customerName: 'Zoo' });
  await addKettleOrder(2, { type: 'incoming' });
  await open('/orders');
  const heading = await screen.findByRole('columnheader', { name: column });
  await user.click(within(heading).getByRole('button'));
  await expectNumbers(numbers);
  await user.click(within(heading).getByRole('button'));
  await expectNumbers(numbers.toReversed());
});

test('turns the pages', async () => {
  const { user } = await renderRemote(routes, { path: '/orders' });
  expect(await screen.findAllByRole('row')).toHaveLength(1 + 25);
  const first = shownNumbers();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(shownNumbers()).not.toEqual(first));
});

test('an empty shop is invited to create its first order', async () => {
  const { open } = await renderShop(routes);
  await open('/orders');
  const state = (await screen.findByText('No orders found')).parentElement!;
  const link = within(state).getByRole('link', { name: 'Create Order' });
  expect(link).toHaveAttribute('href', '/orders/new');
  expect(screen.getAllByRole('link', { name: 'Create Order' })).toHaveLength(2);
});

test.each(['status', 'offline'] as const)(
  'a list that fails (%s) says so, never that there is nothing, and Retry heals it',
  async (fault) => {
    const { user, addKettleOrder, open } = await renderStockedShop();
    await addKettleOrder(1);
    if (fault === 'status') faults.status('get', 'orders', 500);
    else faults.offline('get', 'orders');
    await open('/orders');
    expect(await findToast('Failed to load orders')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('Failed to load orders')).toBeVisible();
    expect(screen.queryByText('No orders found')).not.toBeInTheDocument();
    expect(takeLogged().join()).toContain('Failed to load orders');
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectNumbers([SALE]);
  },
);

describe('deleting', () => {
  type Shop = Awaited<ReturnType<typeof renderStockedShop>>;

  async function askToDelete({ open, user }: Shop) {
    await open('/orders');
    await user.click(within(await findRow(SALE)).getByRole('button', { name: 'Delete' }));
    return screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this order?',
    });
  }
  const press = (name: string, { user }: Shop) => user.click(screen.getByRole('button', { name }));

  test('asks first, and Cancel keeps the order', async () => {
    const shop = await renderStockedShop();
    await shop.addKettleOrder(3);
    const question = await askToDelete(shop);
    expect(question).toHaveAccessibleDescription(`${SALE}, Walk-in`);
    await press('Cancel', shop);
    await expectNumbers([SALE]);
  });

  test('says what it does to stock, does it, and Undo takes it back', async () => {
    const shop = await renderStockedShop();
    await shop.addKettleOrder(3, { status: 'completed' });
    expect(await shop.stock()).toBe(4);
    const question = await askToDelete(shop);
    expect(await within(question).findByText('The stock of 1 product will change:')).toBeVisible();
    expect(question).toHaveTextContent('+3 Kettle (4 → 7 pieces)');
    await press('Delete', shop);
    expect(await findToast('Order deleted successfully')).toBeVisible();
    expect(await screen.findByText('No orders found')).toBeVisible();
    expect(await shop.stock()).toBe(7);
    await press('Undo', shop);
    expect(await findToast('Order restored successfully')).toBeVisible();
    await expectNumbers([SALE]);
    expect(await shop.stock()).toBe(4);
  });

  test('counts the products of an order, not how often it has moved them', async () => {
    const shop = await renderStockedShop();
    const { request, kettle } = shop;
    const lamp = await addProduct(request, { name: 'Lamp', supplierId: kettle.supplierId });
    const items = [kettle, lamp].map(({ _id }) => ({ productId: _id, quantity: 1, unitPrice: 1 }));
    const order = await addOrder(request, { items });
    for (const status of ['completed', 'pending', 'completed'] as const)
      await shop.setStatus(order, status, true);
    const question = await askToDelete(shop);
    expect(await within(question).findByText('The stock of 2 products will change:')).toBeVisible();
    expect(within(question).getAllByRole('listitem')).toHaveLength(2);
  });

  test('a purchase whose goods are sold is deleted only when the user insists', async () => {
    const shop = await renderStockedShop(0);
    await shop.addKettleOrder(5, { type: 'incoming', status: 'completed' });
    await shop.addKettleOrder(3, { status: 'completed' });
    await shop.open('/orders');
    await shop.user.click(within(await findRow(PURCHASE)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/-5 Kettle \(2 pieces in stock\), short by 3/)).toBeVisible();
    await press('Delete', shop);
    const shortage = await screen.findByRole('alertdialog', { name: 'Not enough stock' });
    expect(within(shortage).getByRole('row', { name: /^Kettle .* 5 2 3$/ })).toBeVisible();
    await press('Cancel', shop);
    await expectNumbers([SALE, PURCHASE]);
    expect(await shop.stock()).toBe(2);

    await shop.user.click(within(await findRow(PURCHASE)).getByRole('button', { name: 'Delete' }));
    await press('Delete', shop);
    await screen.findByRole('alertdialog', { name: 'Not enough stock' });
    await press('Delete anyway', shop);
    expect(await findToast('Order deleted successfully')).toBeVisible();
    await expectNumbers([SALE]);
    expect(await shop.stock()).toBe(0);
  });

  test.each(['Cancel', 'Escape'])(
    'an Undo that is left by %s at what stock is short of stands there again',
    async (way) => {
      const shop = await renderStockedShop();
      await shop.addKettleOrder(5, { status: 'completed' });
      await askToDelete(shop);
      await press('Delete', shop);
      await findToast('Order deleted successfully');
      await shop.addKettleOrder(6, { status: 'completed' });
      await press('Undo', shop);
      await screen.findByRole('alertdialog', { name: 'Not enough stock' });
      expect(screen.queryByText('Order deleted successfully')).not.toBeInTheDocument();
      if (way === 'Escape') await shop.user.keyboard('{Escape}');
      else await press(way, shop);
      expect(await findToast('Order deleted successfully')).toBeVisible();
      expect(await shop.stock()).toBe(1);

      await press('Undo', shop);
      await screen.findByRole('alertdialog', { name: 'Not enough stock' });
      await press('Restore anyway', shop);
      expect(await findToast('Order restored successfully')).toBeVisible();
      expect(await shop.stock()).toBe(0);
    },
  );

  test('says that what was received for it stays', async () => {
    const shop = await renderStockedShop(0);
    const order = await shop.addKettleOrder(5, { type: 'incoming' });
    await shop.receiveFor(order, 2);
    await shop.open('/orders');
    await shop.user.click(within(await findRow(PURCHASE)).getByRole('button', { name: 'Delete' }));
    const stays = await screen.findByText('Was received for it and stays in stock: 2 Kettle');
    expect(stays).toBeVisible();
    expect(screen.getByText('No change in stock.')).toBeVisible();
    await press('Delete', shop);
    await findToast('Order deleted successfully');
    expect(await shop.stock()).toBe(2);
  });

  test('waits for what it does to stock before it can be done', async () => {
    const shop = await renderStockedShop();
    await shop.addKettleOrder(3, { status: 'completed' });
    const release = faults.hold('get', 'orders/:id/status-effects');
    const question = await askToDelete(shop);
    expect(within(question).getByText('Looking up what it has moved…')).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Delete' })).toBeDisabled();
    release();
    await within(question).findByText('The stock of 1 product will change:');
    expect(within(question).getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  test('says when its effect cannot be told, and why; it can be asked for again, and answered', async () => {
    const shop = await renderStockedShop();
    await shop.addKettleOrder(3, { status: 'completed' });
    faults.offline('get', 'orders/:id/status-effects');
    const question = await askToDelete(shop);
    const failure = await within(question).findByRole('alert');
    expect(failure).toHaveTextContent('Failed to look up what it has moved');
    expect(failure).toHaveTextContent('The server cannot be reached');
    expect(question).toHaveTextContent('Deleting it takes back what it has moved.');
    expect(within(question).getByRole('button', { name: 'Delete' })).toBeEnabled();
    faults.heal();
    await press('Retry', shop);
    expect(await within(question).findByText('The stock of 1 product will change:')).toBeVisible();
  });

  test('a failure says so and keeps the row', async () => {
    const shop = await renderStockedShop();
    await shop.addKettleOrder(3);
    faults.status('delete', 'orders/:id', 500);
    await askToDelete(shop);
    await press('Delete', shop);
    expect(await findToast('Failed to delete order')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to delete order');
    await expectNumbers([SALE]);
  });
});
