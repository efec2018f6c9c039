import type { ChangeList, ListedChange } from '@stockroom/contract';
import {
  addProduct,
  addSupplier,
  columnNames,
  faults,
  findPage,
  findRow,
  findToast,
  hrefOf,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const FAILURE = 'Failed to load the history';

async function openPage(path = '/history', role?: 'accountant') {
  const shell = await renderShell({ path, isSignedIn: true, seed: 'none', ...(role && { role }) });
  await findPage('History');
  return shell;
}

const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

function change(given: Partial<ListedChange>): ListedChange {
  return {
    _id: 'c',
    entity: 'product',
    entityId: 'p1',
    label: 'Desk lamp',
    action: 'updated',
    userId: 'u',
    userName: 'vera@example.com',
    at: '2026-11-20T10:00:00.000Z',
    fields: [],
    isLive: true,
    ...given,
  };
}

/** The API answers with these changes, whatever the filter. */
function answerWith(changes: ListedChange[], page: Partial<ChangeList> = {}) {
  const rest = { nextCursor: null, previousCursor: null, total: changes.length, ...page };
  faults.status('get', 'changes', 200, { changes, ...rest });
}

test('shows who changed what, with old and new values in words', async () => {
  const { request, router } = await openPage('/history?entity=order');
  const supplier = await addSupplier(request);
  const product = await addProduct(request, { supplierId: supplier._id, sellingPrice: 1250.5 });
  const { _id, version } = product;
  const body = {
    name: product.name,
    sku: product.sku,
    description: 'Warm',
    category: product.category,
    unitOfMeasurement: 'kg',
    purchasePrice: product.purchasePrice,
    sellingPrice: 990,
    minimumStockLevel: 7.5,
    supplierId: supplier._id,
    imageUrl: '',
    version,
  };
  const answer = await request(`products/${_id}`, { method: 'PUT', body });
  expect(answer.status).toBe(200);
  await act(() => router.navigate(`/history?entityId=${_id}&action=updated`));
  const row = await findRow(/Changed the product/);
  expect(columnNames()).toEqual(['When', 'Who', 'What', 'Fields']);
  expect(hrefOf(product.name, row)).toBe(`/products/${_id}`);
  await screen.findByRole('button', { name: `Remove filter Record: ${product.name}` });
  expect(plain(row)).toContain('Selling price 1 250,50 ₽ → 990,00 ₽');
});

test('shows many fields and long texts on request', async () => {
  const fields = ['name', 'description', 'category', 'sku'].map((field) => ({
    field,
    from: null,
    to: `New ${field}`,
  }));
  answerWith([change({ fields })]);
  const { user } = await openPage();
  const row = await findRow(/Desk lamp/);
  expect(within(row).getAllByRole('listitem').map(plain)).toEqual([
    ...['Name New name', 'Description New description', 'Category New category'],
  ]);
  await user.click(within(row).getByRole('button', { name: 'Show all 4' }));
  expect(within(row).getAllByRole('listitem').map(plain)).toContain('SKU New sku');
  await user.click(within(row).getByRole('button', { name: 'Show less' }));
  expect(within(row).getAllByRole('listitem')).toHaveLength(3);
});

test.each<[string, Partial<ListedChange>, string, string | null]>([
  ['a supplier', { entity: 'supplier', entityId: 's' }, 'Desk lamp', '/suppliers/edit/s'],
  ['an order', { entity: 'order', entityId: 'o' }, 'Desk lamp', '/orders/o'],
  [
    'a deleted product',
    { action: 'archived', isLive: false },
    'Desk lamp',
    '/history?entity=product&entityId=p1',
  ],
  [
    'a file',
    { entity: 'export', entityId: 'stock-movements', label: 'stock-movements' },
    'Stock movements',
    '/history?entity=export&entityId=stock-movements',
  ],
  [
    'settings',
    { entity: 'system-settings', label: '' },
    'Changed the system settings',
    '/settings?tab=system',
  ],
  ['a sign-in', { entity: 'person', entityId: 'u', action: 'signed-in' }, 'Signed in', null],
])('leads from %s to its page, or to its history', async (_what, given, name, href) => {
  answerWith([change(given)]);
  await openPage();
  const row = await findRow(/vera@example.com/);
  if (href === null) expect(within(row).getByText(name).tagName).not.toBe('A');
  else expect(within(row).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('narrows by person, kind, action and period in the address', async () => {
  const { user, router } = await openPage();
  await findRow(/Signed in/);
  const choose = (label: string, option: string) =>
    user.selectOptions(screen.getByLabelText(label), option);
  await screen.findByRole('option', { name: 'demo@example.com' });
  await choose('Person', 'demo@example.com');
  await choose('Kind', 'Supplier');
  await choose('Action', 'Changed the status');
  await choose('Period', 'Today');
  expect(await screen.findByText('No changes found')).toBeVisible();
  const params = new URLSearchParams(router.state.location.search);
  expect([...params.keys()]).toEqual(['userId', 'entity', 'action', 'from', 'to']);
  expect(params.get('action')).toBe('status-changed');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await findRow(/Signed in/)).toBeVisible();
});

test('names a person whose account is gone', async () => {
  answerWith([change({ userId: 'gone' })]);
  await openPage('/history?userId=gone');
  await findRow(/Desk lamp/);
  expect(screen.getByLabelText('Person')).toHaveDisplayValue('vera@example.com');
});

test('turns pages', async () => {
  answerWith([change({})], { nextCursor: 'older', total: 26 });
  const { user, router } = await openPage('/history?entity=product');
  await findRow(/Desk lamp/);
  await user.click(screen.getByRole('button', { name: /Next/ }));
  expect(router.state.location.search).toBe('?entity=product&cursor=older&page=2');
});

test('shows that nothing has changed yet', async () => {
  answerWith([]);
  await openPage();
  expect(await screen.findByText('No changes yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export Report' })).toBeDisabled();
});

test('shows a failure, and all after Retry', async () => {
  faults.status('get', 'changes', 500);
  const { user } = await openPage();
  expect(await findToast(FAILURE)).toBeVisible();
  expect(screen.queryByText('No changes yet')).toBeNull();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
  expect(await findRow(/Signed in/)).toBeVisible();
});

test('is open to an accountant, with the file', async () => {
  await openPage('/history', 'accountant');
  await findRow(/accountant@example.com Signed in/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export Report' })).toBeEnabled());
});
