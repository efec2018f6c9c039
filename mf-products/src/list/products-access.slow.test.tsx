import type { Role } from '@stockroom/contract';
import {
  addProduct,
  addSupplier,
  columnNames,
  findRow,
  renderShop,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';

const WORDS = ['Product', 'SKU', 'Category', 'Stock'];

async function openList(role: Role, query = '') {
  const shop = await renderShop(routes, { role });
  const { _id: supplierId } = await addSupplier(shop.request);
  await addProduct(shop.request, { name: 'Desk lamp', supplierId, purchasePrice: 77 });
  await addProduct(shop.request, { name: 'Kettle', supplierId, purchasePrice: 33 });
  await shop.open(`/products${query}`);
  return shop;
}

test.each([
  ['manager', ['Purchase Price', 'Selling Price'], ['Actions']],
  ['accountant', ['Purchase Price', 'Selling Price'], []],
  ['sales', ['Selling Price'], []],
  ['warehouse', [], []],
] as const)('shows %s the columns and buttons of the role', async (role, prices, actions) => {
  await openList(role);
  const row = await findRow('Desk lamp');
  expect(columnNames()).toEqual([...WORDS, ...prices, 'Supplier', 'Status', ...actions]);
  const canEdit = actions.length > 0;
  expect(screen.queryAllByRole('link', { name: 'Add Product' })).toHaveLength(canEdit ? 1 : 0);
  expect(within(row).queryAllByRole('link', { name: 'Edit' })).toHaveLength(canEdit ? 1 : 0);
  expect(within(row).queryAllByText(/₽/)).toHaveLength(prices.length);
});

test.each([
  ['accountant', ['Kettle', 'Desk lamp']],
  ['sales', ['Desk lamp', 'Kettle']],
] as const)('sorts for %s by a price that the role may see, or else by name', async (...row) => {
  const [role, names] = row;
  await openList(role, '?sort=purchasePrice');
  await findRow('Desk lamp');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((one) => names.find((name) => one.textContent?.startsWith(name)))).toEqual(names);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('costs leave the open list with the role, and come back', async () => {
  const { setRole } = await openList('manager');
  const row = await findRow('Desk lamp');
  expect(row).toHaveTextContent('77,00');
  await setRole('warehouse');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(columnNames()).toEqual([...WORDS, 'Supplier', 'Status']));
  expect(await findRow('Desk lamp')).not.toHaveTextContent('77,00');
  await setRole('manager');
  window.dispatchEvent(new Event('focus'));
  await waitFor(async () => expect(await findRow('Desk lamp')).toHaveTextContent('77,00'));
  expect(columnNames()).toContain('Purchase Price');
});

test('invites nobody to add a product who may not', async () => {
  const { open } = await renderShop(routes, { role: 'sales' });
  await open('/products');
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add Product' })).not.toBeInTheDocument();
});
