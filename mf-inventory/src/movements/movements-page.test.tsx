import { formatDateTime } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  faults,
  findPage,
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

test('shows everything about a movement', async () => {
  const { request, open } = await renderShop(routes);
  const tea = await addProduct(request, { name: 'Tea', sku: 'TEA-1', unitOfMeasurement: 'kg' });
  await receiveStock(request, { productId: tea._id, quantity: 1250.5 });
  const { createdAt } = await adjustStock(request, {
    productId: tea._id,
    adjustmentAmount: -0.25,
    reason: 'Damaged',
    notes: 'Wet «bag»',
  });
  await open('/inventory');
  await findPage('Stock Movements');
  const row = await findRow('Damaged');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date and Time',
    'Product',
    'Type',
    'Quantity',
    'Value',
    'Reason',
    'User',
    'Notes',
  ]);
  for (const text of ['TEA-1', 'Stock Out', 'Damaged', 'Wet «bag»'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent(formatDateTime(createdAt));
  expect(row).toHaveTextContent('-0,25 kgbalance 1 250,25');
  expect(within(row).getByRole('link', { name: 'Tea' })).toHaveAttribute(
    'href',
    `/products/edit/${tea._id}`,
  );
  // The average cost is the purchase price, as the receipt named none: 0.25 of 100.
  expect(row).toHaveTextContent('-25,00 ₽at 100,00 ₽');
  const receipt = await findRow('Stock Receipt');
  expect(receipt).toHaveTextContent('+1 250,5 kg');
  expect(within(receipt).getByText('Stock In')).toBeVisible();
  expect(within(receipt).getByText('-')).toBeVisible();
});

test('shows all of a long note when asked, and less again', async () => {
  const { user, request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  const notes = `${'Left in the rain, '.repeat(20)}and dry since`;
  await receiveStock(request, { productId, quantity: 1, notes });
  await receiveStock(request, { productId, quantity: 2, notes: 'Dry' });
  await open('/inventory');
  const button = within(await findRow('Left in the rain')).getByRole('button');
  expect(screen.getAllByRole('button', { name: /^Show/ })).toEqual([button]);
  expect(button).toHaveAccessibleName('Show all');
  await user.click(button);
  expect(button).toHaveAccessibleName('Show less');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(notes)).not.toHaveAttribute('title');
  await user.click(button);
  expect(screen.getByText(notes)).toHaveAttribute('title', notes);
});

test('leads to the order behind a movement, and marks what is to be verified', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  const order = await addOrder(request, { items: [{ productId, quantity: 2, unitPrice: 10 }] });
  const body = { status: 'completed', force: true };
  await request(`orders/${order._id}/status`, { method: 'PATCH', body });
  await open('/inventory');
  const sale = await findRow('Sale');
  expect(within(sale).getByRole('link', { name: order.orderNumber })).toHaveAttribute(
    'href',
    `/orders/${order._id}`,
  );
  // The note of a sale is but the number, which stands under the reason.
  expect(within(sale).getAllByText(order.orderNumber)).toHaveLength(1);
  expect(within(sale).getByText('-')).toBeVisible();
  expect(within(sale).queryByText('To verify')).not.toBeInTheDocument();
  const correction = await findRow('Correction');
  expect(within(correction).getByText('To verify')).toBeVisible();
  expect(within(correction).getByRole('link', { name: 'Count' })).toHaveAttribute(
    'href',
    `/inventory/adjust?productId=${productId}&adjustmentType=absolute`,
  );
});

test('shows what a delivery cost and the number of its paper', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  const delivery = { quantity: 12, purchasePrice: 95.5, supplierReference: 'ТН-4411' };
  await receiveStock(request, { productId, ...delivery });
  await open('/inventory');
  const receipt = await findRow('Desk');
  expect(receipt).toHaveTextContent('1 146,00 ₽at 95,50 ₽');
  expect(within(receipt).getByText('ТН-4411')).toBeVisible();
});

test('shows an average cost with the places that it needs', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  await receiveStock(request, { productId, quantity: 12, purchasePrice: 95.5 });
  await receiveStock(request, { productId, quantity: 1, purchasePrice: 100 });
  await adjustStock(request, { productId, adjustmentAmount: -1 });
  await open('/inventory');
  expect(await findRow('Stock Out')).toHaveTextContent('-95,85 ₽at 95,8462 ₽');
});

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
    expect(await findRow('Correction')).toHaveTextContent('+2 pieces');
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
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectProducts(['Lamp', 'Desk', 'Desk']);
  },
);

test('waits for the movements with a spinner', async () => {
  const { open } = await renderJournal();
  const release = faults.hold('get', 'stock-movements');
  await open('/inventory');
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
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
