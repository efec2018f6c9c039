import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { number, object } from 'yup';
import { createStore } from '../store/create-store';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { NumberField } from './fields/number-field';

const WHOLE = object({ quantity: number().integer('Only whole ones') });
const MEASURED = object({ quantity: number() });

function Quantity() {
  const [schema, setSchema] = useState(WHOLE);
  return (
    <Form
      guarded={false}
      initialValues={{ quantity: 2.5 }}
      schema={schema}
      failure="Failed"
      onSubmit={() => Promise.resolve()}
    >
      <NumberField name="quantity" label="Quantity" />
      <button type="button" onClick={() => setSchema(MEASURED)}>
        In kilograms
      </button>
      <SubmitButton busyLabel="Saving…">Save</SubmitButton>
    </Form>
  );
}

it('takes back what another schema does not mind', async () => {
  const user = userEvent.setup();
  render(
    <Provider store={createStore()}>
      <Quantity />
    </Provider>,
  );
  const field = screen.getByLabelText('Quantity');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Only whole ones'));
  await user.click(screen.getByRole('button', { name: 'In kilograms' }));
  await waitFor(() => expect(field).toBeValid());
});
