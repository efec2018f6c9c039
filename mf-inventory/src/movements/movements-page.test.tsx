import {
  addOrder,
  addProduct,
  faults,
  findToast,
  receiveStock,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adjustStock } from '../testing/adjust-stock';
import routes from '../remote';

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const shownProducts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const exportButton = () => screen.getByRole('button', { name: 'Export Report' });
const expectProducts = (names: string[]) => waitFor(() => expect(shownProducts()).toEqual(names));

/** A desk that came and partly went, and a lamp that came. */
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

test('leads to receiving and adjusting', async () => {
  const { open } = await renderJournal();
  await open('/inventory');
  await findRow('Lamp');
  expect(screen.getByRole('link', { name: 'Receive Stock' })).toHaveAttribute(
    'href',
    '/inventory/receive',
  );
  expect(screen.getByRole('link', { name: 'Adjust Stock' })).toHaveAttribute(
    'href',
    '/inventory/adjust',
  );
});

describe('finding', () => {
  test('shows the newest first, and the oldest when asked to', async () => {
    const { user, open, currentPath } = await renderJournal();
    await open('/inventory');
    await findRow('Lamp');
    expect(shownProducts()).toEqual(['Lamp', 'Desk', 'Desk']);
    await user.click(screen.getByRole('button', { name: 'Date and Time' }));
    await expectProducts(['Desk', 'Desk', 'Lamp']);
    expect(currentPath()).toBe('/inventory?sort=createdAt');
  });

  test('searches by product name or SKU, and clears', async () => {
    const { user, open, currentPath } = await renderJournal();
    await open('/inventory');
    await findRow('Lamp');
    const search = screen.getByRole('searchbox', { name: 'Search stock movements' });
    await user.type(search, 'l-1');
    await expectProducts(['Lamp']);
    expect(currentPath()).toBe('/inventory?search=l-1');
    await user.clear(search);
    await user.type(search, 'sofa');
    expect(await screen.findByText('No stock movements found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectProducts(['Lamp', 'Desk', 'Desk']);
  });

  test.each([
    ['Stock In', ['Lamp', 'Desk']],
    ['Stock Out', ['Desk']],
  ])('the type %s shows what it says, and Back undoes it', async (type, products) => {
    const { user, open, router } = await renderJournal();
    await open('/inventory');
    await findRow('Lamp');
    const filter = screen.getByRole('combobox', { name: 'Type' });
    await user.selectOptions(filter, type);
    await expectProducts(products);
    await act(() => router.navigate(-1));
    await expectProducts(['Lamp', 'Desk', 'Desk']);
    expect(filter).toHaveValue('');
  });

  test('shows what is still to be verified', async () => {
    const { user, request, open, desk, currentPath } = await renderJournal();
    const items = [{ productId: desk._id, quantity: 9, unitPrice: 10 }];
    const { _id } = await addOrder(request, { items });
    const body = { status: 'completed', force: true };
    await request(`orders/${_id}/status`, { method: 'PATCH', body });
    await open('/inventory');
    await findRow('Sale');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Marked' }), 'To verify');
    await expectProducts(['Desk']);
    expect(await findRow('Correction')).toHaveTextContent('+2balance 9 pieces');
    expect(currentPath()).toBe('/inventory?toVerify=true');
  });

  test('shows the movements of a period', async () => {
    const { open } = await renderJournal();
    await open('/inventory?from=2020-01-01&to=2020-12-31');
    expect(await screen.findByText('No stock movements found')).toBeVisible();
    await open('/inventory?from=2020-01-01');
    await expectProducts(['Lamp', 'Desk', 'Desk']);
  });

  test('shows the movements of one product when a link asks for it, until the chip is removed', async () => {
    const { user, open, lamp, currentPath } = await renderJournal();
    await open(`/inventory?productId=${lamp._id}`);
    await expectProducts(['Lamp']);
    await user.click(await screen.findByRole('button', { name: 'Remove filter Product: Lamp' }));
    await expectProducts(['Lamp', 'Desk', 'Desk']);
    expect(currentPath()).toBe('/inventory');
  });
});

test('shows the movements of one reason when a link asks for it, until the chip is removed', async () => {
  const { user, request, open, lamp, currentPath } = await renderJournal();
  const body = { productId: lamp._id, newStockLevel: 0, reason: 'Lost', notes: '' };
  await request('stock-movements/adjustments', { method: 'POST', body });
  await open('/inventory?reason=Lost');
  await expectProducts(['Lamp']);
  await user.click(screen.getByRole('button', { name: 'Remove filter Reason: Lost' }));
  await expectProducts(['Lamp', 'Lamp', 'Desk', 'Desk']);
  expect(currentPath()).toBe('/inventory');
});

test('shows what one order has moved when a link asks for it, until the chip is removed', async () => {
  const { user, request, open, desk } = await renderJournal();
  const items = [{ productId: desk._id, quantity: 2, unitPrice: 10 }];
  const { _id, orderNumber } = await addOrder(request, { items });
  await request(`orders/${_id}/status`, { method: 'PATCH', body: { status: 'completed' } });
  await open(`/inventory?orderId=${_id}`);
  await expectProducts(['Desk']);
  await user.click(
    await screen.findByRole('button', { name: `Remove filter Order: ${orderNumber}` }),
  );
  await expectProducts(['Desk', 'Lamp', 'Desk', 'Desk']);
});

test('an archived product keeps its movements', async () => {
  const { request, open, desk } = await renderJournal();
  await request(`products/${desk._id}`, { method: 'DELETE' });
  await open(`/inventory?productId=${desk._id}`);
  await expectProducts(['Desk', 'Desk']);
  expect(screen.getByRole('button', { name: 'Remove filter One product' })).toBeVisible();
  await waitFor(() => expect(takeLogged()).toHaveLength(1));
});

test('a journal with nothing in it says so and offers the first receipt', async () => {
  const { user, open, currentPath } = await renderShop(routes);
  await open('/inventory');
  const state = (await screen.findByText('No stock movements found')).parentElement!;
  await user.click(within(state).getByRole('link', { name: 'Receive Stock' }));
  await waitFor(() => expect(currentPath()).toBe('/inventory/receive'));
});

test.each(['status', 'offline'] as const)(
  'a list that fails (%s) says so, never that there is nothing, and Retry heals it',
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
    expect(exportButton()).toHaveAccessibleDescription('The stock movements have not loaded');
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectProducts(['Lamp', 'Desk', 'Desk']);
    expect(exportButton()).toBeEnabled();
  },
);

test('waits for the movements with a spinner', async () => {
  const { open } = await renderJournal();
  const release = faults.hold('get', 'stock-movements');
  await open('/inventory');
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(exportButton()).toBeEnabled();
  release();
  await expectProducts(['Lamp', 'Desk', 'Desk']);
});

test('a day that the calendar does not have is no filter', async () => {
  const { open } = await renderJournal();
  await open('/inventory?from=yesterday&to=2026-02-30');
  await expectProducts(['Lamp', 'Desk', 'Desk']);
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('All time');
});

test('an address that cannot be answered says why and leads out', async () => {
  const { user, open, currentPath } = await renderJournal();
  await open('/inventory?productId=xx');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Product must be an id');
  await user.click(within(alert).getByRole('button', { name: 'Clear filters' }));
  await expectProducts(['Lamp', 'Desk', 'Desk']);
  expect(currentPath()).toBe('/inventory');
  takeLogged();
});
