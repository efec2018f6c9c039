import { customerPath, type OrderInput, type Role } from '@stockroom/contract';
import { faults, field, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStockedShop } from '../testing/stocked-shop';

const NAME = 'Кафе «Утро» & 50%/#?+';

/** Opens the page of a customer with two sales; another customer has one, and a similar name has one. */
async function openCustomer({ role, name = NAME }: { role?: Role; name?: string } = {}) {
  const shop = await renderStockedShop(7, role);
  const sell = (given: Partial<OrderInput>) => shop.addKettleOrder(1, given);
  await shop.addKettleOrder(2, {
    customerName: NAME,
    status: 'completed',
    notes: 'Anna, back door',
  });
  await sell({ customerName: NAME });
  await sell({ customerName: 'Zoo' });
  await sell({ customerName: NAME.toUpperCase() });
  await shop.open(customerPath(name));
  await findHeading(name);
  return { ...shop, sell };
}
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const fact = (label: string) => screen.getByText(label).nextElementSibling;
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Newest orders' }))
    .getAllByRole('row')
    .slice(1);
const press = async (name: string, { user }: Awaited<ReturnType<typeof openCustomer>>) =>
  user.click(await screen.findByRole('button', { name }));

test('shows the orders, figures and notes of exactly this name', async () => {
  const { user, currentPath } = await openCustomer();
  expect(await rows()).toHaveLength(2);
  expect(fact('Orders')).toHaveTextContent('2');
  expect(fact('Revenue')).toHaveTextContent('300,00 ₽');
  expect(fact('Returned')).toHaveTextContent('0,00 ₽');
  expect(fact('Last order')).toHaveTextContent(/^\d\d\.\d\d\.\d{4}$/);
  expect(screen.getByText('Anna, back door')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  expect(currentPath()).toBe(`/orders?${new URLSearchParams({ customerName: NAME })}`);
  await user.click(await screen.findByRole('button', { name: `Remove filter Customer: ${NAME}` }));
  expect(currentPath()).toBe('/orders');
});

test('the name in the list and in an order leads to the page', async () => {
  const { open, user } = await openCustomer();
  await open('/orders');
  await user.click(await screen.findByRole('link', { name: 'Zoo' }));
  await findHeading('Zoo');
  await user.click(within((await rows())[0]!).getByRole('link'));
  await user.click(await screen.findByRole('link', { name: 'Zoo' }));
  expect(await findHeading('Zoo')).toHaveFocus();
});

test('merges with another customer, and Undo takes it back', async () => {
  const shop = await openCustomer({ name: 'Zoo' });
  await press('Merge with another customer', shop);
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge “Zoo”' }));
  await shop.user.type(dialog.getByLabelText('Merge into'), NAME);
  expect(dialog.getByText(`1 order of “Zoo” will get the name “${NAME}”.`)).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Merge' }));
  await findToast('Customers merged successfully');
  expect(await findHeading(NAME)).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await press('Undo', shop);
  await findToast('Merge undone successfully');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('merges a similar name, and says which orders an Undo leaves', async () => {
  const shop = await openCustomer();
  const other = NAME.toUpperCase();
  const similar = (await screen.findByRole('link', { name: other })).closest('li')!;
  await shop.user.click(within(similar).getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Merge “${other}”` }));
  expect(dialog.getByLabelText('Merge into')).toHaveValue(NAME);
  await shop.user.click(dialog.getByRole('button', { name: 'Merge' }));
  await findToast('Customers merged successfully');
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(screen.queryByText('Similar names')).not.toBeInTheDocument();
  const answer = await shop.request(`orders?search=${encodeURIComponent('Кафе')}&limit=1`);
  const { orders } = (await answer.json()) as { orders: { _id: string }[] };
  await shop.request(`orders/${orders[0]?._id}`, { method: 'DELETE' });
  await press('Undo', shop);
  await findToast('Merge undone. 1 order has changed since and stays.');
});

test('keeps the typed name when the server refuses it', async () => {
  const shop = await openCustomer({ name: 'Zoo' });
  await press('Merge with another customer', shop);
  await shop.user.type(await screen.findByLabelText('Merge into'), 'Nobody');
  await press('Merge', shop);
  expect(await screen.findByText('No sales order has this customer')).toBeVisible();
  expect(field('Merge into')).toHaveValue('Nobody');
  takeLogged();
});

test.each([
  ['warehouse', { money: false, merge: false }],
  ['accountant', { money: true, merge: false }],
  ['sales', { money: true, merge: true }],
] as const)('shows %s what the role allows', async (role, may) => {
  await openCustomer({ role });
  expect(await rows()).toHaveLength(2);
  for (const label of ['Revenue', 'Returned'])
    expect(screen.queryAllByText(label)).toHaveLength(may.money ? 1 : 0);
  const totals = screen.queryAllByRole('columnheader', { name: 'Total Amount' });
  expect(totals).toHaveLength(may.money ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: /^Merge/ })).toHaveLength(may.merge ? 2 : 0);
});

test('says that nobody ordered under a name', async () => {
  await openCustomer({ name: 'Nobody' });
  expect(await screen.findByText('No orders of this customer')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Merge/ })).not.toBeInTheDocument();
});

test('shows a failure, and tries again', async () => {
  faults.status('get', 'customers/overview', 500);
  const { user } = await openCustomer();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No orders of this customer')).not.toBeInTheDocument();
  faults.heal();
  await user.click(retry);
  expect(await rows()).toHaveLength(2);
  takeLogged();
});
