import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { number, object, string } from 'yup';
import { createStore } from '../../store/create-store';
import { Form } from '../form';
import { SubmitButton } from '../form-layout';
import { renderFields } from '../testing/render-fields';
import { NumberField } from './number-field';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useFormValue, useFormValues, useSubmitWait } from './form-context';

const save = () => screen.getByRole('button', { name: 'Save' });

test('a text field offers suggestions, and takes any other text', async () => {
  const field = <TextField name="terms" label="Payment Terms" suggestions={['Net 30', 'COD']} />;
  const user = renderFields(field, { terms: '' });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Payment Terms' });
  expect([...box.list!.options].map(({ value }) => value)).toEqual(['Net 30', 'COD']);
  await user.type(box, 'Half now');
  expect(box).toHaveValue('Half now');
});

test('a select field holds the option when onPick runs', async () => {
  const onPick = jest.fn<void, [string]>();
  const options = ['pieces', 'kg'].map((unit) => ({ value: unit, label: unit }));
  const field = <SelectField name="unit" label="Unit" options={options} onPick={onPick} />;
  const user = renderFields(field, { unit: 'pieces' });
  const box = screen.getByRole('combobox', { name: 'Unit' });
  await user.selectOptions(box, 'kg');
  expect(onPick.mock.calls).toEqual([['kg']]);
  expect(box).toHaveValue('kg');
});

describe('a radio field', () => {
  const onSubmit = jest.fn<Promise<null>, [object]>().mockResolvedValue(null);
  const onPick = jest.fn<void, [string]>();
  const onRetry = jest.fn();
  const schema = object({ size: string().required('Please select a size') });
  const OPTIONS = [
    { value: 's', label: 'Small' },
    { value: 'l', label: 'Large' },
  ];
  function open(message?: string) {
    const failure = message === undefined ? undefined : { message, onRetry, busy: false };
    const field = (
      <RadioField name="size" label="Size" required {...{ failure, onPick }} options={OPTIONS} />
    );
    const user = renderFields(field, { size: '' }, { schema, onSubmit });
    return { user, group: screen.getByRole('radiogroup', { name: 'Size' }) };
  }

  it('takes one of its options', async () => {
    const { user, group } = open();
    await user.click(within(group).getByRole('radio', { name: 'Large' }));
    expect(within(group).getByRole('radio', { name: 'Small' })).not.toBeChecked();
    expect(onPick.mock.calls).toEqual([['l']]);
    await user.click(save());
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ size: 'l' }));
  });

  it('shows its error, and gets the focus', async () => {
    const { user, group } = open();
    await user.click(save());
    await waitFor(() => expect(group).toHaveAccessibleDescription('Please select a size'));
    expect(group).toBeInvalid();
    expect(group).toHaveFocus();
  });

  it('says that its options did not load, and retries', async () => {
    const { user, group } = open('Failed to load sizes');
    expect(group).toHaveAccessibleDescription('Failed to load sizes Retry');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalled();
  });
});

test('a follower of one field renders only with that field, and can change the form', async () => {
  const rendered = jest.fn();
  function NameInWords() {
    const [name, setName] = useFormValue<string>('name');
    const { read, write } = useFormValues<{ name: string; notes: string }>();
    rendered();
    const writeBoth = () => {
      write({ ...read(), notes: 'Oak' });
      const notes = screen.getByRole('textbox', { name: 'Notes' });
      fireEvent.change(notes, { target: { value: 'Brass' } });
      write({ ...read(), name: `${read().name} of ${read().notes}` });
    };
    return (
      <>
        <output>{name}</output>
        <button type="button" onClick={() => setName('Lamp')}>
          Name it
        </button>
        <button type="button" onClick={writeBoth}>
          Both
        </button>
      </>
    );
  }
  const user = renderFields(
    <>
      <TextField name="name" label="Name" />
      <TextField name="notes" label="Notes" />
      <NameInWords />
    </>,
    { name: 'Desk', notes: '' },
  );
  rendered.mockClear();
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Oak');
  expect(rendered).not.toHaveBeenCalled();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  expect(screen.getByRole('status')).toHaveTextContent('Desk!');
  await user.click(screen.getByRole('button', { name: 'Name it' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lamp');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Oak');
  // Three writes before the first of them is rendered.
  await user.click(screen.getByRole('button', { name: 'Both' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lamp of Brass');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Brass');
});

test('a submit waits for a value that is still to arrive, and for the fields that depend on it', async () => {
  const onSubmit = jest.fn().mockResolvedValue(null);
  let find = (_order: string) => {};
  const answer = new Promise<string>((resolve) => (find = resolve));

  function Proposed() {
    const [, setOrder] = useFormValue<string>('order');
    const [found, setFound] = useState<string>();
    useEffect(() => void answer.then(setFound), []);
    useEffect(() => {
      if (found !== undefined) setOrder(found);
    }, [found, setOrder]);
    useSubmitWait(found === undefined);
    return null;
  }
  function Following() {
    const [order] = useFormValue<string>('order');
    const [price, setPrice] = useFormValue<string>('price');
    useEffect(() => {
      if (order !== '' && price === '') setPrice(`price of ${order}`);
    }, [order, price, setPrice]);
    return null;
  }
  const user = renderFields(
    [<Proposed key="1" />, <Following key="2" />],
    { order: '', price: '' },
    { onSubmit },
  );
  await user.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  // Not in `act`, which would render all that follows before the submit.
  find('PO-1');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls).toEqual([
    [{ order: 'PO-1', price: 'price of PO-1' }, expect.anything()],
  ]);
});

test('a form checks the values again when the schema changes', async () => {
  const whole = object({ quantity: number().integer('Only whole ones') });
  function Quantity() {
    const [schema, setSchema] = useState(whole);
    return (
      <Form
        guarded={false}
        initialValues={{ quantity: 2.5 }}
        schema={schema}
        failure="Failed"
        onSubmit={() => Promise.resolve()}
      >
        <NumberField name="quantity" label="Quantity" />
        <button type="button" onClick={() => setSchema(object({ quantity: number() }))}>
          In kilograms
        </button>
        <SubmitButton busyLabel="Saving…">Save</SubmitButton>
      </Form>
    );
  }
  render(
    <Provider store={createStore()}>
      <Quantity />
    </Provider>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText('Quantity');
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription('Only whole ones'));
  await user.click(screen.getByRole('button', { name: 'In kilograms' }));
  await waitFor(() => expect(field).toBeValid());
});
