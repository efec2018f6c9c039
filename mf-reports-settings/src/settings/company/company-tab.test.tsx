import {
  DEFAULT_COMPANY_SETTINGS,
  type CompanySettings,
  type SettingsResult,
} from '@stockroom/contract';
import { faults, findToast, renderRemote, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../remote';

async function openForm() {
  const shop = await renderRemote(routes, { path: '/settings', seed: 'none' });
  await screen.findByLabelText('Company Name');
  const stored = async () =>
    ((await (await shop.request('settings/company')).json()) as SettingsResult<CompanySettings>)
      .settings;
  /** What somebody else does meanwhile. */
  const changeElsewhere = async (changes: Partial<CompanySettings>) => {
    const body = { ...(await stored()), ...changes };
    expect((await shop.request('settings/company', { method: 'PUT', body })).status).toBe(200);
  };
  return { ...shop, stored, changeElsewhere };
}
const field = (label: string) => screen.getByLabelText(label);
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Save Company Settings' }));
async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  if (text !== '') await user.paste(text);
}

test('shows the company and saves what is changed, more than once', async () => {
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
])('%s "%s" is refused: %s', async (label, typed, message) => {
  const { user, stored } = await openForm();
  await retype(user, label, typed);
  await save(user);
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveValue(typed);
  expect((await stored()).version).toBe(1);
});

test('takes a website as people write it, and shows what was saved', async () => {
  const { user, stored } = await openForm();
  await retype(user, 'Website', 'example.com/shop');
  await save(user);
  await findToast('Company settings saved successfully');
  expect((await stored()).website).toBe('https://example.com/shop');
  expect(field('Website')).toHaveValue('https://example.com/shop');
});

test('shows that it saves, and saves once', async () => {
  const { user, stored } = await openForm();
  await retype(user, 'Phone', '+7 (000) 1');
  const release = faults.hold('put', 'settings/company');
  await save(user);
  const button = await screen.findByRole('button', { name: 'Saving…' });
  expect(button).toBeDisabled();
  await user.click(button);
  release();
  await findToast('Company settings saved successfully');
  expect(await stored()).toMatchObject({ phone: '+7 (000) 1', version: 2 });
});

test.each(['offline', 'status'] as const)(
  'a save that fails (%s) keeps what was typed and can be repeated',
  async (fault) => {
    const { user, stored } = await openForm();
    await retype(user, 'Company Name', 'Light Ltd');
    if (fault === 'offline') faults.offline('put', 'settings/company');
    else faults.status('put', 'settings/company', 500);
    await save(user);
    expect(await findToast('Failed to save company settings')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to save company settings');
    expect(field('Company Name')).toHaveValue('Light Ltd');
    faults.heal();
    await save(user);
    await findToast('Company settings saved successfully');
    expect((await stored()).companyName).toBe('Light Ltd');
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

  test('says what was changed, keeps what was typed, and saves over it when told to', async () => {
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

  test('loads the newer settings when asked to', async () => {
    const { user, notice } = await openConflict();
    await user.click(within(notice).getByRole('button', { name: 'Load the newer record' }));
    await waitFor(() => expect(field('Phone')).toHaveValue('+7 (000) 2'));
  });
});

test('settings that fail to load say so, and Retry heals it', async () => {
  const { user, router } = await renderRemote(routes, { path: '/', seed: 'none' });
  faults.status('get', 'settings/company', 500);
  void router.navigate('/settings');
  expect(await findToast('Failed to load company settings')).toBeVisible();
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Company Name')).toHaveValue('Sample Company');
  takeLogged();
});

test('a save whose answer was lost can be repeated, and is one save', async () => {
  const { user, stored } = await openForm();
  await retype(user, 'Company Name', 'ООО «Ёлочка»');
  faults.loseAnswer('put', 'settings/company');
  await save(user);
  expect(await findToast('Failed to save company settings')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await save(user);
  expect(await findToast('Company settings saved successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ companyName: 'ООО «Ёлочка»', version: 2 });
});
