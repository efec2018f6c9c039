import type { Role } from '@stockroom/contract';
import { findPage } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

async function openPage(role?: Role) {
  const who = { isSignedIn: true, ...(role && { role }) };
  const shell = await renderShell({ path: '/nowhere', seed: 'none', ...who });
  await findPage('Page not found');
  return shell;
}

async function openMenu(role?: Role) {
  const shell = await openPage(role);
  await shell.user.click(screen.getByRole('button', { name: 'Account' }));
  return { ...shell, menu: within(await screen.findByRole('menu')) };
}

const PAGES: [Role, string[]][] = [
  ['owner', ['Account', 'People', 'Releases', 'History']],
  ['manager', ['Account', 'Releases', 'History']],
  ['warehouse', ['Account']],
  ['sales', ['Account']],
  ['accountant', ['Account', 'History']],
];

it.each(PAGES)('shows %s the pages %j', async (role, pages) => {
  const { menu } = await openMenu(role);
  const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['AccountPassword and devices', ...pages.slice(1)]);
});

it.each(PAGES)('shows %s the same pages in the drawer of a small screen', async (role, pages) => {
  const { user } = await openPage(role);
  await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Stockroom' }));
  for (const label of ['Account', 'People', 'Releases', 'History'])
    expect(drawer.queryAllByRole('link', { name: label })).toHaveLength(
      pages.includes(label) ? 1 : 0,
    );
  await user.click(drawer.getByRole('button', { name: 'Dark', pressed: false }));
  expect(drawer.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
  expect(document.documentElement).toHaveClass('dark');
  await user.click(drawer.getByRole('button', { name: 'Light' }));
});

it('names the person and their role, and opens a page', async () => {
  const { menu, user, router, session } = await openMenu('warehouse');
  expect(menu.getByText(session.tokens.user ?? '')).toBeVisible();
  expect(menu.getByText('Warehouse')).toBeVisible();
  await user.click(menu.getByRole('menuitem', { name: /^Account/ }));
  expect(await findPage('Account')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/account');
});

it('works by keys, and returns the focus', async () => {
  const { user } = await openPage();
  screen.getByRole('button', { name: 'Account' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: /^Account/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});

it('chooses the theme, and knows what the toggle has chosen', async () => {
  const { user, menu } = await openMenu();
  expect(menu.getByRole('menuitemradio', { name: 'Light', checked: true })).toBeVisible();
  await user.click(menu.getByRole('menuitemradio', { name: 'System' }));
  expect(localStorage.getItem('ui-theme')).toBe('system');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('menuitemradio', { name: 'System', checked: true })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Dark', checked: true })).toBeVisible();
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect(document.documentElement).not.toHaveClass('dark');
});
