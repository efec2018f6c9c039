import {
  addOrder,
  addProduct,
  expectRows,
  exportList,
  faults,
  findRow,
  findToast,
  hrefOf,
  receiveStock,
  renderShop,
  shownRows,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adjustStock } from '../testing/stock-movements';
import routes from '../remote';

const exportButton = () => screen.getByRole('button', { name: 'Export Report' });

/** Receives desks, adjusts their stock, and receives lamps. */
async function renderJournal() {
  const shop = await renderShop(routes);
  const desk = await addProduct(shop.request, { name: 'Desk', sku: 'D-1' });
  const { supplierId } = desk;
  const lamp = await addProduct(shop.request, { name: 'Lamp', sku: 'L-1', supplierId });
  await receiveStock(shop.request, { productId: desk._id, quantity: 12 });
  await adjustStock(shop.request, { productId: desk._id, adjustmentAmount: -5 });
  await receiveStock(shop.request, { productId: lamp._id, quantity: 3 });
  return { ...shop, desk, lamp };
}

test('links to receiving and adjusting stock', async () => {
  const { open } = await renderJournal();
  await open('/inventory');
  await findRow(/Lamp/);
  expect(hrefOf('Receive Stock')).toBe('/inventory/receive');
  expect(hrefOf('Adjust Stock')).toBe('/inventory/adjust');
});

describe('finding', () => {
  test('shows the newest first, and sorts by date', async () => {
    const { user, open, currentPath } = await renderJournal();
    await open('/inventory');
    await findRow(/Lamp/);
    expect(shownRows()).toEqual(['Lamp', 'Desk', 'Desk']);
    await user.click(screen.getByRole('button', { name: 'Date and Time' }));
    await expectRows(['Desk', 'Desk', 'Lamp']);
    expect(currentPath()).toBe('/inventory?sort=createdAt');
  });

  test('searches by product name or SKU, and clears', async () => {
    const { user, open, currentPath } = await renderJournal();
    await open('/inventory');
    await findRow(/Lamp/);
    const search = screen.getByRole('searchbox', { name: 'Search stock movements' });
    await user.type(search, 'l-1');
    await expectRows(['Lamp']);
    expect(currentPath()).toBe('/inventory?search=l-1');
    await user.clear(search);
    await user.type(search, 'sofa');
    expect(await screen.findByText('No stock movements found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectRows(['Lamp', 'Desk', 'Desk']);
  });

  test.each([
    ['Stock In', ['Lamp', 'Desk']],
    ['Stock Out', ['Desk']],
  ])('filters by %s, and Back undoes it', async (type, products) => {
    const { user, open, router } = await renderJournal();
    await open('/inventory');
    await findRow(/Lamp/);
    const filter = screen.getByRole('combobox', { name: 'Type' });
    await user.selectOptions(filter, type);
    await expectRows(products);
    await act(() => router.navigate(-1));
    await expectRows(['Lamp', 'Desk', 'Desk']);
    expect(filter).toHaveValue('');
  });

  test('filters the movements to verify', async () => {
    const { user, request, open, desk, currentPath } = await renderJournal();
    const items = [{ productId: desk._id, quantity: 9, unitPrice: 10 }];
    const { _id } = await addOrder(request, { items });
    const body = { status: 'completed', force: true };
    await request(`orders/${_id}/status`, { method: 'PATCH', body });
    await open('/inventory');
    await findRow(/Sale/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verification' }), 'To verify');
    await expectRows(['Desk']);
    expect(await findRow(/Correction/)).toHaveTextContent('+2balance 9 pieces');
    expect(currentPath()).toBe('/inventory?toVerify=true');
  });

  test('filters by period', async () => {
    const { open } = await renderJournal();
    await open('/inventory?from=2020-01-01&to=2020-12-31');
    expect(await screen.findByText('No stock movements found')).toBeVisible();
    await open('/inventory?from=2020-01-01');
    await expectRows(['Lamp', 'Desk', 'Desk']);
  });
});

test('follows a link to a product, a reason or an order, until the chip is removed', async () => {
  const { user, request, open, desk, lamp, currentPath } = await renderJournal();
  await adjustStock(request, { productId: lamp._id, adjustmentAmount: -3, reason: 'Lost' });
  const items = [{ productId: desk._id, quantity: 2, unitPrice: 10 }];
  const { _id, orderNumber } = await addOrder(request, { items });
  await request(`orders/${_id}/status`, { method: 'PATCH', body: { status: 'completed' } });
  for (const [query, products, chip] of [
    [`productId=${lamp._id}`, ['Lamp', 'Lamp'], 'Product: Lamp'],
    ['reason=Lost', ['Lamp'], 'Reason: Lost'],
    [`orderId=${_id}`, ['Desk'], `Order: ${orderNumber}`],
  ] as const) {
    await open(`/inventory?${query}`);
    await expectRows([...products]);
    await user.click(await screen.findByRole('button', { name: `Remove filter ${chip}` }));
    await expectRows(['Desk', 'Lamp', 'Lamp', 'Desk', 'Desk']);
    expect(currentPath()).toBe('/inventory');
  }
});

test('keeps the movements of a deleted product', async () => {
  const { request, open, desk } = await renderJournal();
  await request(`products/${desk._id}`, { method: 'DELETE' });
  await open(`/inventory?productId=${desk._id}`);
  await expectRows(['Desk', 'Desk']);
  expect(screen.getByRole('button', { name: 'Remove filter One product' })).toBeVisible();
  await waitFor(() => expect(takeLogged()).toHaveLength(1));
});

test('offers the first receipt when the list is empty', async () => {
  const { user, open, currentPath } = await renderShop(routes);
  await open('/inventory');
  const state = (await screen.findByText('No stock movements found')).parentElement!;
  await user.click(within(state).getByRole('link', { name: 'Receive Stock' }));
  await waitFor(() => expect(currentPath()).toBe('/inventory/receive'));
});

test.each(['status', 'offline'] as const)(
  'shows a failure (%s) and not an empty list, and Retry loads it',
  async (fault) => {
    const { user, open } = await renderJournal();
    if (fault === 'status') faults.status('get', 'stock-movements', 500);
    else faults.offline('get', 'stock-movements');
    await open('/inventory');
    expect(await findToast('Failed to load stock movements')).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Failed to load stock movements')).toBeVisible();
    expect(screen.queryByText('No stock movements found')).not.toBeInTheDocument();
    expect(takeLogged().join()).toContain('Failed to load stock movements');
    expect(exportButton()).toBeDisabled();
    expect(exportButton()).toHaveAccessibleDescription('The list has not loaded');
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectRows(['Lamp', 'Desk', 'Desk']);
    expect(exportButton()).toBeEnabled();
  },
);

test('tells why the server refuses an address, and clears its filters', async () => {
  const { user, open, currentPath } = await renderJournal();
  await open('/inventory?productId=xx');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Product must be an id');
  await user.click(within(alert).getByRole('button', { name: 'Clear filters' }));
  await expectRows(['Lamp', 'Desk', 'Desk']);
  expect(currentPath()).toBe('/inventory');
  takeLogged();
});

test('exports what the filters let through, in the order of the list', async () => {
  const { user, open } = await renderJournal();
  await open('/inventory?movementType=in&sort=createdAt');
  const { name, lines } = await exportList(user);
  expect(name).toMatch(/^stock-movements_\d{4}-\d\d-\d\d\.csv$/);
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(['Desk', 'Lamp']);
});
