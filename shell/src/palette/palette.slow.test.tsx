import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Role } from '@stockroom/contract';
import { chooseLanguage } from '@stockroom/shared-ui';
import {
  addOrder,
  addProduct,
  addSupplier,
  faults,
  findPage,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { routesOf, TWO_AREAS } from '../testing/two-areas';

const loadRemoteMock = jest.mocked(loadRemote);
const open = jest.spyOn(window, 'open').mockReturnValue(null);
beforeEach(() => {
  loadRemoteMock.mockImplementation(async (name) => routesOf(name));
  open.mockClear();
});

async function openPalette(role?: Role, remotes = TWO_AREAS) {
  const shell = await renderShell({
    path: '/products',
    isSignedIn: true,
    role,
    remotes,
    seed: 'none',
  });
  await findPage('Products');
  await shell.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and actions' });
  return shell;
}
const box = () => screen.getByRole('combobox', { name: 'Search or do something' });
const group = (name: string) => within(screen.getByRole('group', { name }));
const labels = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

test('offers every place of the menu, also of unknown remotes, and the actions', async () => {
  await openPalette();
  expect(box()).toHaveFocus();
  expect(labels('Go to')).toEqual(['DashboardGD', 'ProductsGP', 'ReturnsG,']);
  // What no live area has is left out.
  expect(labels('Actions')).toEqual([
    'Add Product',
    'Toggle theme',
    'РусскийInterface',
    'Keyboard shortcuts?',
    'Logout',
  ]);
  expect(box()).toHaveAttribute('aria-activedescendant', chosen().id);
});

test('counts results, but not the entries without a text', async () => {
  const { user } = await openPalette();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('logout');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 result'));
});

test('goes to a place by arrows and Enter, and moves the focus to its title', async () => {
  const { user } = await openPalette();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Returns');
  await user.keyboard('{Enter}');
  expect(await findPage('Returns')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['NEW prod', 'Add Product'],
  ['dark', 'Toggle theme'],
  ['sign out', 'Logout'],
  ['вфкл', 'Toggle theme'],
])('finds by words that are not on screen: %s', async (text, label) => {
  const { user } = await openPalette();
  await user.type(box(), text);
  expect(labels('Actions')).toEqual([label]);
});

describe('in Russian', () => {
  afterEach(() => act(() => chooseLanguage('en')));

  test.each([
    ['темная', 'Сменить тему'],
    ['dark', 'Сменить тему'],
    ['toggle', 'Сменить тему'],
    ['выход', 'Выйти'],
    ['sign out', 'Выйти'],
  ])('finds by Russian and by English words: %s', async (text, label) => {
    const { user } = await openPalette();
    await act(() => chooseLanguage('ru'));
    await user.type(screen.getByRole('combobox', { name: 'Поиск или действие' }), text);
    expect(labels('Действия')).toEqual([label]);
  });
});

test.each([
  ['low stock', ['Low StockProducts']],
  ['reorder', ['Low StockProducts']],
  ['products low', ['Low StockProducts']],
  ['broken', ['DamagedReturns']],
  ['goods', ['ProductsGP', 'DamagedReturns']],
])('finds pages that remotes describe, by name and by further words: %s', async (text, found) => {
  const { user } = await openPalette();
  await user.type(box(), text);
  expect(labels('Go to')).toEqual(found);
});

test('finds a product by its barcode, and offers to create one with an unknown code', async () => {
  const { user, request, router } = await openPalette();
  await addProduct(request, { name: 'Kettle', barcodes: [{ code: '96385074', units: 1 }] });
  await user.type(box(), '96385074');
  expect(await screen.findByRole('option', { name: /^Kettle/ })).toBeVisible();
  await user.clear(box());
  await user.type(box(), '96385073{Enter}');
  const create = await screen.findByRole('button', { name: 'Create a product with this code' });
  expect(router.state.location.pathname).toBe('/products');
  await user.click(create);
  await waitFor(() => expect(router.state.location.search).toBe('?barcode=96385073'));
});

test('finds pages by their Russian words too, whatever the language', async () => {
  const menu = { 'Low Stock': 'Мало на складе', 'minimum reorder': 'минимум заказать' };
  const russian = { file: '/ru.json', menu };
  const { user } = await openPalette(
    undefined,
    TWO_AREAS.map((area) => ({ ...area, russian })),
  );
  await user.type(box(), 'мало');
  expect(labels('Go to')).toEqual(['Low StockProducts']);
  await user.clear(box());
  await user.type(box(), 'minimum');
  expect(labels('Go to')).toEqual(['Low StockProducts']);
});

test('says what it found instead of the typed text', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Чайник' });
  await user.type(box(), 'xfqybr');
  const found = within(await screen.findByRole('group', { name: 'Products: “чайник”' }));
  expect(found.getByRole('option', { name: /^Чайник/ })).toBeVisible();
});

test('adds an unknown code to a product, which it then finds', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Kettle' });
  await user.type(box(), '96385074');
  await user.click(await screen.findByRole('button', { name: 'Add this code to a product' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Add the barcode 96385074 to a product',
  });
  await user.type(within(dialog).getByRole('combobox', { name: 'Product' }), 'ket{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Add Barcode' }));
  expect(await screen.findByRole('option', { name: /^Kettle/ })).toBeVisible();
  expect(box()).toHaveFocus();
});

