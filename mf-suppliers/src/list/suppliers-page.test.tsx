import {
  addProduct,
  addSupplier,
  columnNames,
  expectRows,
  exportList,
  faults,
  findRow,
  findToast,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../remote';

test('shows every column, with links to call, to write and to the products', async () => {
  const { request, open } = await renderShop(routes);
  const { _id } = await addSupplier(request, {
    companyName: 'Light Ltd',
    address: 'Workshop Lane 21,\nSamara',
    paymentTerms: 'Net 30',
  });
  await addProduct(request, { supplierId: _id, sku: 'LAMP-1' });
  await addProduct(request, { supplierId: _id, sku: 'LAMP-2' });
  await open('/suppliers');
  const row = await findRow('Light Ltd');
  expect(columnNames()).toEqual([
    ...['Company', 'Contact Person', 'Phone', 'Email', 'Products', 'Payment Terms', 'Actions'],
  ]);
  for (const text of ['Workshop Lane 21, Samara', 'Vera Orlova', 'Net 30'])
    expect(within(row).getByText(text)).toBeVisible();
  for (const [name, href] of [
    ['Light Ltd', `/suppliers/edit/${_id}`],
    ['+7 (000) 000-00-00', 'tel:+70000000000'],
    ['vera@example.com', 'mailto:vera@example.com'],
    ['2 products', `/products?supplierId=${_id}`],
    ['Edit', `/suppliers/edit/${_id}`],
  ] as const)
    expect(within(row).getByRole('link', { name })).toHaveAttribute('href', href);
  const remove = within(row).getByRole('button', { name: 'Delete' });
  expect(remove).toHaveAccessibleDescription('Light Ltd');
});

test('shows no link where a supplier has no phone number or products', async () => {
  const { request, open } = await renderShop(routes);
  await addSupplier(request, { phone: 'on request' });
  await open('/suppliers');
  const row = await findRow('Light Ltd');
  for (const text of ['on request', '0', '—']) expect(within(row).getByText(text)).toBeVisible();
  const links = within(row).getAllByRole('link');
  const texts = links.map(({ textContent }) => textContent);
  expect(texts).toEqual(['Light Ltd', 'vera@example.com', '']);
});

test('searches by company name or contact person, and clears the search', async () => {
  const { user, request, open, currentPath } = await renderShop(routes);
  await addSupplier(request, { companyName: 'Atlas Tools', contactPerson: 'Nora Lind' });
  await addSupplier(request, { companyName: 'Nora Lamps', contactPerson: 'Bob' });
  await addSupplier(request, { companyName: 'Westwind', contactPerson: 'Jonas' });
  await open('/suppliers');
  await findRow('Westwind');
  const search = screen.getByRole('searchbox', { name: 'Search suppliers' });
  await user.type(search, 'nora');
  await expectRows(['Atlas Tools', 'Nora Lamps']);
  expect(currentPath()).toBe('/suppliers?search=nora');

  await user.type(search, ' x');
  expect(await screen.findByText('No suppliers found')).toBeVisible();
  expect(screen.getByText('Nothing matches the current search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expectRows(['Atlas Tools', 'Nora Lamps', 'Westwind']);
});

test('sorts on the server, both ways', async () => {
  const { user, request, open } = await renderShop(routes);
  await addSupplier(request, { companyName: 'Alpha', contactPerson: 'Zoe' });
  await addSupplier(request, { companyName: 'Beta', contactPerson: 'Adam' });
  await open('/suppliers');
  await findRow('Alpha');
  const heading = screen.getByRole('columnheader', { name: 'Contact Person' });
  await user.click(within(heading).getByRole('button'));
  await expectRows(['Beta', 'Alpha']);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(heading).getByRole('button'));
  await expectRows(['Alpha', 'Beta']);
});

test('invites the user of an empty shop to add a supplier', async () => {
  const { user, open, currentPath } = await renderShop(routes);
  await open('/suppliers');
  const state = (await screen.findByText('No suppliers found')).parentElement!;
  expect(within(state).getByText('Suppliers that you add appear here.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Import' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/products/import?kind=suppliers'),
  );
  await user.click(within(state).getByRole('link', { name: 'Add Supplier' }));
  expect(currentPath()).toBe('/suppliers/new');
});

test('reports a failed load, never an empty list, and Retry repeats it', async () => {
  const { user, request, open } = await renderShop(routes);
  await addSupplier(request);
  faults.status('get', 'suppliers', 500);
  await open('/suppliers');
  expect(await findToast('Failed to load suppliers')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load suppliers');
  expect(screen.queryByText('No suppliers found')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load suppliers');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectRows(['Light Ltd']);
});

describe('Delete', () => {
  async function openQuestion(productSkus: string[] = []) {
    const shop = await renderShop(routes);
    const { request, open, user } = shop;
    await addSupplier(request, { companyName: 'Atlas Tools' });
    const { _id: supplierId } = await addSupplier(request, { companyName: 'Light Ltd' });
    for (const sku of productSkus) await addProduct(request, { supplierId, sku });
    await open('/suppliers');
    await user.click(within(await findRow('Light Ltd')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this supplier?',
    });
    const answer = (name: string) => user.click(within(question).getByRole('button', { name }));
    return { ...shop, question, answer };
  }

  test.each([
    [[], 'existing orders keep'],
    [['A'], 'existing orders and 1 product keep'],
    [['A', 'B'], 'existing orders and 2 products keep'],
  ])(
    'names the records that keep the supplier (%s), and Cancel deletes nothing',
    async (skus, keep) => {
      const { question, answer } = await openQuestion(skus);
      expect(question).toHaveAccessibleDescription(
        `Light Ltd: ${keep} this supplier; new ones can't select it.`,
      );
      await answer('Cancel');
      await expectRows(['Atlas Tools', 'Light Ltd']);
    },
  );

  test('removes the supplier from the list, and Undo restores it with its products', async () => {
    const { user, answer } = await openQuestion(['A', 'B']);
    await answer('Delete');
    expect(await findToast('Supplier deleted successfully')).toBeVisible();
    await expectRows(['Atlas Tools']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findToast('Supplier restored successfully')).toBeVisible();
    await expectRows(['Atlas Tools', 'Light Ltd']);
    expect(screen.getByRole('link', { name: '2 products' })).toBeVisible();
  });

  test('reports a failure and keeps the row', async () => {
    faults.status('delete', 'suppliers/:id', 500);
    const { answer } = await openQuestion();
    await answer('Delete');
    expect(await findToast('Failed to delete supplier')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to delete supplier');
    await expectRows(['Atlas Tools', 'Light Ltd']);
  });

  test('reports an Undo that fails', async () => {
    faults.status('post', 'suppliers/:id/restore', 500);
    const { user, answer } = await openQuestion();
    await answer('Delete');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await findToast('Failed to restore supplier')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    await expectRows(['Atlas Tools']);
  });
});

test('exports what the search finds, in the order of the list', async () => {
  const { user, request, open } = await renderShop(routes);
  for (const companyName of ['Alpha Tools', 'Beta', 'Gamma Tools'])
    await addSupplier(request, { companyName });
  await open('/suppliers?search=tools&sort=-companyName');
  const { name, lines } = await exportList(user);
  expect(name).toMatch(/^suppliers_\d{4}-\d\d-\d\d\.csv$/);
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    expect.stringContaining('Company Name'),
    'Gamma Tools',
    'Alpha Tools',
  ]);
});
