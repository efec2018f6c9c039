import { supplierUpdateSchema } from '@stockroom/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { takeLogged } from '../../testing/logged';
import { apiError, type ApiError } from '../../store/api-error';
import { createStore } from '../../store/create-store';
import { Form } from '../form';
import { SubmitButton } from '../form-layout';
import { TextField } from '../fields/text-field';

const OPENED = {
  companyName: 'Oak Ltd',
  contactPerson: 'Vera',
  phone: '1',
  email: 'vera@example.com',
  address: '',
  paymentTerms: 'Net 15',
  notes: '',
  version: 1,
};

interface SupplierProps {
  /** What happens before each save: somebody else changes these fields, or the save fails with this error. */
  before: (Partial<typeof OPENED> | ApiError)[];
}

/** The form stays open after a save. */
function Supplier({ before }: SupplierProps) {
  const [values, setValues] = useState(OPENED);
  const save = async () => {
    const [next] = before.splice(0, 1);
    if (next === undefined) return {};
    if ('code' in next) throw next;
    setValues({ ...values, ...next, version: values.version + 1 });
    throw apiError({ status: 409, code: 'VERSION_CONFLICT', message: 'Changed' });
  };
  return (
    <Form
      guarded={false}
      initialValues={values}
      schema={supplierUpdateSchema}
      failure="Failed"
      onSubmit={save}
      onSaved={saved}
      onLoadNewer={async () => values}
    >
      <TextField name="companyName" label="Company" />
      <TextField name="contactPerson" label="Contact" />
      <TextField name="paymentTerms" label="Terms" hint="Net 30" />
      <SubmitButton busyLabel="Saving…">Save</SubmitButton>
    </Form>
  );
}

const saved = jest.fn();
const box = (name: string) => screen.getByRole('textbox', { name });

/** A form at a conflict: somebody else has changed the terms, and the company, which the user has changed too. */
async function openConflict(...before: SupplierProps['before']) {
  render(
    <Provider store={createStore()}>
      <Supplier before={[{ companyName: 'Elm Ltd', paymentTerms: 'COD' }, ...before]} />
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(box('Company'), ' & Sons');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box('Terms')).toHaveValue('COD'));
  return {
    user,
    keep: () => user.click(screen.getByRole('button', { name: 'Keep what I typed' })),
  };
}

test('marks each field that somebody else has changed', async () => {
  await openConflict();
  expect(screen.getAllByText(/^Changed meanwhile/)).toHaveLength(2);
  expect(box('Company')).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
  expect(box('Company')).toHaveValue('Oak Ltd & Sons');
  expect(box('Contact')).not.toHaveAccessibleDescription();
  expect(box('Terms')).toHaveAccessibleDescription('Changed meanwhile Net 30');
  takeLogged();
});

test('after a second conflict, marks all changes since the form opened', async () => {
  const { user, keep } = await openConflict({ contactPerson: 'Olga' }, { contactPerson: 'Vera' });
  await user.clear(box('Terms'));
  await user.type(box('Terms'), 'Net 60');
  await keep();
  await waitFor(() => expect(box('Contact')).toHaveValue('Olga'));
  expect(box('Company')).toHaveValue('Oak Ltd & Sons');
  expect(box('Company')).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
  expect(box('Contact')).toHaveAccessibleDescription('Changed meanwhile');
  expect(box('Terms')).toHaveValue('Net 60');
  expect(box('Terms')).toHaveAccessibleDescription('Changed meanwhile; yours is kept Net 30');

  await keep();
  await waitFor(() => expect(box('Contact')).toHaveValue('Vera'));
  expect(box('Contact')).not.toHaveAccessibleDescription();
  expect(box('Company')).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
  takeLogged();
});

test('keeps the marks until a save succeeds', async () => {
  const { user, keep } = await openConflict(
    apiError({ status: 500, code: 'INTERNAL', message: '' }),
  );
  await keep();
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(box('Company')).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(box('Company')).not.toHaveAccessibleDescription();
  takeLogged();
});

test('removes the marks when the user loads the newer record', async () => {
  const { user } = await openConflict({ contactPerson: 'Olga' });
  await user.click(screen.getByRole('button', { name: 'Load the newer record' }));
  await waitFor(() => expect(box('Company')).toHaveValue('Elm Ltd'));
  expect(box('Company')).not.toHaveAccessibleDescription();
  await user.type(box('Company'), ' & Sons');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box('Contact')).toHaveValue('Olga'));
  expect(box('Company')).not.toHaveAccessibleDescription();
  expect(box('Contact')).toHaveAccessibleDescription('Changed meanwhile');
  takeLogged();
});
