import { faults, findRow, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { PURCHASE, renderStockedShop, SALE } from '../testing/stocked-shop';

type Shop = Awaited<ReturnType<typeof renderStockedShop>>;

const press = (name: string, { user }: Shop) => user.click(screen.getByRole('button', { name }));
const findShortage = () => screen.findByRole('alertdialog', { name: 'Not enough stock' });

/** Opens the list and asks to delete an order. */
async function askToDelete(shop: Shop, number = SALE) {
  await shop.open('/orders');
  const row = await findRow(number);
  await shop.user.click(within(row).getByRole('button', { name: 'Delete' }));
  return screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this order?' });
}

/** Asks to delete a completed sale of three of seven kettles. */
async function askToDeleteSale() {
  const shop = await renderStockedShop(7);
  await shop.addKettleOrder(3, { status: 'completed' });
  return { shop, question: await askToDelete(shop) };
}

test('asks first, and Cancel keeps the order', async () => {
  const shop = await renderStockedShop();
  await shop.addKettleOrder(3);
  const question = await askToDelete(shop);
  expect(question).toHaveAccessibleDescription(`${SALE}, Walk-in`);
  await press('Cancel', shop);
  expect(await screen.findByRole('link', { name: SALE })).toBeVisible();
});

test('shows the stock effects, deletes the order, and Undo restores both', async () => {
  const { shop, question } = await askToDeleteSale();
  expect(await within(question).findByText('The stock of 1 product will change:')).toBeVisible();
  expect(question).toHaveTextContent('+3 Kettle (4 → 7 pieces)');
  await press('Delete', shop);
  expect(await findToast('Order deleted successfully')).toBeVisible();
  expect(await screen.findByText('No orders found')).toBeVisible();
  expect(await shop.stock()).toBe(7);
  await press('Undo', shop);
  expect(await findToast('Order restored successfully')).toBeVisible();
  expect(await screen.findByRole('link', { name: SALE })).toBeVisible();
  expect(await shop.stock()).toBe(4);
});

test('deletes a purchase of sold goods only when the user insists', async () => {
  const shop = await renderStockedShop(0);
  await shop.addKettleOrder(5, { type: 'incoming', status: 'completed' });
  await shop.addKettleOrder(3, { status: 'completed' });
  await askToDelete(shop, PURCHASE);
  expect(await screen.findByText(/-5 Kettle \(2 pieces in stock\), short by 3/)).toBeVisible();
  await press('Delete', shop);
  const row = within(await findShortage()).getByRole('row', { name: /^Kettle .* 5 2 3$/ });
  expect(row).toBeVisible();
  await press('Cancel', shop);
  expect(await shop.stock()).toBe(2);

  await askToDelete(shop, PURCHASE);
  await press('Delete', shop);
  await findShortage();
  await press('Delete anyway', shop);
  expect(await findToast('Order deleted successfully')).toBeVisible();
  expect(await shop.stock()).toBe(0);
});

test('offers Undo again after the user declines its shortage', async () => {
  const { shop } = await askToDeleteSale();
  await press('Delete', shop);
  await findToast('Order deleted successfully');
  await shop.addKettleOrder(6, { status: 'completed' });
  await press('Undo', shop);
  await findShortage();
  expect(screen.queryByText('Order deleted successfully')).not.toBeInTheDocument();
  await press('Cancel', shop);
  expect(await findToast('Order deleted successfully')).toBeVisible();
  expect(await shop.stock()).toBe(1);

  await press('Undo', shop);
  await findShortage();
  await press('Restore anyway', shop);
  expect(await findToast('Order restored successfully')).toBeVisible();
  expect(await shop.stock()).toBe(0);
});

test('tells that received goods stay in stock', async () => {
  const shop = await renderStockedShop(0);
  const order = await shop.addKettleOrder(5, { type: 'incoming' });
  await shop.receiveFor(order, 2);
  await askToDelete(shop, PURCHASE);
  expect(await screen.findByText('Received goods stay in stock: 2 Kettle')).toBeVisible();
  expect(screen.getByText('No change in stock.')).toBeVisible();
  await press('Delete', shop);
  await findToast('Order deleted successfully');
  expect(await shop.stock()).toBe(2);
});

test('enables Delete once the stock effects have loaded', async () => {
  const release = faults.hold('get', 'orders/:id/status-effects');
  const { question } = await askToDeleteSale();
  expect(within(question).getByText('Loading the stock effects…')).toBeVisible();
  expect(within(question).getByRole('button', { name: 'Delete' })).toBeDisabled();
  release();
  await within(question).findByText('The stock of 1 product will change:');
  expect(within(question).getByRole('button', { name: 'Delete' })).toBeEnabled();
});

test('tells why the stock effects did not load, allows deleting, and Retry loads them', async () => {
  faults.offline('get', 'orders/:id/status-effects');
  const { shop, question } = await askToDeleteSale();
  const failure = await within(question).findByRole('alert');
  expect(failure).toHaveTextContent("Couldn't load the stock effects");
  expect(failure).toHaveTextContent('The server cannot be reached');
  expect(question).toHaveTextContent('Deleting the order reverses its stock movements.');
  expect(within(question).getByRole('button', { name: 'Delete' })).toBeEnabled();
  faults.heal();
  await press('Retry', shop);
  expect(await within(question).findByText('The stock of 1 product will change:')).toBeVisible();
});

test('keeps the row when deleting fails', async () => {
  const { shop, question } = await askToDeleteSale();
  await within(question).findByText('The stock of 1 product will change:');
  faults.status('delete', 'orders/:id', 500);
  await press('Delete', shop);
  expect(await findToast('Failed to delete order')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to delete order');
  expect(screen.getByRole('link', { name: SALE })).toBeVisible();
});
