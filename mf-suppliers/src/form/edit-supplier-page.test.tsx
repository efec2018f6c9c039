import {
  supplierSchema,
  type Supplier,
  type SupplierInput,
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
import { screen, within } from '@testing-library/react';
import routes from '../remote';
import { save } from '../testing/form-page';

async function openForm() {
  const shop = await renderShop(routes);
  const supplier = await addSupplier(shop.request, { address: 'Samara', paymentTerms: 'Net 30' });
  await shop.open(`/suppliers/edit/${supplier._id}`);
  await findPage('Edit Supplier');
  await screen.findByLabelText('Company Name');
  const stored = async (): Promise<Supplier> =>
    ((await (await shop.request(`suppliers/${supplier._id}`)).json()) as SupplierResult).supplier;
  /** What somebody else does meanwhile. */
  const changeElsewhere = async (changes: Partial<SupplierInput>) => {
    const current = await stored();
    const body = { ...supplierSchema.cast(current, { stripUnknown: true }), ...changes };
    const response = await shop.request(`suppliers/${supplier._id}`, {
      method: 'PUT',
      body: { ...body, version: current.version },
    });
    expect(response.status).toBe(200);
  };
  return { ...shop, supplier, stored, changeElsewhere };
}

test('shows the record, saves the change and goes to the list', async () => {
  const { user, stored, currentPath } = await openForm();
  for (const [label, text] of Object.entries({
    'Company Name': 'Light Ltd',
    'Contact Person': 'Vera Orlova',
    Phone: '+7 (000) 000-00-00',
    Email: 'vera@example.com',
    Address: 'Samara',
    'Payment Terms': 'Net 30',
    Notes: '',
  }))
    expect(field(label)).toHaveValue(text);
  await retype(user, 'Address', '');
  await retype(user, 'Payment Terms', 'COD');
  await save(user);
  expect(await findToast('Supplier updated successfully')).toBeVisible();
  expect(currentPath()).toBe('/suppliers');
  expect(await stored()).toMatchObject({ address: '', paymentTerms: 'COD', version: 2 });
});

test('reopened after a save, it shows what was saved', async () => {
  const { user, open, supplier } = await openForm();
  await retype(user, 'Company Name', 'Lamp House');
  await save(user);
  await findToast('Supplier updated successfully');
  await open(`/suppliers/edit/${supplier._id}`);
  expect(await screen.findByDisplayValue('Lamp House')).toBeVisible();
});

test('a server that fails leaves the form as it was', async () => {
  const { user, stored } = await openForm();
  await retype(user, 'Company Name', 'Lamp House');
  faults.status('put', 'suppliers/:id', 500);
  await save(user);
  expect(await findToast('Failed to save supplier')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Company Name')).toHaveValue('Lamp House');
  expect((await stored()).companyName).toBe('Light Ltd');
});

test('when somebody else has saved first, says what and keeps what was typed, to be saved over it', async () => {
  const { user, stored, changeElsewhere } = await openForm();
  await changeElsewhere({ address: 'Kazan' });
  await retype(user, 'Address', 'Kostroma');
  await save(user);
  await screen.findByRole('alert');
  expect(takeLogged()).toHaveLength(1);
  expect(field('Address')).toHaveValue('Kostroma');
  expect((await stored()).address).toBe('Kazan');
  const changed = screen.getByRole('heading', { name: 'Changed meanwhile' }).closest('section')!;
  expect(changed).toHaveTextContent('AddressSamara → Kazan');
  expect(changed).not.toHaveTextContent('Payment Terms');
  await save(user);
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('Not saved yet: choose one of the two.');
  await user.click(within(notice).getByRole('button', { name: 'Keep what I typed' }));
  await findToast('Supplier updated successfully');
  expect(await stored()).toMatchObject({ address: 'Kostroma', version: 3 });
});

test('a supplier that was deleted while the form stood there keeps what was typed', async () => {
  const { user, request, supplier } = await openForm();
  await request(`suppliers/${supplier._id}`, { method: 'DELETE' });
  await retype(user, 'Address', 'Kostroma');
  await save(user);
  expect(await findToast('Failed to save supplier')).toBeVisible();
  expect(await screen.findByText('Supplier not found')).toBeVisible();
  expect(field('Address')).toHaveValue('Kostroma');
  takeLogged();
});

test('a supplier that does not exist is said not to, and leads to the list', async () => {
  const { open } = await renderShop(routes);
  await open('/suppliers/edit/0190a0a0-0000-7000-8000-000000000000');
  expect(await screen.findByText('Supplier not found')).toBeVisible();
  expect(screen.queryByText('Failed to load supplier data')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Suppliers' })).toHaveAttribute(
    'href',
    '/suppliers',
  );
});

test('a record that does not load says so, and Retry heals it', async () => {
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
