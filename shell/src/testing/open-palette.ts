import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Role } from '@stockroom/contract';
import { findPage } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { renderShell } from './render-shell';
import { routesOf, TWO_AREAS } from './two-areas';

/** Opens the list of products, in a shop without records. */
export async function openProducts(role?: Role, remotes = TWO_AREAS) {
  jest.mocked(loadRemote).mockImplementation(async (name) => routesOf(name));
  const shell = await renderShell({
    path: '/products',
    isSignedIn: true,
    role,
    remotes,
    seed: 'none',
  });
  await findPage('Products');
  return shell;
}

/** Opens the palette over the list of products. */
export async function openPalette(role?: Role, remotes = TWO_AREAS) {
  const shell = await openProducts(role, remotes);
  await shell.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and actions' });
  return shell;
}

export const box = () => screen.getByRole('combobox', { name: 'Search or do something' });
export const group = (name: string) => within(screen.getByRole('group', { name }));
export const labels = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
export const chosen = () => screen.getByRole('option', { selected: true });
