import { chooseLanguage } from '@stockroom/shared-ui';
import { findPage } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { box, chosen, labels, openPalette, openProducts } from '../testing/open-palette';
import { TWO_AREAS } from '../testing/two-areas';

const open = jest.spyOn(window, 'open').mockReturnValue(null);
beforeEach(() => open.mockClear());

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

test('gets the keys that are pressed while it loads, with Enter, and the page gets none', async () => {
  const { router } = await openProducts();
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