test('offers no product to those who may create none', async () => {
  const { user } = await openPalette('sales');
  await user.type(box(), '96385073');
  expect(await screen.findByText('Nothing found for “96385073”')).toBeVisible();
  expect(screen.queryByRole('button', { name: /with this code|to a product/ })).toBeNull();
});

test('runs an action at a click', async () => {
  const { user } = await openPalette();
  await user.click(screen.getByRole('option', { name: 'Toggle theme' }));
  expect(document.documentElement).toHaveClass('dark');
  document.documentElement.classList.remove('dark');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});

test('opens a page in the state that a remote describes', async () => {
  const { user, router } = await openPalette();
  await user.type(box(), 'broken{Enter}');
  await findPage('Returns');
  expect(router.state.location.search).toBe('?reason=damaged');
});

test('finds products, orders and suppliers, and opens one', async () => {
  const { user, request } = await openPalette();
  const { _id: supplierId } = await addSupplier(request, { companyName: 'Lamp Works' });
  const lamp = await addProduct(request, { name: 'Desk lamp', sku: 'DL-1', supplierId });
  const items = [{ productId: lamp._id, quantity: 2, unitPrice: 10 }];
  const { orderNumber } = await addOrder(request, { supplierId, items });
  await user.type(box(), 'lamp');
  const product = await screen.findByRole('option', { name: 'Desk lamp DL-1 · 0 pieces' });
  expect(group('Products').getAllByRole('option')).toEqual([product]);
  // Each group has an answer of its own.
  await screen.findByRole('group', { name: 'Orders' });
  await screen.findByRole('group', { name: 'Suppliers' });
  expect(labels('Orders')).toEqual([`${orderNumber}20,00\u00a0₽ · Lamp WorksPending`]);
  expect(labels('Suppliers')).toEqual(['Lamp WorksVera Orlova']);
  await waitFor(() => expect(chosen()).toBe(product));
  await user.keyboard('{Enter}');
  await findPage('One of Products');
});

