import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { createStore } from '../../store/create-store';
import { Form } from '../form';
import { SelectField } from './select-field';

it('tells of what was chosen, which the field has by then', async () => {
  const onPick = jest.fn<void, [string]>();
  const options = ['pieces', 'kg'].map((unit) => ({ value: unit, label: unit }));
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ unit: 'pieces' }}
        schema={object({ unit: string() })}
        failure="Failed"
        onSubmit={() => Promise.resolve()}
      >
        <SelectField name="unit" label="Unit" options={options} onPick={onPick} />
      </Form>
    </Provider>,
  );
  const field = screen.getByRole('combobox', { name: 'Unit' });
  await userEvent.setup().selectOptions(field, 'kg');
  expect(onPick.mock.calls).toEqual([['kg']]);
  expect(field).toHaveValue('kg');
});
