import {
  columnNames,
  expectRows,
  exportList,
  faults,
  findRow,
  findToast,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import routes from '../remote';
import { PURCHASE, renderStockedShop, SALE } from '../testing/stocked-shop';

test('shows everything about an order, in the formats of the settings', async () => {
  const { addKettleOrder, open } = await renderStockedShop();
  const sale = await addKettleOrder(4, { customerName: 'Café «Утро»' });
  await addKettleOrder(1, { type: 'incoming', status: 'processing' });
  await open('/orders');
  const row = await findRow(SALE);
  expect(columnNames()).toEqual([
    ...['Order Number', 'Type', 'Customer / Supplier', 'Status', 'Items', 'Total Amount'],
    ...['Date', 'Actions'],
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

/** Opens a list of a small, earlier sale to Zoo and a large, completed purchase from Light Ltd. */
async function openTwoOrders(path = '/orders') {
  const shop = await renderStockedShop();
  await shop.addKettleOrder(1, { customerName: 'Zoo' });
  await shop.addKettleOrder(2, { type: 'incoming', status: 'completed' });
  await shop.open(path);
  return shop;
}

test('searches by number and party, and clears', async () => {
  const { user, currentPath } = await openTwoOrders();
  await expectRows([PURCHASE, SALE]);
  const search = screen.getByRole('searchbox', { name: 'Search orders' });
  await user.type(search, 'po-');
  await expectRows([PURCHASE]);
  expect(currentPath()).toBe('/orders?search=po-');
  await user.clear(search);
  await user.type(search, 'zoo');
  await expectRows([SALE]);
  await user.type(search, 'keeper');
  expect(await screen.findByText('No orders found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expectRows([PURCHASE, SALE]);
});

test.each([
  ['Status', 'Completed', 'status=completed', [PURCHASE]],
  ['Type', 'Outgoing', 'type=outgoing', [SALE]],
])('filters by %s, and Back undoes it', async (filter, choice, query, found) => {
  const { user, router, currentPath } = await openTwoOrders();
  await expectRows([PURCHASE, SALE]);
  await user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);
  await expectRows(found);
  expect(currentPath()).toBe(`/orders?${query}`);
  await act(() => router.navigate(-1));
  await expectRows([PURCHASE, SALE]);
});

test('follows a link to the orders of a supplier or of some days, until the chip is removed', async () => {
  const { user, kettle, open, currentPath } = await openTwoOrders('/orders?to=2020-01-01');
  expect(await screen.findByText('No orders found')).toBeVisible();
  await open(`/orders?supplierId=${kettle.supplierId}&from=2020-01-01`);
  await expectRows([PURCHASE]);
  await user.click(
    await screen.findByRole('button', { name: 'Remove filter Supplier: Light Ltd' }),
  );
  await expectRows([PURCHASE, SALE]);
  expect(currentPath()).toBe('/orders?from=2020-01-01');
});

test('follows a link to the open orders of a product, until the chips are removed', async () => {
  const { user, kettle, open, currentPath } = await openTwoOrders();
  await open(`/orders?productId=${kettle._id}&open=true`);
  await expectRows([SALE]);
  await user.click(screen.getByRole('button', { name: 'Remove filter Open orders' }));
  await expectRows([PURCHASE, SALE]);
  await user.click(await screen.findByRole('button', { name: 'Remove filter Product: Kettle' }));
  expect(currentPath()).toBe('/orders');
});

test.each([
  ['Total Amount', [SALE, PURCHASE]],
  ['Customer / Supplier', [PURCHASE, SALE]],
])('sorts by %s on the server', async (column, numbers) => {
  const { user } = await openTwoOrders();
  const heading = await screen.findByRole('columnheader', { name: column });
  await user.click(within(heading).getByRole('button'));
  await expectRows(numbers);
  await user.click(within(heading).getByRole('button'));
  await expectRows(numbers.toReversed());
});

test('invites an empty shop to create its first order', async () => {
  const { open } = await renderShop(routes);
  await open('/orders');
  const state = (await screen.findByText('No orders found')).parentElement!;
  const link = within(state).getByRole('link', { name: 'Create Order' });
  expect(link).toHaveAttribute('href', '/orders/new');
  expect(screen.getAllByRole('link', { name: 'Create Order' })).toHaveLength(2);
});

test.each(['status', 'offline'] as const)(
  'shows a failure (%s) and not an empty list, and Retry loads it',
  async (fault) => {
    if (fault === 'status') faults.status('get', 'orders', 500);
    else faults.offline('get', 'orders');
    const { user } = await openTwoOrders();
    expect(await findToast('Failed to load orders')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('Failed to load orders')).toBeVisible();
    expect(screen.queryByText('No orders found')).not.toBeInTheDocument();
    expect(takeLogged().join()).toContain('Failed to load orders');
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectRows([PURCHASE, SALE]);
  },
);

test('exports the items of the orders that the filters let through', async () => {
  const { user } = await openTwoOrders('/orders?type=outgoing');
  const { name, lines } = await exportList(user);
  expect(name).toMatch(/^orders_\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${SALE};`);
  expect(lines[1]).toContain('Zoo');
});