test('shows records without hidden prices, and opens the list of those that the role cannot edit', async () => {
  const { user, request, router } = await openPalette('warehouse');
  const { _id: supplierId } = await addSupplier(request, { companyName: 'Lamp Works' });
  const lamp = await addProduct(request, { name: 'Desk lamp', sku: 'DL-1', supplierId });
  const items = [{ productId: lamp._id, quantity: 2, unitPrice: 10 }];
  const { orderNumber } = await addOrder(request, { supplierId, items });
  await user.type(box(), 'lamp');
  await screen.findByRole('group', { name: 'Orders' });
  expect(labels('Orders')).toEqual([`${orderNumber}Lamp WorksPending`]);
  expect(await screen.findByRole('option', { name: /^Desk lamp/ })).toBeVisible();
  await user.click(await screen.findByRole('option', { name: /^Lamp Works/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=Lamp+Works'));
});

test('a scanned SKU is found first, however many begin with it', async () => {
  const { user, request } = await openPalette();
  const { supplierId } = await addProduct(request, { name: 'Lamp 1', sku: 'K-11' });
  for (const number of [2, 3, 4, 5, 6, 7, 8])
    await addProduct(request, { name: `Lamp ${number}`, sku: `K-1${number}`, supplierId });
  await addProduct(request, { name: 'Zip', sku: 'K-1', supplierId });
  await user.type(box(), 'k-1');
  const [first] = await screen.findAllByRole('option', { name: /pieces/ });
  expect(first).toHaveAccessibleName(/^Zip/);
});

test('Enter waits for the answer to the newest text', async () => {
  const { user, request, router } = await openPalette();
  const { supplierId } = await addProduct(request, { name: 'Kettle', sku: 'K' });
  const knife = await addProduct(request, { name: 'Knife', sku: 'N', supplierId });
  await user.type(box(), 'ke');
  await screen.findByRole('option', { name: /^Kettle/ });
  const answer = faults.hold('get', 'products');
  await user.clear(box());
  await user.type(box(), 'kn');
  expect(screen.getByText('Searching…')).toHaveRole('status');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  answer();
  await findPage('One of Products');
  expect(router.state.location.pathname).toBe(`/products/${knife._id}`);
});

test('typing on cancels an early Enter', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Knife' });
  await user.type(box(), 'kn{Enter}i');
  await screen.findByRole('option', { name: /^Knife/ });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('gets the keys that are pressed while it loads, with Enter, and the page gets none', async () => {
  const { router } = await renderShell({ path: '/products', isSignedIn: true, remotes: TWO_AREAS });
  await findPage('Products');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['g', 'd', 'Backspace', 'Backspace', 'n', 'e', 'w'])
    fireEvent.keyDown(document.body, { key });
  await screen.findByRole('dialog');
  expect(box()).toHaveValue('new');
  expect(router.state.location.pathname).toBe('/products');

  fireEvent.keyDown(box(), { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of [...'returns', 'Enter']) fireEvent.keyDown(document.body, { key });
  await findPage('Returns');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('searches for text copied from table cells', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Desk lamp', sku: 'DL-1' });
  await user.click(box());
  await user.paste('Desk\tlamp\0');
  await screen.findByRole('option', { name: /^Desk lamp/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that it found nothing, and where it searches', async () => {
  const { user } = await openPalette();
  await user.type(box(), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
  expect(screen.getByText('0 results')).toBeVisible();
  // There is nothing for them to choose.
  expect(screen.queryByText(/choose/)).toBeNull();
});

test('names a failed search and its reason, keeps the rest, and retries', async () => {
  faults.offline('get', 'orders');
  faults.status('get', 'suppliers', 500);
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Desk lamp' });
  await user.type(box(), 'lamp');
  await screen.findByRole('option', { name: /^Desk lamp/ });
  const notice = await screen.findByRole('alert');
  await waitFor(() => expect(notice).toHaveTextContent('Failed to search orders, suppliers'));
  expect(notice).toHaveTextContent('cannot be reached');
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to search orders');
  faults.heal();
  await user.click(within(notice).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('shows no count after a failed search', async () => {
  for (const path of ['products', 'orders', 'suppliers']) faults.status('get', path, 500);
  const { user } = await openPalette();
  await user.type(box(), 'zzz');
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
  expect(screen.queryByText(/Nothing found|0 results/)).toBeNull();
  takeLogged();
});

test('opens a choice in another tab and stays', async () => {
  const { user } = await openPalette();
  await user.type(box(), 'returns');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open.mock.calls).toEqual([['/returns', '_blank', 'noopener']]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('opens by its button, closes by Escape or its keys, and returns the focus', async () => {
  const { user } = await openPalette();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Search and actions' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
