import type { SettingsResult, SystemSettings } from '@stockroom/contract';
import {
  faults,
  field,
  findPage,
  findToast,
  renderRemote,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../remote';

async function openForm() {
  const shop = await renderRemote(routes, { path: '/settings?tab=system', seed: 'none' });
  await screen.findByLabelText('Language');
  const stored = async () =>
    ((await (await shop.request('settings/system')).json()) as SettingsResult<SystemSettings>)
      .settings;
  return { ...shop, stored };
}
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Save System Settings' }));
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('offers all options and shows the current settings', async () => {
  await openForm();
  expect(optionsOf('Default Currency')).toEqual([
    ...['RUB (Russian Ruble)', 'USD (US Dollar)', 'EUR (Euro)', 'GBP (British Pound)'],
  ]);
  expect(optionsOf('Language')).toEqual(['Russian', 'English']);
  expect(optionsOf('Default Unit of Measurement')).toHaveLength(9);
  expect(field('Default Currency')).toHaveValue('RUB');
  expect(field('Language')).toHaveValue('ru');
  expect(field('Default Unit of Measurement')).toHaveValue('pieces');
  expect(field('Low Stock Threshold')).toHaveValue('10');
});

test('shows the features only with the form, which would push them down', async () => {
  const release = faults.hold('get', 'settings/system');
  await renderRemote(routes, { path: '/settings?tab=system', seed: 'none' });
  await findPage('Settings');
  expect(screen.queryByRole('table', { name: 'Features' })).not.toBeInTheDocument();
  release();
  expect(await screen.findByLabelText('Language')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Features' })).toBeVisible();
});

test('saves the settings, and the formats of the page follow at once', async () => {
  const { user, redux, stored } = await openForm();
  await user.selectOptions(field('Default Currency'), 'USD');
  await user.selectOptions(field('Language'), 'en');
  await user.selectOptions(field('Default Unit of Measurement'), 'kg');
  await retype(user, 'Low Stock Threshold', '2,5');
  await save(user);
  expect(await findToast('System settings saved successfully')).toBeVisible();
  await waitFor(() =>
    expect(redux.getState().formatSettings).toEqual({ currency: 'USD', language: 'en' }),
  );
  expect(await stored()).toEqual({
    currency: 'USD',
    language: 'en',
    defaultUnit: 'kg',
    lowStockThreshold: 2.5,
    version: 2,
  });
  await retype(user, 'Low Stock Threshold', '0');
  await save(user);
  await waitFor(async () => expect((await stored()).lowStockThreshold).toBe(0));
  expect(field('Low Stock Threshold')).toHaveValue('0');
});

test.each([
  ['', 'Low stock threshold is required'],
  ['-1', 'Threshold must be positive'],
  ['many', 'Low stock threshold must be a number'],
  ['1,5', 'Threshold must be a whole number for this unit'],
])('refuses the threshold "%s": %s', async (typed, message) => {
  const { user, stored } = await openForm();
  const threshold = field('Low Stock Threshold');
  await retype(user, 'Low Stock Threshold', typed);
  await save(user);
  await waitFor(() => expect(threshold).toHaveAccessibleDescription(new RegExp(`^${message}`)));
  expect(threshold).toHaveFocus();
  expect((await stored()).version).toBe(1);
});

test('keeps the formats until a repeated save succeeds', async () => {
  const { user, redux, stored } = await openForm();
  faults.loseAnswer('put', 'settings/system');
  await user.selectOptions(field('Default Currency'), 'EUR');
  await save(user);
  expect(await findToast('Failed to save system settings')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Default Currency')).toHaveValue('EUR');
  expect(redux.getState().formatSettings.currency).toBe('RUB');
  faults.heal();
  await save(user);
  expect(await findToast('System settings saved successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ currency: 'EUR', version: 2 });
});

test('lists the changes of somebody else in words', async () => {
  const { user, request, stored } = await openForm();
  const body = { ...(await stored()), currency: 'GBP', language: 'en', lowStockThreshold: 12 };
  await request('settings/system', { method: 'PUT', body });
  await user.selectOptions(field('Default Unit of Measurement'), 'boxes');
  await save(user);
  const heading = await screen.findByRole('heading', { name: 'Changed meanwhile' });
  const changed = heading.closest('section')!;
  for (const text of [
    'Default CurrencyRUB (Russian Ruble) → GBP (British Pound)',
    'LanguageRussian → English',
    'Low Stock Threshold10 → 12',
  ])
    expect(changed).toHaveTextContent(text);
  expect(field('Default Unit of Measurement')).toHaveValue('boxes');
  expect(takeLogged()).toHaveLength(1);
});
