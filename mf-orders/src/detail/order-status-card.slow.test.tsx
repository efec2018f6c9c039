import {
  inEnglish,
  ORDER_STATUS_LABELS,
  orderPath,
  type StockMovementList,
} from '@stockroom/contract';
import {
  addProduct,
  faults,
  findToast,
  receiveStock,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStockedShop } from '../testing/stocked-shop';

type Shop = Awaited<ReturnType<typeof renderStockedShop>>;

const card = () =>
  screen.getByRole('heading', { level: 2, name: 'Order Status' }).closest('section')!;
const button = () => within(card()).getByRole('button');
const shownStatus = () =>
  within(card()).getByText(/^(Pending|Processing|Completed|Cancelled)$/).textContent;

async function openMenu({ user }: Shop) {
  await user.click(await screen.findByRole('button', { name: 'Update Status' }));
  return screen.findByRole('menu');
}

async function choose(label: string, shop: Shop) {
  await openMenu(shop);
  await shop.user.click(await findChoice(new RegExp(`^${label}`)));
}

/** A menu item is named by the status and its effect on stock. */
const findChoice = (name: string | RegExp) => screen.findByRole('menuitem', { name });
const pieces = (count: number) => `${count}\u00a0pieces`;
const stock = (before: number, after: number) => `(${before} → ${pieces(after)})`;

test.each([
  ['pending', 'completed'],
  ['completed', 'processing'],
  ['cancelled', 'pending'],
  ['completed', 'cancelled'],
] as const)('changes from %s to %s, and stock follows', async (from, to) => {
  const shop = await renderStockedShop(7);
  const order = await shop.addKettleOrder(3, { status: from });
  await shop.open(orderPath(order._id));
  await choose(inEnglish(ORDER_STATUS_LABELS[to]), shop);
  await findToast('Order status updated successfully');
  expect(shownStatus()).toBe(inEnglish(ORDER_STATUS_LABELS[to]));
  expect(await shop.stock()).toBe(to === 'completed' ? 4 : 7);
});

test('shows the effect of each choice on stock', async () => {
  const shop = await renderStockedShop(7);
  const order = await shop.addKettleOrder(3);
  await shop.open(orderPath(order._id));
  await openMenu(shop);
  await findChoice(`Completed -3 Kettle ${stock(7, 4)}`);
  expect(await findChoice('Pending Current status')).toHaveAttribute('aria-disabled', 'true');
  await findChoice('Processing No change in stock');
  await findChoice('Cancelled No change in stock');
});

test('offers no status that goods which went back keep away', async () => {
  const shop = await renderStockedShop(7);
  const lamp = await addProduct(shop.request, { name: 'Lamp' });
  await receiveStock(shop.request, { productId: lamp._id, quantity: 1 });
  const items = [
    { productId: shop.kettle._id, quantity: 3, unitPrice: 150 },
    { productId: lamp._id, quantity: 1, unitPrice: 20 },
  ];
  const order = await shop.addKettleOrder(3, { items, status: 'completed' });
  const lines = [{ productId: shop.kettle._id, quantity: 2, rejected: 0 }];
  const body = { orderId: order._id, documentDate: '2026-11-21', lines };
  await shop.request('returns', { method: 'POST', body });
  await shop.open(orderPath(order._id));
  await openMenu(shop);
  for (const status of ['Pending', 'Processing', 'Cancelled'])
    expect(
      await findChoice(`${status} 2 of Kettle went back. Undo the return first.`),
    ).toHaveAttribute('aria-disabled', 'true');
});

test('shows that received goods of a purchase stay', async () => {
  const shop = await renderStockedShop(0);
  const order = await shop.addKettleOrder(5, { type: 'incoming' });
  await shop.receiveFor(order, 2);
  await shop.open(orderPath(order._id));
  await openMenu(shop);
  const stays = 'Received goods stay in stock: 2 Kettle';
  await findChoice(`Cancelled No change in stock ${stays}`);
  await findChoice('Processing No change in stock');
  await shop.user.click(await findChoice(`Completed +3 Kettle ${stock(2, 5)}`));
  const rest = await screen.findByRole('dialog', { name: 'What about the rest?' });
  expect(rest).toHaveTextContent('Outstanding: 3 Kettle.');
  await shop.user.click(within(rest).getByRole('button', { name: 'Received in full' }));
  await findToast('Order status updated successfully');
  await openMenu(shop);
  await findChoice(`Pending -3 Kettle ${stock(5, 2)} ${stays}`);
  await findChoice(`Cancelled -3 Kettle ${stock(5, 2)} ${stays}`);
});

test('closes the rest of a purchase, which keeps what came', async () => {
  const shop = await renderStockedShop(0);
  const order = await shop.addKettleOrder(5, { type: 'incoming' });
  await shop.receiveFor(order, 2);
  await shop.open(orderPath(order._id));
  await shop.user.click(await screen.findByRole('button', { name: 'Close the rest' }));
  const rest = await screen.findByRole('alertdialog', { name: 'Close the rest?' });
  expect(rest).toHaveTextContent('Outstanding: 3 Kettle. The order ends with what came.');
  await shop.user.click(within(rest).getByRole('button', { name: 'Close the rest' }));
  await findToast('Order status updated successfully');
  const closed = await screen.findByText('Closed with what came');
  expect(closed.parentElement).toHaveTextContent(
    "worth 300,00 ₽ of 750,00 ₽ at the order's prices",
  );
  expect(await shop.stock()).toBe(2);
  expect(screen.queryByRole('button', { name: 'Close the rest' })).not.toBeInTheDocument();
});

