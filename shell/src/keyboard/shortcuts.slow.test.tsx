import { loadRemote } from '@module-federation/enhanced/runtime';
import { findPage } from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pressByHand } from '../testing/press';
import { renderShell } from '../testing/render-shell';
import { routesOf, TWO_AREAS } from '../testing/two-areas';

const loadRemoteMock = jest.mocked(loadRemote);
beforeEach(() => loadRemoteMock.mockImplementation(async (name) => routesOf(name)));
afterEach(() => jest.restoreAllMocks());

async function openProducts() {
  const shell = await renderShell({ path: '/products', isSignedIn: true, remotes: TWO_AREAS });
  await findPage('Products');
  const path = () => shell.router.state.location.pathname;
  return { ...shell, path };
}

test.each([
  ['gd', 'Dashboard'],
  ['g,', 'Returns'],
])('%s goes to %s', async (keys, title) => {
  const { user } = await openProducts();
  await user.keyboard(keys);
  expect(await findPage(title)).toHaveFocus();
});

test('g may be pressed again', async () => {
  await openProducts();
  pressByHand('g', 'g', 'd');
  expect(await findPage('Dashboard')).toHaveFocus();
});

test('g and a letter in Russian', async () => {
  const { path } = await openProducts();
  fireEvent.keyDown(document.body, { key: 'п', code: 'KeyG' });
  fireEvent.keyDown(document.body, { key: 'в', code: 'KeyD' });
  await findPage('Dashboard');
  expect(path()).toBe('/');
});

test('g waits for a letter for a second and a half', async () => {
  const { path } = await openProducts();
  const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
  pressByHand('g');
  now.mockReturnValue(11_501);
  pressByHand('d');
  expect(path()).toBe('/products');
  pressByHand('g');
  now.mockReturnValue(13_001);
  pressByHand('d');
  await waitFor(() => expect(path()).toBe('/'));
});

test('a letter without a place after g is no other shortcut', async () => {
  const { path } = await openProducts();
  pressByHand('g', 'n');
  expect(path()).toBe('/products');
  pressByHand('n');
  await waitFor(() => expect(path()).toBe('/products/new'));
});

test('/ selects the text of the search, n begins a new record', async () => {
  const { user } = await openProducts();
  await user.keyboard('/');
  const search = screen.getByRole('textbox', { name: 'Find' });
  expect(search).toHaveFocus();
  await user.keyboard('desk');
  expect(search).toHaveValue('desk');
  search.blur();
  await user.keyboard('n');
  expect(await findPage('New in Products')).toHaveFocus();
});

test('ignores keys in fields and choices', async () => {
  const { user, path } = await openProducts();
  for (const field of [
    screen.getByRole('textbox', { name: 'Find' }),
    screen.getByRole('textbox', { name: 'Notes' }),
    screen.getByRole('combobox', { name: 'Category' }),
  ]) {
    field.focus();
    await user.keyboard('gd/n?');
    expect(field).toHaveFocus();
  }
  expect(path()).toBe('/products');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ignores keys while a dialog is open', async () => {
  const { user, path } = await openProducts();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['g', 'd', 'n', '/']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(path()).toBe('/products');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('? lists the shortcuts of the menu', async () => {
  const { user } = await openProducts();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const places = within(sheet.getByRole('region', { name: 'Go to' }));
  const names = places.getAllByRole('term').map(({ textContent }) => textContent);
  const keys = places.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['Dashboard', 'Products', 'Returns']);
  expect(keys).toEqual(['Gthen D', 'Gthen P', 'Gthen ,']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list opens by the mouse too, and returns the focus', async () => {
  const { user } = await openProducts();
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('links of the menu and the new record show their keys', async () => {
  await openProducts();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Products' })).toHaveAttribute('title', 'G then P');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('aria-keyshortcuts', 'N');
});
