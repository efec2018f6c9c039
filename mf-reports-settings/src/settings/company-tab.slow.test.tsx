import {
  DEFAULT_COMPANY_SETTINGS,
  type CompanySettings,
  type SettingsResult,
} from '@stockroom/contract';
import {
  faults,
  field,
  findToast,
  renderRemote,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../remote';

async function openForm() {
  const shop = await renderRemote(routes, { path: '/settings', seed: 'none' });
  await screen.findByLabelText('Company Name');
  const stored = async () =>
    ((await (await shop.request('settings/company')).json()) as SettingsResult<CompanySettings>)
      .settings;
  const changeElsewhere = async (changes: Partial<CompanySettings>) => {
    const body = { ...(await stored()), ...changes };
    expect((await shop.request('settings/company', { method: 'PUT', body })).status).toBe(200);
  };
  return { ...shop, stored, changeElsewhere };
}
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Save Company Settings' }));

test('shows the company and saves changes, more than once', async () => {
  const { user, stored, currentPath } = await openForm();
  for (const [label, text] of Object.entries({
    'Company Name': DEFAULT_COMPANY_SETTINGS.companyName,
    'Tax ID': DEFAULT_COMPANY_SETTINGS.taxId,
    Address: DEFAULT_COMPANY_SETTINGS.address,
    Phone: DEFAULT_COMPANY_SETTINGS.phone,
    Email: DEFAULT_COMPANY_SETTINGS.email,
    Website: DEFAULT_COMPANY_SETTINGS.website,
  }))
    expect(field(label)).toHaveValue(text);
  expect(field('Email')).toHaveAttribute('type', 'email');

  await retype(user, 'Company Name', 'ООО «Ёлочка»');
  await save(user);
  expect(await findToast('Company settings saved successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ companyName: 'ООО «Ёлочка»', version: 2 });
  await retype(user, 'Address', '');
  await save(user);
  await waitFor(async () => expect(await stored()).toMatchObject({ address: '', version: 3 }));
  expect(currentPath()).toBe('/settings');
});

test.each([
  ['Company Name', ' ', 'Company name is required'],
  ['Email', 'somebody', 'Invalid email address'],
  [
    'Website',
    'javascript:alert(1)',
    'Website must be an address like example.com or https://example.com',
  ],
  ['Tax ID', '1'.repeat(51), 'Tax ID can have at most 50 characters'],
])('refuses %s "%s": %s', async (label, typed, message) => {
  const { user, stored } = await openForm();
  await retype(user, label, typed);
  await save(user);
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveValue(typed);
  expect((await stored()).version).toBe(1);
});

test('completes a website without https:// and shows the saved one', async () => {
  const { user, stored } = await openForm();
  await retype(user, 'Website', 'example.com/shop');
  await save(user);
  await findToast('Company settings saved successfully');
  expect((await stored()).website).toBe('https://example.com/shop');
  expect(field('Website')).toHaveValue('https://example.com/shop');
});

test.each(['status', 'offline', 'loseAnswer'] as const)(
  'saves once when the user repeats a failed save (%s)',
  async (fault) => {
    const { user, stored } = await openForm();
    await retype(user, 'Company Name', 'Light Ltd');
    if (fault === 'status') faults.status('put', 'settings/company', 500);
    else faults[fault]('put', 'settings/company');
    await save(user);
    expect(await findToast('Failed to save company settings')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to save company settings');
    expect(field('Company Name')).toHaveValue('Light Ltd');
    faults.heal();
    await save(user);
    await findToast('Company settings saved successfully');
    expect(await stored()).toMatchObject({ companyName: 'Light Ltd', version: 2 });
  },
);

describe('when somebody else has saved first', () => {
  async function openConflict() {
    const shop = await openForm();
    await shop.changeElsewhere({ phone: '+7 (000) 2' });
    await retype(shop.user, 'Phone', '+7 (000) 3');
    await save(shop.user);
    const notice = await screen.findByRole('alert');
    expect(takeLogged()).toHaveLength(1);
    return { ...shop, notice };
  }

  test('lists the changes, keeps the typed text, and saves it when the user keeps it', async () => {
    const { user, notice, stored } = await openConflict();
    const changed = screen.getByRole('heading', { name: 'Changed meanwhile' }).closest('section')!;
    expect(changed).toHaveTextContent('Phone+7 (000) 000-00-00 → +7 (000) 2');
    expect(field('Phone')).toHaveValue('+7 (000) 3');
    await save(user);
    expect(notice).toHaveTextContent('Not saved yet: choose one of the two.');
    await user.click(within(notice).getByRole('button', { name: 'Keep what I typed' }));
    await findToast('Company settings saved successfully');
    expect((await stored()).phone).toBe('+7 (000) 3');
    expect(screen.queryByText(/Changed meanwhile/)).not.toBeInTheDocument();
    expect(notice).not.toBeInTheDocument();
    await retype(user, 'Phone', '+7 (000) 4');
    await save(user);
    await waitFor(async () => expect((await stored()).phone).toBe('+7 (000) 4'));
  });

  test('loads the newer settings on request', async () => {
    const { user, notice } = await openConflict();
    await user.click(within(notice).getByRole('button', { name: 'Load the newer record' }));
    await waitFor(() => expect(field('Phone')).toHaveValue('+7 (000) 2'));
  });
});
