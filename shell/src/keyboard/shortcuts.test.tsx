import { findPage } from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { federationHost } from '../remotes/federation-host';
import { pressByHand } from '../testing/press';
import { renderShell } from '../testing/render-shell';
import { routesOf, TWO_AREAS } from '../testing/two-areas';

jest.mock('../remotes/federation-host');
const loadRemoteMock = jest.mocked(federationHost().loadRemote);
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

test('a letter that leads nowhere is not taken for another shortcut', async () => {
  const { path } = await openProducts();
  pressByHand('g', 'n');
  expect(path()).toBe('/products');
  pressByHand('n');
  await waitFor(() => expect(path()).toBe('/products/new'));
});

test('/ selects what is in the search, n begins a new record', async () => {
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

test('nothing happens while somebody types or chooses', async () => {
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

test('nor while a dialog is open, wherever the focus is', async () => {
  const { user, path } = await openProducts();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['g', 'd', 'n', '/']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(path()).toBe('/products');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('whoever watches links sees a shortcut as a link that is pointed at and pressed', async () => {
  const { user } = await openProducts();
  const seen: string[] = [];
  const see = ({ type, target }: Event) => {
    if (target instanceof HTMLAnchorElement) seen.push(`${type} ${target.pathname}`);
  };
  for (const type of ['pointerover', 'click']) document.addEventListener(type, see, true);
  await user.keyboard('gd');
  await findPage('Dashboard');
  for (const type of ['pointerover', 'click']) document.removeEventListener(type, see, true);
  expect(seen).toEqual(['pointerover /', 'click /']);
});

test('? lists the shortcuts, of the menu as it is', async () => {
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

test('the list opens by the mouse too, and gives the focus back', async () => {
  const { user } = await openProducts();
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('links of the menu, the search and the new record tell their keys', async () => {
  await openProducts();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Products' })).toHaveAttribute('title', 'G then P');
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('aria-keyshortcuts', 'N');
});
