import type { SettingsResult, SystemSettings } from '@stockroom/contract';
import { faults, findToast, renderRemote, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../remote';

async function openForm() {
  const shop = await renderRemote(routes, { path: '/settings?tab=system', seed: 'none' });
  await screen.findByLabelText('Language');
  const stored = async () =>
    ((await (await shop.request('settings/system')).json()) as SettingsResult<SystemSettings>)
      .settings;
  return { ...shop, stored };
}
const field = (label: string) => screen.getByLabelText(label);
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Save System Settings' }));
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('offers what the shop can choose, with what it has chosen', async () => {
  await openForm();
  expect(optionsOf('Default Currency')).toEqual([
    'RUB (Russian Ruble)',
    'USD (US Dollar)',
    'EUR (Euro)',
    'GBP (British Pound)',
  ]);
  expect(optionsOf('Language')).toEqual(['Russian', 'English']);
  expect(optionsOf('Default Unit of Measurement')).toHaveLength(9);
  expect(field('Default Currency')).toHaveValue('RUB');
  expect(field('Language')).toHaveValue('ru');
  expect(field('Default Unit of Measurement')).toHaveValue('pieces');
  expect(field('Low Stock Threshold')).toHaveValue('10');
});

test('shows the features with the form and not before it, which would push them down', async () => {
  const release = faults.hold('get', 'settings/system');
  await renderRemote(routes, { path: '/settings?tab=system', seed: 'none' });
  const features = await screen.findByRole('table', { name: 'Features', hidden: true });
  expect(features).not.toBeVisible();
  release();
  await screen.findByLabelText('Language');
  expect(features).toBeVisible();
});

test('saves, and the formats of the whole page follow at once', async () => {
  const { user, redux, stored } = await openForm();
  await user.selectOptions(field('Default Currency'), 'USD');
  await user.selectOptions(field('Language'), 'en');
  await user.selectOptions(field('Default Unit of Measurement'), 'kg');
  await user.clear(field('Low Stock Threshold'));
  await user.type(field('Low Stock Threshold'), '2,5');
  await save(user);
  expect(await findToast('System settings saved successfully')).toBeVisible();
  await waitFor(() =>
    expect(redux.getState().formatSettings).toEqual({ currency: 'USD', language: 'en' }),
  );
  // By this the other tabs of the browser learn of it.
  expect(localStorage.getItem('stockroom-settings-saved')).not.toBeNull();
  expect(await stored()).toEqual({
    currency: 'USD',
    language: 'en',
    defaultUnit: 'kg',
    lowStockThreshold: 2.5,
    version: 2,
  });
});

test.each([
  ['', 'Low stock threshold is required'],
  ['-1', 'Threshold must be positive'],
  ['many', 'Low stock threshold must be a number'],
  ['1,5', 'Threshold must be a whole number for this unit'],
])('the threshold "%s" is refused: %s', async (typed, message) => {
  const { user, stored } = await openForm();
  const threshold = field('Low Stock Threshold');
  await user.clear(threshold);
  if (typed !== '') await user.type(threshold, typed);
  await save(user);
  await waitFor(() => expect(threshold).toHaveAccessibleDescription(new RegExp(`^${message}`)));
  expect(threshold).toHaveFocus();
  expect((await stored()).version).toBe(1);
});

test('0 is a threshold', async () => {
  const { user, stored } = await openForm();
  await user.clear(field('Low Stock Threshold'));
  await user.type(field('Low Stock Threshold'), '0');
  await save(user);
  await findToast('System settings saved successfully');
  expect((await stored()).lowStockThreshold).toBe(0);
  expect(field('Low Stock Threshold')).toHaveValue('0');
});

test('a save without an answer keeps what was chosen and the formats; repeated, it is one save', async () => {
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

test('who saves second is told in words what the first one changed', async () => {
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

test('settings that fail to load say so, and Retry heals it', async () => {
  const { user, router } = await renderRemote(routes, { path: '/', seed: 'none' });
  faults.status('get', 'settings/system', 500);
  void router.navigate('/settings?tab=system');
  expect(await findToast('Failed to load system settings')).toBeVisible();
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Language')).toHaveValue('ru');
  takeLogged();
});