test('loads the order and its effects again when the menu opens', async () => {
  const shop = await renderStockedShop(7);
  const order = await shop.addKettleOrder(3);
  await shop.open(orderPath(order._id));
  await openMenu(shop);
  await shop.user.keyboard('{Escape}');
  const other = await shop.addKettleOrder(5, { status: 'completed' });
  await openMenu(shop);
  await findChoice(`Completed -3 Kettle (${pieces(2)} in stock), short by 1`);
  await shop.user.keyboard('{Escape}');
  await shop.setStatus(other, 'pending');
  await shop.setStatus(order, 'completed');
  await openMenu(shop);
  await findChoice('Completed Current status');
  await findChoice(`Pending +3 Kettle ${stock(4, 7)}`);
});

test('refuses to change an order that somebody else has just changed, and shows the current one', async () => {
  const shop = await renderStockedShop(7);
  const order = await shop.addKettleOrder(3);
  await shop.open(orderPath(order._id));
  await openMenu(shop);
  const reopen = await findChoice('Processing No change in stock');
  await shop.setStatus(order, 'completed');
  await shop.user.click(reopen);
  expect(
    await findToast(
      'This order has changed in the meantime. The page shows the current order; its status was not updated.',
    ),
  ).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  await waitFor(() => expect(shownStatus()).toBe('Completed'));
  expect(await shop.stock()).toBe(4);
  await choose('Processing', shop);
  await findToast('Order status updated successfully');
  expect(await shop.stock()).toBe(7);
});

test('changes the status even when the effects did not load', async () => {
  const shop = await renderStockedShop();
  const order = await shop.addKettleOrder(3);
  faults.status('get', 'orders/:id/status-effects', 500);
  await shop.open(orderPath(order._id));
  await openMenu(shop);
  await shop.user.click(await findChoice('Completed Effect on stock unknown'));
  expect(await findToast('Order status updated successfully')).toBeVisible();
});

test('disables the button while saving, and then returns the focus', async () => {
  const shop = await renderStockedShop();
  const order = await shop.addKettleOrder(3);
  await shop.open(orderPath(order._id));
  const release = faults.hold('patch', 'orders/:id/status');
  await choose('Processing', shop);
  await waitFor(() => expect(button()).toHaveTextContent('Updating status...'));
  expect(button()).toBeDisabled();
  release();
  await findToast('Order status updated successfully');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update Status' })).toHaveFocus());
});

describe('when stock is short', () => {
  async function completeTooMuch() {
    const shop = await renderStockedShop(2);
    const order = await shop.addKettleOrder(3);
    await shop.open(orderPath(order._id));
    await choose('Completed', shop);
    const dialog = await screen.findByRole('alertdialog', { name: 'Not enough stock' });
    return { ...shop, dialog };
  }

  test('shows the shortage, and changes nothing when the user declines', async () => {
    const { dialog, user, stock } = await completeTooMuch();
    expect(
      within(dialog)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['ProductNeedHaveShort', 'KettleKETTLE · pieces321']);
    expect(screen.getByText('Update Status')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Update Status' })).toHaveFocus(),
    );
    expect(shownStatus()).toBe('Pending');
    expect(await stock()).toBe(2);
  });

  test('"Complete anyway" completes, with a correction to verify', async () => {
    const { dialog, user, stock, request } = await completeTooMuch();
    await user.click(within(dialog).getByRole('button', { name: 'Complete anyway' }));
    expect(await findToast('Order status updated successfully')).toBeVisible();
    expect(shownStatus()).toBe('Completed');
    expect(await stock()).toBe(0);
    const answer = await request('stock-movements?limit=2');
    const { movements } = (await answer.json()) as StockMovementList;
    expect(movements.map(({ reason, quantity, toVerify }) => [reason, quantity, toVerify])).toEqual(
      [
        ['Sale', 3, false],
        ['Correction', 1, true],
      ],
    );
    expect(screen.getByRole('button', { name: 'Update Status' })).toHaveFocus();
  });

  test.each([
    ['Cancelled', 'Cancel order anyway'],
    ['Pending', 'Reopen anyway'],
    ['Processing', 'Reopen anyway'],
  ] as const)('asks before it takes sold goods back: %s', async (label, anyway) => {
    const shop = await renderStockedShop(0);
    const purchase = await shop.addKettleOrder(5, { type: 'incoming', status: 'completed' });
    await shop.addKettleOrder(4, { status: 'completed' });
    await shop.open(orderPath(purchase._id));
    await choose(label, shop);
    const dialog = await screen.findByRole('alertdialog', { name: 'Not enough stock' });
    await shop.user.click(within(dialog).getByRole('button', { name: 'Keep completed' }));
    expect(shownStatus()).toBe('Completed');
    await choose(label, shop);
    await shop.user.click(await screen.findByRole('button', { name: anyway }));
    await findToast('Order status updated successfully');
    expect(shownStatus()).toBe(label);
  });
});

test.each([
  ['fails', 500, { code: 'INTERNAL', message: 'x' }, 'Failed to update order status'],
  [
    'refuses the change with a reason',
    422,
    {
      code: 'VALIDATION_FAILED',
      message: 'Please check the marked fields',
      fieldErrors: { items: 'Kettle is counted in whole pieces now' },
    },
    'Kettle is counted in whole pieces now',
  ],
])('keeps the status when the server %s', async (_what, status, body, message) => {
  const shop = await renderStockedShop();
  const order = await shop.addKettleOrder(3);
  faults.status('patch', 'orders/:id/status', status, body);
  await shop.open(orderPath(order._id));
  await choose('Completed', shop);
  expect(await findToast(message)).toBeVisible();
  expect(shownStatus()).toBe('Pending');
  expect(takeLogged().join()).toContain(message);
});
