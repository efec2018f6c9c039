import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { mixed, object } from 'yup';
import { createStore } from '../../store/create-store';
import { Form } from '../form';
import { TextField } from './text-field';

test('a field with suggestions offers them, and takes any other text', async () => {
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ terms: '' }}
        schema={object({ terms: mixed() })}
        failure="Failed"
        onSubmit={() => Promise.resolve()}
      >
        <TextField name="terms" label="Payment Terms" suggestions={['Net 30', 'COD']} />
      </Form>
    </Provider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Payment Terms' });
  expect([...field.list!.options].map(({ value }) => value)).toEqual(['Net 30', 'COD']);
  await userEvent.setup().type(field, 'Half now');
  expect(field).toHaveValue('Half now');
});
