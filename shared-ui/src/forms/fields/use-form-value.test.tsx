import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { object, string } from 'yup';
import { PlainForm } from '../plain-form';
import { TextField } from './text-field';
import { useFormValue, useFormValues } from './use-form-value';

interface Values {
  name: string;
  notes: string;
}
const rendered = jest.fn();

function NameInWords() {
  const [name, setName] = useFormValue<string>('name');
  const { read, write } = useFormValues<Values>();
  rendered();
  return (
    <>
      <output>{name}</output>
      <button type="button" onClick={() => setName('Lamp')}>
        Name it
      </button>
      <button type="button" onClick={() => write({ ...read(), name: `${read().name}s` })}>
        Many
      </button>
      <button
        type="button"
        onClick={() => {
          write({ ...read(), notes: 'Oak' });
          fireEvent.change(screen.getByRole('textbox', { name: 'Notes' }), {
            target: { value: 'Brass' },
          });
          write({ ...read(), name: `${read().name} of ${read().notes}` });
        }}
      >
        Both
      </button>
    </>
  );
}

test('what follows one field renders with that field alone, and can change it', async () => {
  const user = userEvent.setup();
  render(
    <PlainForm
      initialValues={{ name: 'Desk', notes: '' }}
      schema={object({ name: string().required() })}
      failure="Failed"
      onSubmit={() => Promise.resolve(null)}
      onRefused={() => undefined}
    >
      <TextField name="name" label="Name" />
      <TextField name="notes" label="Notes" />
      <NameInWords />
    </PlainForm>,
  );
  rendered.mockClear();
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Oak');
  expect(rendered).not.toHaveBeenCalled();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  expect(screen.getByRole('status')).toHaveTextContent('Desk!');
  await user.click(screen.getByRole('button', { name: 'Name it' }));
  await user.click(screen.getByRole('button', { name: 'Many' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lamps');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Oak');
  // One after the other, before any of them is rendered.
  await user.click(screen.getByRole('button', { name: 'Both' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lamps of Brass');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Brass');
});
