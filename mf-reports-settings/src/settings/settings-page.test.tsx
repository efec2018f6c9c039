import { findPage, renderRemote } from '@stockroom/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import routes from '../remote';

const openPage = (path: string) => renderRemote(routes, { path, seed: 'none' });
const tab = (name: string) => screen.getByRole('tab', { name });

test('has three tabs, the first of which is open', async () => {
  await openPage('/settings');
  await findPage('Settings');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Company',
    'System',
    'Categories',
  ]);
  expect(tab('Company')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('button', { name: 'Save Company Settings' })).toBeVisible();
});

test('the address says which tab is open, and Back goes to the one before', async () => {
  const { user, router, currentPath } = await openPage('/settings');
  await findPage('Settings');
  await user.click(tab('Categories'));
  expect(currentPath()).toBe('/settings?tab=categories');
  expect(await screen.findByLabelText('New Category')).toBeVisible();
  await user.click(tab('System'));
  expect(currentPath()).toBe('/settings?tab=system');
  expect(await screen.findByRole('button', { name: 'Save System Settings' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(tab('Categories')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Company'));
  expect(currentPath()).toBe('/settings');
});

test('an unknown tab is the first one, and leaves the address', async () => {
  const { currentPath } = await openPage('/settings?tab=nonsense');
  await findPage('Settings');
  expect(tab('Company')).toHaveAttribute('aria-selected', 'true');
  expect(currentPath()).toBe('/settings');
});

test('a tab with unsaved typing is not left without a question', async () => {
  const { user, currentPath } = await openPage('/settings');
  const name = await screen.findByLabelText('Company Name');
  await user.type(name, '!');
  await user.click(tab('System'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(currentPath()).toBe('/settings');
  expect(screen.getByLabelText('Company Name')).toHaveValue('Sample Company!');
  await user.click(tab('System'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByLabelText('Language')).toBeVisible();
  await user.click(tab('Company'));
  expect(await screen.findByLabelText('Company Name')).toHaveValue('Sample Company');
});
