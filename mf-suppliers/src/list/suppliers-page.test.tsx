import {
  addProduct,
  addSupplier,
  faults,
  findPage,
  findToast,
  renderRemote,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const expectNames = (names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));

test('shows everything about a supplier, with links to call, to write and to its products', async () => {
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
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Company',
    'Contact Person',
    'Phone',
    'Email',
    'Products',
    'Payment Terms',
    'Actions',
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
  expect(within(row).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    'Light Ltd',
  );
});

test('what a supplier lacks leads nowhere', async () => {
  const { request, open } = await renderShop(routes);
  await addSupplier(request, { phone: 'on request' });
  await open('/suppliers');
  const row = await findRow('Light Ltd');
  expect(within(row).getByText('on request')).toBeVisible();
  expect(within(row).getByText('0')).toBeVisible();
  expect(within(row).getByText('—')).toBeVisible();
  expect(
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Light Ltd', 'vera@example.com', '']);
});

describe('finding', () => {
  test('searches by company name or contact person, and clears', async () => {
    const { user, request, open, currentPath } = await renderShop(routes);
    await addSupplier(request, { companyName: 'Atlas Tools', contactPerson: 'Анна Ковалёва' });
    await addSupplier(request, { companyName: 'Анналы', contactPerson: 'Bob' });
    await addSupplier(request, { companyName: 'Nordwind', contactPerson: 'Jonas' });
    await open('/suppliers');
    await findRow('Nordwind');
    const search = screen.getByRole('searchbox', { name: 'Search suppliers' });
    await user.type(search, 'анна');
    await expectNames(['Atlas Tools', 'Анналы']);
    expect(new URLSearchParams(currentPath().split('?')[1]).get('search')).toBe('анна');

    await user.clear(search);
    await user.type(search, 'sofa');
    expect(await screen.findByText('No suppliers found')).toBeVisible();
    expect(screen.getByText('Nothing matches the current search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectNames(['Atlas Tools', 'Nordwind', 'Анналы']);
  });

  test.each([
    ['Contact Person', ['Beta', 'Alpha']],
    ['Products', ['Alpha', 'Beta']],
  ])('sorts by %s on the server, both ways, and Back undoes it', async (column, ascending) => {
    const { user, request, open, router } = await renderShop(routes);
    await addSupplier(request, { companyName: 'Alpha', contactPerson: 'Zoe' });
    const beta = await addSupplier(request, { companyName: 'Beta', contactPerson: 'Adam' });
    await addProduct(request, { supplierId: beta._id, sku: 'B-1' });
    await open('/suppliers');
    await expectNames(['Alpha', 'Beta']);
    const heading = screen.getByRole('columnheader', { name: column });
    await user.click(within(heading).getByRole('button'));
    await expectNames(ascending);
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(heading).getByRole('button'));
    await expectNames(ascending.toReversed());
    await act(() => router.navigate(-1));
    await expectNames(ascending);
  });

  test('turns the pages, forwards and back', async () => {
    const { user, request, open } = await renderShop(routes);
    for (let count = 10; count < 37; count += 1)
      await addSupplier(request, { companyName: `Supplier ${count}` });
    await open('/suppliers');
    expect(await screen.findAllByRole('row')).toHaveLength(1 + 25);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await expectNames(['Supplier 35', 'Supplier 36']);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(shownNames()).toHaveLength(25));
  });
});

test('the demo shop has its suppliers, the one without an address and terms too', async () => {
  await renderRemote(routes, { path: '/suppliers' });
  await findPage('Suppliers');
  expect(await screen.findAllByRole('row')).toHaveLength(1 + 10);
});

test('an empty shop is invited to add its first supplier', async () => {
  const { user, open, currentPath } = await renderShop(routes);
  await open('/suppliers');
  const state = (await screen.findByText('No suppliers found')).parentElement!;
  expect(within(state).getByText('Suppliers that you add appear here.')).toBeVisible();
  await user.click(within(state).getByRole('link', { name: 'Add Supplier' }));
  expect(currentPath()).toBe('/suppliers/new');
});

test.each(['status', 'offline'] as const)(
  'a list that fails (%s) says so, never that there is nothing, and Retry heals it',
  async (fault) => {
    const { user, request, open } = await renderShop(routes);
    await addSupplier(request);
    if (fault === 'status') faults.status('get', 'suppliers', 500);
    else faults.offline('get', 'suppliers');
    await open('/suppliers');
    expect(await findToast('Failed to load suppliers')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('Failed to load suppliers')).toBeVisible();
    expect(screen.queryByText('No suppliers found')).not.toBeInTheDocument();
    expect(takeLogged().join()).toContain('Failed to load suppliers');
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectNames(['Light Ltd']);
  },
);

describe('deleting', () => {
  async function openAndDelete(answer: 'Delete' | 'Cancel', productSkus: string[] = []) {
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
    const description = question.getAttribute('aria-describedby')!;
    const consequences = document.getElementById(description)!.textContent;
    await user.click(within(question).getByRole('button', { name: answer }));
    return { ...shop, consequences };
  }

  test.each([
    [[], 'Light Ltd: its orders keep the name, but new ones cannot choose it.'],
    [
      ['A'],
      'Light Ltd: its 1 product and its orders keep the name, but new ones cannot choose it.',
    ],
    [
      ['A', 'B'],
      'Light Ltd: its 2 products and its orders keep the name, but new ones cannot choose it.',
    ],
  ])('asks first, says what stays (%s), and Cancel keeps the supplier', async (skus, text) => {
    const { consequences } = await openAndDelete('Cancel', skus);
    expect(consequences).toBe(text);
    await expectNames(['Atlas Tools', 'Light Ltd']);
  });

  test('takes the supplier out of the list, and Undo brings it back with its products', async () => {
    const { user } = await openAndDelete('Delete', ['A', 'B']);
    expect(await findToast('Supplier deleted successfully')).toBeVisible();
    await expectNames(['Atlas Tools']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findToast('Supplier restored successfully')).toBeVisible();
    await expectNames(['Atlas Tools', 'Light Ltd']);
    expect(screen.getByRole('link', { name: '2 products' })).toBeVisible();
  });

  test('a failure says so and keeps the row', async () => {
    faults.status('delete', 'suppliers/:id', 500);
    await openAndDelete('Delete');
    expect(await findToast('Failed to delete supplier')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to delete supplier');
    await expectNames(['Atlas Tools', 'Light Ltd']);
  });

  test('an Undo that fails says so', async () => {
    faults.status('post', 'suppliers/:id/restore', 500);
    const { user } = await openAndDelete('Delete');
    await findToast('Supplier deleted successfully');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findToast('Failed to restore supplier')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    await expectNames(['Atlas Tools']);
  });
});
