import type { SupplierList } from '@stockroom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { object, string } from 'yup';
import {
  addSupplier,
  faults,
  field,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '../../testing';
import { TextField } from '../fields/text-field';
import { Form } from '../form';
import { SupplierField } from './record-fields';

const VALUES = {
  'Company Name': 'Lamp House',
  'Contact Person': 'Vera Orlova',
  Phone: '+7 (000) 000-00-00',
  Email: 'vera@example.com',
};
const opener = () => screen.getByRole('button', { name: 'New supplier…' });
const dialog = () => screen.getByRole('dialog', { name: 'New supplier' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const onSubmit = jest.fn<Promise<object>, [object]>();
beforeEach(() => onSubmit.mockReset().mockResolvedValue({}));

async function openForm() {
  const form = (
    <Form
      initialValues={{ id: '', reference: '' }}
      schema={object({ id: string(), reference: string() })}
      failure="Failed"
      onSubmit={onSubmit}
    >
      <TextField name="reference" label="Reference" />
      <SupplierField name="id" label="Supplier" />
      <button type="submit">Save</button>
    </Form>
  );
  const shop = await renderShop([{ path: '/form', element: form }]);
  await addSupplier(shop.request, { companyName: 'Light Ltd' });
  await shop.open('/form');
  await screen.findByRole('combobox', { name: 'Supplier' });
  await retype(shop.user, 'Reference', 'INV-17');
  const stored = async () =>
    ((await (await shop.request('suppliers')).json()) as SupplierList).suppliers;
  return { ...shop, stored };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function openDialog(user: User) {
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'New supplier' });
  expect(field('Company Name')).toHaveFocus();
}
async function fill(user: User, values: object = VALUES) {
  for (const [label, text] of Object.entries(values)) await retype(user, label, text);
}
const create = (user: User) =>
  user.click(within(dialog()).getByRole('button', { name: 'Create Supplier' }));

it('creates a supplier and selects it, also after a search that found nothing', async () => {
  const { user, stored } = await openForm();
  await user.type(field('Supplier'), 'lamp house');
  await screen.findByText('Nothing found');
  await openDialog(user);
  await fill(user);
  await create(user);
  expect(await findToast('Supplier created successfully')).toBeVisible();
  await expectClosed();
  expect(field('Supplier')).toHaveValue('Lamp House');
  expect(field('Supplier')).toHaveAccessibleDescription('');
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [, created] = (await stored()).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  expect(created).toMatchObject({ companyName: 'Lamp House', email: VALUES.Email, address: '' });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ id: created?._id, reference: 'INV-17' });
});

it('replaces an earlier choice, which can be chosen again', async () => {
  const { user } = await openForm();
  await user.type(field('Supplier'), 'light');
  await user.click(await screen.findByRole('option', { name: 'Light Ltd' }));
  await openDialog(user);
  await fill(user);
  await create(user);
  await expectClosed();
  await waitFor(() => expect(field('Supplier')).toHaveValue('Lamp House'));
  await user.click(field('Supplier'));
  expect(await screen.findByRole('option', { name: 'Lamp House' })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Light Ltd' }));
  expect(field('Supplier')).toHaveValue('Light Ltd');
});

it('shows mistakes at the fields, and sends neither form', async () => {
  const { user, stored } = await openForm();
  await openDialog(user);
  await fill(user, { Email: 'vera' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  for (const [label, message] of Object.entries({
    'Company Name': 'Company name is required',
    'Contact Person': 'Contact person is required',
    Phone: 'Phone number is required',
    Email: 'Invalid email address',
  }))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  await waitFor(() => expect(field('Company Name')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await stored()).toHaveLength(1);
});

it('keeps the typed values when the save fails, and creates one supplier', async () => {
  const { user, stored } = await openForm();
  await openDialog(user);
  await fill(user);
  faults.loseAnswer('post', 'suppliers');
  await create(user);
  expect(await within(dialog()).findByText(/^The server cannot be reached/)).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to save supplier');
  expect(field('Company Name')).toHaveValue('Lamp House');
  faults.heal();
  await create(user);
  await expectClosed();
  expect(field('Supplier')).toHaveValue('Lamp House');
  expect(await stored()).toHaveLength(2);
});

it('Escape asks before typed values are lost, and returns the focus', async () => {
  const { user } = await openForm();
  await openDialog(user);
  await fill(user, { 'Company Name': 'Lamp House' });
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await expectClosed();
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(field('Reference')).toHaveValue('INV-17');
  expect(field('Supplier')).toHaveValue('');
});

it('asks once before another page loses what both forms hold', async () => {
  const { user, router, currentPath } = await openForm();
  await openDialog(user);
  await fill(user, { 'Company Name': 'Lamp House' });
  act(() => void router.navigate('/other'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(currentPath()).toBe('/form');
  expect(field('Company Name')).toHaveValue('Lamp House');
});

it('is not for people who may not add suppliers', async () => {
  const form = (
    <Form
      initialValues={{ id: '' }}
      schema={object({ id: string() })}
      failure="Failed"
      onSubmit={onSubmit}
    >
      <SupplierField name="id" label="Supplier" />
    </Form>
  );
  const { open } = await renderShop([{ path: '/form', element: form }], { role: 'warehouse' });
  await open('/form');
  await screen.findByRole('combobox', { name: 'Supplier' });
  expect(screen.queryByRole('button', { name: 'New supplier…' })).not.toBeInTheDocument();
});
