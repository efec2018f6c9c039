import {
  supplierSchema,
  type Supplier,
  type SupplierInput,
  type SupplierList,
  type SupplierResult,
} from '@stockroom/contract';
import {
  addSupplier,
  faults,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../remote';

const REQUIRED = {
  'Company Name': 'Light Ltd',
  'Contact Person': 'Vera Orlova',
  Phone: '+7 (000) 000-00-00',
  Email: 'vera@example.com',
};
const FAULTS = ['status', 'offline', 'loseAnswer'] as const;

async function fill(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await retype(user, label, text);
}
function expectFields(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveValue(text);
}
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^(Create|Update) Supplier$/ }));

async function saveTwice(user: UserEvent) {
  await save(user);
  expect(await findToast('Failed to save supplier')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to save supplier');
  expect(field('Company Name')).toHaveValue('Light Ltd');
  faults.heal();
  await save(user);
}

function breakSaves(fault: (typeof FAULTS)[number], method: 'post' | 'put', path: string) {
  if (fault === 'status') faults.status(method, path, 500);
  else faults[fault](method, path);
}

describe('a new supplier', () => {
  async function openForm() {
    const shop = await renderShop(routes);
    await shop.open('/suppliers/new');
    await findPage('Add Supplier');
    const stored = async () =>
      ((await (await shop.request('suppliers')).json()) as SupplierList).suppliers;
    return { ...shop, stored };
  }

  test('is saved with every field, and the page returns to the list', async () => {
    const { user, currentPath, stored } = await openForm();
    expect(field('Payment Terms')).toHaveAccessibleDescription('Net 30, Net 15, COD');
    await fill(user, { ...REQUIRED, Address: 'Lane 21\nSamara', 'Payment Terms': 'Net 30' });
    await fill(user, { Notes: 'Delivers on «Tuesdays» №1' });
    await save(user);
    expect(await findToast('Supplier created successfully')).toBeVisible();
    expect(currentPath()).toBe('/suppliers');
    expect(await stored()).toMatchObject([
      {
        companyName: 'Light Ltd',
        contactPerson: 'Vera Orlova',
        phone: '+7 (000) 000-00-00',
        email: 'vera@example.com',
        address: 'Lane 21\nSamara',
        paymentTerms: 'Net 30',
        notes: 'Delivers on «Tuesdays» №1',
        productsCount: 0,
      },
    ]);
  });

  test('needs no address, payment terms or notes', async () => {
    const { user, stored } = await openForm();
    for (const name of ['Back', 'Cancel'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/suppliers');
    await fill(user, REQUIRED);
    await save(user);
    await findToast('Supplier created successfully');
    expect(await stored()).toMatchObject([{ address: '', paymentTerms: '', notes: '' }]);
  });

  test('shows each mistake at its field and keeps the typed text', async () => {
    const { user, currentPath } = await openForm();
    const expectError = (label: string, message: string) =>
      waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    await save(user);
    await expectError('Company Name', 'Company name is required');
    await expectError('Contact Person', 'Contact person is required');
    await expectError('Phone', 'Phone number is required');
    await expectError('Email', 'Email is required');
    expect(field('Company Name')).toHaveFocus();
    for (const [label, typed, message] of [
      ['Company Name', '   ', 'Company name is required'],
      ['Email', 'somebody', 'Invalid email address'],
      ['Notes', 'x'.repeat(2001), 'Notes can have at most 2000 characters'],
    ] as const) {
      await retype(user, label, typed);
      await expectError(label, message);
      expect(field(label)).toHaveValue(typed);
    }
    expect(currentPath()).toBe('/suppliers/new');
  });

  test('shows a refusal of the server at its field and keeps the typed text', async () => {
    const { user, stored } = await openForm();
    const message = 'This address does not take mail';
    const fieldErrors = { email: message };
    faults.status('post', 'suppliers', 422, { code: 'VALIDATION_FAILED', message, fieldErrors });
    await fill(user, REQUIRED);
    await save(user);
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(takeLogged()).toHaveLength(1);
    expectFields(REQUIRED);
    faults.heal();
    await retype(user, 'Email', 'orders@example.com');
    await save(user);
    await findToast('Supplier created successfully');
    expect(await stored()).toMatchObject([{ email: 'orders@example.com' }]);
  });

  test.each(FAULTS)('is stored once when the user repeats a failed save (%s)', async (fault) => {
    const { user, stored } = await openForm();
    await fill(user, REQUIRED);
    breakSaves(fault, 'post', 'suppliers');
    await saveTwice(user);
    await findToast('Supplier created successfully');
    expect(await stored()).toHaveLength(1);
  });
});

describe('an existing supplier', () => {
  const FILTERED_LIST = '/suppliers?search=light&sort=-companyName';

  async function openForm() {
    const shop = await renderShop(routes);
    const optional = { address: 'Samara', paymentTerms: 'Net 30', notes: 'Call first' };
    const { _id } = await addSupplier(shop.request, optional);
    await shop.open(FILTERED_LIST);
    await shop.user.click(await screen.findByRole('link', { name: 'Edit' }));
    await findPage('Edit Supplier');
    await screen.findByLabelText('Company Name');
    const stored = async (): Promise<Supplier> =>
      ((await (await shop.request(`suppliers/${_id}`)).json()) as SupplierResult).supplier;
    const changeElsewhere = async (changes: Partial<SupplierInput>) => {
      const { version, ...current } = await stored();
      const input = supplierSchema.cast(current, { stripUnknown: true });
      const body = { ...input, ...changes, version };
      const { status } = await shop.request(`suppliers/${_id}`, { method: 'PUT', body });
      expect(status).toBe(200);
    };
    return { ...shop, _id, stored, changeElsewhere };
  }

  test('shows the record, saves the changes and returns to the filtered list', async () => {
    const { user, open, _id, stored, currentPath } = await openForm();
    expectFields({ ...REQUIRED, Address: 'Samara', 'Payment Terms': 'Net 30' });
    await fill(user, { Address: '', 'Payment Terms': 'COD' });
    await save(user);
    expect(await findToast('Supplier updated successfully')).toBeVisible();
    expect(currentPath()).toBe(FILTERED_LIST);
    const saved = { address: '', paymentTerms: 'COD', notes: 'Call first', version: 2 };
    expect(await stored()).toMatchObject(saved);
    await open(`/suppliers/edit/${_id}`);
    await screen.findByLabelText('Address');
    expectFields({ ...REQUIRED, Address: '', 'Payment Terms': 'COD', Notes: 'Call first' });
  });

  test.each(FAULTS)('is updated once when the user repeats a failed save (%s)', async (fault) => {
    const { user, stored } = await openForm();
    await retype(user, 'Notes', 'Closed in August');
    breakSaves(fault, 'put', 'suppliers/:id');
    await saveTwice(user);
    await findToast('Supplier updated successfully');
    expect(await stored()).toMatchObject({ notes: 'Closed in August', version: 2 });
  });

  test('lists changes of somebody else, keeps the typed text and asks before saving it', async () => {
    const { user, stored, changeElsewhere } = await openForm();
    await changeElsewhere({ address: 'Kazan' });
    await retype(user, 'Address', 'Kostroma');
    await save(user);
    const notice = await screen.findByRole('alert');
    expect(takeLogged()).toHaveLength(1);
    expect(field('Address')).toHaveValue('Kostroma');
    expect((await stored()).address).toBe('Kazan');
    const changes = screen.getByRole('heading', { name: 'Changed meanwhile' }).closest('section')!;
    expect(changes).toHaveTextContent('AddressSamara → Kazan');
    expect(changes).not.toHaveTextContent('Payment Terms');
    await user.click(within(notice).getByRole('button', { name: 'Keep what I typed' }));
    await findToast('Supplier updated successfully');
    expect(await stored()).toMatchObject({ address: 'Kostroma', version: 3 });
  });

  test('keeps the typed text when somebody else has deleted the supplier', async () => {
    const { user, request, _id } = await openForm();
    await request(`suppliers/${_id}`, { method: 'DELETE' });
    await retype(user, 'Address', 'Kostroma');
    await save(user);
    expect(await findToast('Failed to save supplier')).toBeVisible();
    expect(await screen.findByText('Supplier not found')).toBeVisible();
    expect(field('Address')).toHaveValue('Kostroma');
    takeLogged();
  });

  test('reports an unknown supplier and links to the list', async () => {
    const { open } = await renderShop(routes);
    await open('/suppliers/edit/0190a0a0-0000-7000-8000-000000000000');
    expect(await screen.findByText('Supplier not found')).toBeVisible();
    expect(screen.queryByText('Failed to load supplier data')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Back to Suppliers' });
    expect(link).toHaveAttribute('href', '/suppliers');
  });

  test('reports a failed load, and Retry repeats it', async () => {
    const { user, request, open } = await renderShop(routes);
    const { _id } = await addSupplier(request);
    faults.status('get', 'suppliers/:id', 500);
    await open(`/suppliers/edit/${_id}`);
    expect(await findToast('Failed to load supplier data')).toBeVisible();
    expect(screen.queryByText('Supplier not found')).not.toBeInTheDocument();
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Company Name')).toHaveValue('Light Ltd');
    takeLogged();
  });
});
