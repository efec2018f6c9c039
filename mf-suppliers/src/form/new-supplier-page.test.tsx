import type { SupplierList } from '@stockroom/contract';
import {
  faults,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import routes from '../remote';
import { fillSupplier, save } from '../testing/form-page';

async function openForm() {
  const shop = await renderShop(routes);
  await shop.open('/suppliers/new');
  await findPage('Add Supplier');
  const stored = async () =>
    ((await (await shop.request('suppliers')).json()) as SupplierList).suppliers;
  return { ...shop, stored };
}

test('creates a supplier, says so and goes to the list', async () => {
  const { user, currentPath, stored } = await openForm();
  await fillSupplier(user);
  await user.type(field('Address'), 'Workshop Lane 21{Enter}Samara');
  await user.type(field('Payment Terms'), 'Net 30');
  await user.type(field('Notes'), 'Delivers on «Tuesdays» №1');
  await save(user);
  expect(await findToast('Supplier created successfully')).toBeVisible();
  expect(currentPath()).toBe('/suppliers');
  expect(await stored()).toMatchObject([
    {
      companyName: 'Light Ltd',
      contactPerson: 'Vera Orlova',
      phone: '+7 (000) 101-20-30',
      email: 'vera@example.com',
      address: 'Workshop Lane 21\nSamara',
      paymentTerms: 'Net 30',
      notes: 'Delivers on «Tuesdays» №1',
      productsCount: 0,
    },
  ]);
});

test('needs no address, terms or notes, and leads back to the list', async () => {
  const { user, currentPath, stored } = await openForm();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/suppliers');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/suppliers');
  expect(field('Payment Terms')).toHaveAccessibleDescription('Net 30, Net 15, COD');
  for (const label of ['Address', 'Payment Terms', 'Notes'])
    expect(field(label)).not.toBeRequired();
  await fillSupplier(user);
  await save(user);
  await findToast('Supplier created successfully');
  expect(await stored()).toMatchObject([
    { companyName: 'Light Ltd', address: '', paymentTerms: '', notes: '' },
  ]);
  expect(currentPath()).toBe('/suppliers');
});

test('asks for everything that is missing, each at its field, and goes to the first', async () => {
  const { user, currentPath } = await openForm();
  await save(user);
  for (const [label, message] of Object.entries({
    'Company Name': 'Company name is required',
    'Contact Person': 'Contact person is required',
    Phone: 'Phone number is required',
    Email: 'Email is required',
  })) {
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toBeInvalid();
  }
  expect(field('Company Name')).toHaveFocus();
  expect(currentPath()).toBe('/suppliers/new');
});

test('refuses what cannot be, each at its field, and keeps it', async () => {
  const { user } = await openForm();
  await save(user);
  await waitFor(() => expect(field('Company Name')).toHaveFocus());
  for (const [label, typed, message] of [
    ['Company Name', '   ', 'Company name is required'],
    ['Company Name', 'x'.repeat(201), 'Company name can have at most 200 characters'],
    ['Email', 'somebody', 'Invalid email address'],
    ['Email', 'some body@example.com', 'Invalid email address'],
    ['Email', 'somebody🍋@example.com', 'Invalid email address'],
    ['Address', 'x'.repeat(501), 'Address can have at most 500 characters'],
    ['Notes', 'x'.repeat(2001), 'Notes can have at most 2000 characters'],
  ] as const) {
    await retype(user, label, typed);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toHaveValue(typed);
  }
});

test('what only the server refuses is said at its field, and everything typed stays', async () => {
  const { user, stored } = await openForm();
  faults.status('post', 'suppliers', 422, {
    code: 'VALIDATION_FAILED',
    message: 'Some fields are not valid',
    fieldErrors: { email: 'This address does not take mail' },
  });
  await fillSupplier(user);
  await save(user);
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('This address does not take mail'),
  );
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(await findToast('Failed to save supplier')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Company Name')).toHaveValue('Light Ltd');
  faults.heal();
  await retype(user, 'Email', 'orders@example.com');
  expect(field('Email')).toBeValid();
  await save(user);
  await findToast('Supplier created successfully');
  expect(await stored()).toMatchObject([{ email: 'orders@example.com' }]);
});

test('pressing twice writes once', async () => {
  const { user, stored } = await openForm();
  await fillSupplier(user);
  const release = faults.hold('post', 'suppliers');
  await save(user);
  const button = await screen.findByRole('button', { name: 'Saving…' });
  expect(button).toBeDisabled();
  await user.click(button);
  await user.type(field('Company Name'), '{Control>}{Enter}{/Control}');
  release();
  await findToast('Supplier created successfully');
  expect(await stored()).toHaveLength(1);
});

test.each(['offline', 'status'] as const)(
  'a save that fails (%s) keeps what was typed and can be repeated',
  async (fault) => {
    const { user, stored } = await openForm();
    await fillSupplier(user);
    if (fault === 'offline') faults.offline('post', 'suppliers');
    else faults.status('post', 'suppliers', 500);
    await save(user);
    expect(await findToast('Failed to save supplier')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to save supplier');
    expect(field('Company Name')).toHaveValue('Light Ltd');
    faults.heal();
    await save(user);
    await findToast('Supplier created successfully');
    expect(await stored()).toHaveLength(1);
  },
);

test('leaving with something typed asks once', async () => {
  const { user, currentPath } = await openForm();
  await user.type(field('Company Name'), 'Light');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field('Company Name')).toHaveValue('Light');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(currentPath()).toBe('/suppliers'));
});
