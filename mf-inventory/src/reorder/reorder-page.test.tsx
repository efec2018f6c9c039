import type { OrderList } from '@stockroom/contract';
import {
  addProduct,
  addSupplier,
  faults,
  field,
  findToast,
  hrefOf,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import routes from '../remote';

const createButton = (name: RegExp = /^Create/) => screen.findByRole('button', { name });

/** Two suppliers with products that are out of stock; the minimum is 5. */
async function renderProposal(isApexDeleted = false) {
  const shop = await renderShop(routes);
  const apex = await addSupplier(shop.request, { companyName: 'Apex', minimumOrderValue: 700 });
  const nordwind = await addSupplier(shop.request, { companyName: 'Nordwind' });
  await addProduct(shop.request, { name: 'Lamp', supplierId: apex._id, purchasePrice: 100 });
  await addProduct(shop.request, { name: 'Desk', supplierId: nordwind._id, packSize: 4 });
  if (isApexDeleted) await shop.request(`suppliers/${apex._id}`, { method: 'DELETE' });
  await shop.open('/inventory/reorder');
  const orders = async () => (await (await shop.request('orders')).json()) as OrderList;
  return { ...shop, orders, nordwind };
}

test('creates an order per supplier, and Undo deletes them', async () => {
  const { user, orders } = await renderProposal();
  const button = await createButton();
  expect(button).toHaveTextContent('Create 2 orders');
  expect(field('Quantity of Lamp')).toHaveValue('6');
  expect(field('Quantity of Desk')).toHaveValue('8');
  await retype(user, 'Quantity of Lamp', '7');
  await user.click(button);
  await findToast('Orders created successfully');
  expect(await screen.findByText('Nothing to order')).toBeVisible();
  expect((await orders()).total).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await createButton()).toBeVisible();
  expect(field('Quantity of Lamp')).toHaveValue('7');
  expect((await orders()).total).toBe(0);
});

test('orders the typed quantities of the chosen lines', async () => {
  const { user, orders } = await renderProposal();
  await createButton();
  const apex = screen.getByRole('group', { name: 'Apex' });
  expect(apex).toHaveTextContent('Below the minimum order of 700,00');
  await retype(user, 'Quantity of Lamp', '7');
  expect(apex).not.toHaveTextContent('Below the minimum order');
  await user.click(screen.getByRole('checkbox', { name: 'Order Desk' }));
  await user.click(await createButton(/1 order$/));
  await findToast('Orders created successfully');
  const { orders: created } = await orders();
  expect(created).toMatchObject([{ supplierName: 'Apex', totalAmount: 700, status: 'pending' }]);
  await waitFor(() => expect(apex).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Order Desk' })).not.toBeChecked();
  expect(await createButton()).toBeDisabled();
});

test.each([
  ['', 'Quantity must be a number'],
  ['many', 'Quantity must be a number'],
  ['0', 'Minimum quantity is 1'],
  ['1,5', 'Quantity must be a whole number for this unit'],
  ['9999999999', 'Quantity is too large'],
])('refuses the quantity "%s" at its field', async (typed, message) => {
  const { user, orders } = await renderProposal();
  const button = await createButton();
  await retype(user, 'Quantity of Lamp', typed);
  await user.click(button);
  expect(field('Quantity of Lamp')).toHaveFocus();
  expect(field('Quantity of Lamp')).toHaveAccessibleDescription(message);
  expect((await orders()).total).toBe(0);
});

test('explains a quantity', async () => {
  const { user } = await renderProposal();
  await createButton();
  await user.click(screen.getByRole('button', { name: 'Why 8?' }));
  expect(await screen.findByRole('dialog', { name: 'Why 8?' })).toBeVisible();
  const fact = (label: string) =>
    screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling;
  expect(fact('To stay above the minimum')).toHaveTextContent('6 pieces');
  expect(fact('Pack Size')).toHaveTextContent('4 pieces');
  expect(screen.getByText(/assumed, because fewer than 3 orders/)).toBeVisible();
});

test('keeps what is typed when the server refuses, and shows what others ordered', async () => {
  const { user, request, nordwind } = await renderProposal();
  const button = await createButton();
  await retype(user, 'Quantity of Lamp', '70');
  const { suppliers } = (await (await request('reorder')).json()) as {
    suppliers: { supplierId: string; products: { _id: string }[] }[];
  };
  const productId = suppliers.find(({ supplierId }) => supplierId === nordwind._id)?.products[0]
    ?._id;
  const items = [{ productId, quantity: 8, expected: 0 }];
  const orders = [{ supplierId: nordwind._id, items }];
  await request('reorder', { method: 'POST', body: { orders } });
  await user.click(button);
  await findToast('Some of these products have been ordered in the meantime');
  expect(takeLogged()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Desk')).not.toBeInTheDocument());
  expect(field('Quantity of Lamp')).toHaveValue('70');
});

test('names products of deleted suppliers', async () => {
  await renderProposal(true);
  const card = await screen.findByRole('heading', { name: 'Without a supplier' });
  expect(card).toBeVisible();
  expect(hrefOf('Lamp')).toMatch(/^\/products\/edit\//);
});

test('says that it failed to load, and loads again', async () => {
  const { user, open } = await renderShop(routes);
  faults.status('get', 'reorder', 500);
  await open('/inventory/reorder');
  expect(await findToast('Failed to load what to order')).toBeVisible();
  expect(screen.queryByText('Nothing to order')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load what to order');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing to order')).toBeVisible();
});
