import { addProduct, findRow, renderShop, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../remote';

test.each([
  ['manager', true],
  ['accountant', false],
] as const)('offers %s the work that follows from a report: %s', async (role, canWork) => {
  const { request, open } = await renderShop(routes, { role });
  await addProduct(request, { name: 'Desk lamp', minimumStockLevel: 10 });
  await open('/reports');
  const row = await findRow('Desk lamp');
  const count = canWork ? 1 : 0;
  expect(screen.queryAllByRole('columnheader', { name: 'Actions' })).toHaveLength(count);
  expect(within(row).getByRole('link', { name: 'Desk lamp' })).toBeVisible();
  for (const name of ['Create Order', 'Receive Stock'])
    expect(within(row).queryAllByRole('link', { name })).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Export Report' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Report|Valuation|Movements|Perf/ })).toHaveLength(
    6,
  );
});

test('leaves out reports of costs without that permission, also at their address', async () => {
  const { open } = await renderShop(routes, { role: 'sales' });
  await open('/reports?type=inventory-valuation');
  const types = await screen.findByRole('group', { name: 'Report type' });
  const names = within(types).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Low Stock Report']);
  // This role may see no report at all: the server says so.
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load report data');
  expect(screen.queryByRole('button', { name: 'Export Report' })).not.toBeInTheDocument();
  takeLogged();
});
