import { supplierUpdateSchema } from '@stockroom/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { apiError } from '../store/api-error';
import { PlainForm } from './plain-form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';

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

/** Somebody else saves first, which the server finds out with each save. */
function Supplier({ theirs }: { theirs: Partial<typeof OPENED>[] }) {
  const [values, setValues] = useState(OPENED);
  const save = async () => {
    const [next] = theirs.splice(0, 1);
    if (next === undefined) return null;
    setValues({ ...values, ...next, version: values.version + 1 });
    throw apiError({ status: 409, code: 'VERSION_CONFLICT', message: 'Changed' });
  };
  return (
    <PlainForm
      initialValues={values}
      schema={supplierUpdateSchema}
      failure="Failed"
      onRefused={() => {}}
      onSubmit={save}
    >
      <TextField name="companyName" label="Company" />
      <TextField name="contactPerson" label="Contact" />
      <TextField name="paymentTerms" label="Terms" hint="Net 30" />
      <SubmitButton busyLabel="Saving…">Save</SubmitButton>
    </PlainForm>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });

test('says at each field that somebody else has changed it, until the form is sent again', async () => {
  render(<Supplier theirs={[{ companyName: 'Elm Ltd', paymentTerms: 'COD' }, { phone: '2' }]} />);
  const user = userEvent.setup();
  await user.type(box('Company'), ' & Sons');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box('Terms')).toHaveValue('COD'));
  expect(screen.getAllByText(/Changed meanwhile/)).toHaveLength(2);
  expect(box('Company')).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
  expect(box('Company')).toHaveValue('Oak Ltd & Sons');
  expect(box('Contact')).not.toHaveAccessibleDescription();
  expect(box('Terms')).toHaveAccessibleDescription('Changed meanwhile Net 30');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/Changed meanwhile/)).not.toBeInTheDocument();
  expect(box('Company')).toHaveValue('Oak Ltd & Sons');
});
