import { act, screen, waitFor, within } from '@testing-library/react';
import { object, string } from 'yup';
import { addSupplier, field, findPage, renderShop } from '../testing';
import { SessionClient } from '../store/session-client';
import { localItems } from '../store/stored-items';
import { TextField } from './fields/text-field';
import { Form } from './form';
import { FormActions } from './form-layout';
import { SupplierField } from './combobox/record-fields';

const SCHEMA = object({ name: string(), notes: string(), supplierId: string() });
let opened = { name: 'Desk', notes: '', supplierId: '' };
beforeEach(() => {
  opened = { name: 'Desk', notes: '', supplierId: '' };
});

function DeskForm() {
  return (
    <Form
      keepsDraft
      initialValues={opened}
      schema={SCHEMA}
      failure="Failed"
      onSubmit={() => Promise.resolve({})}
    >
      <TextField name="name" label="Name" />
      <TextField name="notes" label="Notes" />
      <SupplierField name="supplierId" label="Supplier" />
      <FormActions submitLabel="Save" />
    </Form>
  );
}

async function openForm() {
  const shop = await renderShop([
    { path: '/desk', element: <DeskForm /> },
    { path: '/other', element: <h1>Other</h1> },
  ]);
  const { user, open, request, router } = shop;
  const supplier = await addSupplier(request, { companyName: 'Oak Ltd' });
  const show = async () => {
    await open('/desk');
    await screen.findByLabelText('Name');
  };
  /** Leaves with unsaved typing. */
  const leave = async () => {
    act(() => void router.navigate('/other'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^This browser keeps what you typed/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await findPage('Other');
  };
  await show();
  return { ...shop, supplier, show, leave };
}

const goOn = () => screen.getByRole('button', { name: 'Go on with it' });
const stored = () => localItems.keys().filter((key) => key.startsWith('stockroom-draft'));
const untilStored = () => waitFor(() => expect(stored()).toHaveLength(1));

test('offers what somebody typed before they left', async () => {
  const { user, show, leave } = await openForm();
  await user.type(field('Notes'), 'By van');
  await untilStored();
  await leave();
  await show();
  expect(field('Notes')).toHaveValue('');
  await user.click(goOn());
  expect(field('Notes')).toHaveValue('By van');
  expect(screen.queryByRole('button', { name: 'Go on with it' })).not.toBeInTheDocument();
});

test('asks before an earlier text replaces what somebody types now', async () => {
  const { user, show, leave } = await openForm();
  await user.type(field('Notes'), 'By van');
  await untilStored();
  await leave();
  await show();
  await user.type(field('Notes'), 'By ship');
  const answer = async (name: string) => {
    await user.click(goOn());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };
  await answer('Cancel');
  expect(field('Notes')).toHaveValue('By ship');
  await answer('Replace');
  await waitFor(() => expect(field('Notes')).toHaveValue('By van'));
});

test('leaves fields as they are now that nobody had typed into', async () => {
  const { user, show, leave } = await openForm();
  await user.type(field('Notes'), 'By van');
  await untilStored();
  await leave();
  opened = { ...opened, name: 'Oak desk', notes: 'Call first' };
  await show();
  await user.click(goOn());
  expect(field('Notes')).toHaveValue('By van');
  expect(field('Name')).toHaveValue('Oak desk');
});

test('names the supplier that somebody had chosen', async () => {
  const { user, show, leave } = await openForm();
  await user.type(field('Supplier'), 'oak{Enter}');
  await waitFor(() => expect(field('Supplier')).toHaveValue('Oak Ltd'));
  await untilStored();
  await leave();
  await show();
  await user.click(goOn());
  await waitFor(() => expect(field('Supplier')).toHaveValue('Oak Ltd'));
});

test('forgets what was saved, discarded or typed back', async () => {
  const { user, show, leave } = await openForm();
  await user.type(field('Notes'), 'x');
  await untilStored();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored()).toEqual([]));
  await user.type(field('Notes'), 'y');
  await untilStored();
  await leave();
  await show();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(stored()).toEqual([]);
  await user.type(field('Notes'), 'z');
  await untilStored();
  await user.clear(field('Notes'));
  await waitFor(() => expect(stored()).toEqual([]));
});

test('offers nothing that is a week old, or damaged, or of another person', async () => {
  const { user, show, leave, redux } = await openForm();
  await user.type(field('Notes'), 'By van');
  await untilStored();
  await leave();
  const [key = ''] = stored();
  const draft = localItems.read(key) ?? '';
  const offers = async (text: string) => {
    localItems.write(key, text);
    await show();
    return screen.queryByRole('button', { name: 'Go on with it' }) !== null;
  };
  expect(await offers(draft.replace(/"at":\d+/, `"at":${Date.now() - 8 * 86_400_000}`))).toBe(
    false,
  );
  expect(stored()).toEqual([]);
  expect(await offers('{"at":')).toBe(false);
  expect(key).toContain(redux.getState().session.user);
});

test('keeps nothing of anybody after a sign-out', async () => {
  const { user } = await openForm();
  await user.type(field('Notes'), 'By van');
  await untilStored();
  new SessionClient({ locks: undefined, loadPage: () => {} }).end();
  expect(stored()).toEqual([]);
});
