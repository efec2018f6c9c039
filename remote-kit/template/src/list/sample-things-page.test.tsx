import {
  faults,
  findPage,
  findToast,
  renderRemote,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';
import { NEW_SAMPLE_THING_PATH, SAMPLE_THINGS_PATH } from '../paths';

const findRow = (name: string) => screen.findByRole('row', { name });

async function openList(names: string[] = ['First', 'Second']) {
  const shop = await renderShop(routes);
  for (const name of names) await shop.request('categories', { method: 'POST', body: { name } });
  await shop.open(SAMPLE_THINGS_PATH);
  return shop;
}

test('shows the records', async () => {
  await renderRemote(routes, { path: SAMPLE_THINGS_PATH });
  await findPage('Sample Things');
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
});

test('searches by name in any case, and clears the search', async () => {
  const { user, currentPath } = await openList();
  await findRow('First');
  await user.type(screen.getByRole('searchbox', { name: 'Search sample things' }), 'FIR');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Second' })).toBeNull());
  expect(screen.getByRole('row', { name: 'First' })).toBeVisible();
  expect(currentPath()).toBe(`${SAMPLE_THINGS_PATH}?search=FIR`);

  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing matches the current search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await findRow('Second')).toBeVisible();
});

test('invites the user of an empty shop to add a record', async () => {
  faults.status('get', 'categories', 200, { categories: [] });
  const { user, currentPath } = await openList([]);
  const state = (await screen.findByText('No sample things found')).parentElement!;
  await user.click(within(state).getByRole('link', { name: 'Add Sample Thing' }));
  expect(currentPath()).toBe(NEW_SAMPLE_THING_PATH);
});

test('offers a new record only to those who may add one', async () => {
  await renderRemote(routes, { path: SAMPLE_THINGS_PATH, role: 'warehouse' });
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('link', { name: 'Add Sample Thing' })).not.toBeInTheDocument();
});

test('reports a failed load, never an empty list, and Retry repeats it', async () => {
  faults.status('get', 'categories', 500);
  const { user } = await openList();
  expect(await findToast('Failed to load sample things')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load sample things');
  expect(screen.queryByText('No sample things found')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load sample things');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findRow('First')).toBeVisible();
});
