import { addSupplier, renderShop } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../remote';

test.each([
  ['manager', true],
  ['accountant', false],
  ['sales', false],
  ['warehouse', false],
] as const)('offers %s to change suppliers: %s', async (role, canChange) => {
  const { request, open } = await renderShop(routes, { role });
  await addSupplier(request, { companyName: 'Light Ltd' });
  await open('/suppliers');
  const row = await screen.findByRole('row', { name: /^Light Ltd/ });
  const count = canChange ? 1 : 0;
  expect(screen.queryAllByRole('link', { name: 'Add Supplier' })).toHaveLength(count);
  expect(screen.queryAllByRole('columnheader', { name: 'Actions' })).toHaveLength(count);
  for (const name of ['Light Ltd', 'Edit'])
    expect(within(row).queryAllByRole('link', { name })).toHaveLength(count);
  expect(within(row).queryAllByRole('button', { name: 'Delete' })).toHaveLength(count);
});
