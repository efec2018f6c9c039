import {
  faults,
  findPage,
  findToast,
  renderRemote,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import routes from '../remote';

const openPage = (path: string) => renderRemote(routes, { path, seed: 'none' });
const tab = (name: string) => screen.getByRole('tab', { name });

test('shows three tabs and opens the first, even for an unknown one', async () => {
  await openPage('/settings?tab=nonsense');
  await findPage('Settings');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Company', 'System', 'Categories']);
  expect(tab('Company')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('button', { name: 'Save Company Settings' })).toBeVisible();
});

test('keeps the open tab in the address, by mouse, by keyboard and with Back', async () => {
  const { user, router, currentPath } = await openPage('/settings');
  await findPage('Settings');
  await user.click(tab('Categories'));
  expect(currentPath()).toBe('/settings?tab=categories');
  expect(await screen.findByLabelText('New Category')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(tab('System')).toHaveFocus();
  expect(currentPath()).toBe('/settings?tab=categories');
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/settings?tab=system');
  expect(await screen.findByRole('tabpanel', { name: 'System' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(tab('Categories')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Company'));
  expect(currentPath()).toBe('/settings');
});

test('asks before it leaves a tab with unsaved text, and Tab still stops at the open tab', async () => {
  const { user, currentPath } = await openPage('/settings');
  const name = await screen.findByLabelText('Company Name');
  await user.type(name, '!');
  await user.click(tab('System'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(currentPath()).toBe('/settings');
  expect(screen.getByLabelText('Company Name')).toHaveValue('Sample Company!');
  await user.click(screen.getByLabelText('Company Name'));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(tab('Company')).toHaveFocus();
  await user.click(tab('System'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByLabelText('Language')).toBeVisible();
  await user.click(tab('Company'));
  expect(await screen.findByLabelText('Company Name')).toHaveValue('Sample Company');
});

test.each([
  ['company', 'settings/company', 'Failed to load company settings', 'Company Name'],
  ['system', 'settings/system', 'Failed to load system settings', 'Language'],
  ['categories', 'categories', 'Failed to load categories', 'New Category'],
])('reports a failed load of %s, and Retry repeats it', async (value, resource, message, label) => {
  const { user, router } = await openPage('/');
  faults.status('get', resource, 500);
  void router.navigate(`/settings?tab=${value}`);
  expect(await findToast(message)).toBeVisible();
  expect(screen.queryByText(/No categories defined/)).not.toBeInTheDocument();
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText(label)).toBeVisible();
  takeLogged();
});
