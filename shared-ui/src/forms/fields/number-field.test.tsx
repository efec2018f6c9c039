import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { mixed, object } from 'yup';
import { createStore } from '../../store/create-store';
import { formatSettingsLoaded } from '../../store/format-settings';
import { Form } from '../form';
import { NumberField } from './number-field';
import { useFormValue } from './use-form-value';

function open(
  value: number | string,
  { min, step, places }: { min?: number; step?: number; places?: number } = {},
  store = createStore(),
) {
  render(
    <Provider store={store}>
      <Form
        guarded={false}
        initialValues={{ price: value }}
        schema={object({ price: mixed() })}
        failure="Failed"
        onSubmit={() => Promise.resolve()}
      >
        <NumberField name="price" label="Price" {...{ min, step, places }} suffix="₽" />
      </Form>
    </Provider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('spinbutton', { name: 'Price' }) };
}

it('shows a number as it is written in the language of the settings', () => {
  const { field } = open(12.5);
  expect(field).toHaveValue('12,5');
  expect(field).toHaveAttribute('aria-valuenow', '12.5');
});

it('keeps 0, which is not empty', () => {
  const { field } = open(0);
  expect(field).toHaveValue('0');
});

it.each(['12,5', '12.5'])('reads %s as the same number', async (typed) => {
  const { user, field } = open('');
  await user.type(field, typed);
  expect(field).toHaveAttribute('aria-valuenow', '12.5');
});

it.each([
  ['0,1', 0.1, '{ArrowUp}{ArrowUp}', '0,3'],
  ['10', 1, '{ArrowDown}', '9'],
  ['', 1, '{ArrowUp}', ''],
  ['', 1, '{ArrowDown}', ''],
  ['0', 1, '{ArrowDown}', '0'],
  ['abc', 1, '{ArrowUp}', 'abc'],
])('from %s by %d with %s steps to %s', async (value, step, keys, result) => {
  const { user, field } = open(value, { min: 0, step });
  await user.click(field);
  await user.keyboard(keys);
  expect(field).toHaveValue(result);
});

it.each(['', '12,50'])('arrow keys write no money where %j stands', async (value) => {
  const { user, field } = open(value, { min: 0, step: 0.01, places: 2 });
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field).toHaveValue(value);
});

it('takes what has two meanings in English for no number', async () => {
  const store = createStore();
  store.dispatch(formatSettingsLoaded({ language: 'en', currency: 'USD' }));
  const { user, field } = open('2,500', {}, store);
  expect(field).not.toHaveAttribute('aria-valuenow');
  await user.type(field, '{ArrowUp}');
  expect(field).toHaveValue('2,500');
});

it.each([
  [0, 1, 'numeric'],
  [0, 0.01, 'decimal'],
  [undefined, 1, 'text'],
])('from %s on in steps of %d it asks a phone for the keys %s', (min, step, keys) => {
  expect(open('', { min, step }).field).toHaveAttribute('inputmode', keys);
});

it('says how 1.250 is read, which in other languages is 1250, and is silent otherwise', async () => {
  const { user, field } = open('');
  await user.type(field, '1.25');
  expect(field).not.toHaveAccessibleDescription();
  await user.type(field, '0');
  expect(field).toHaveAccessibleDescription('Read as 1,25, not as 1250');
  await user.type(field, '5');
  expect(field).not.toHaveAccessibleDescription();
});

it('says nothing of a quantity in English, where the point is the decimal sign', async () => {
  const store = createStore();
  store.dispatch(formatSettingsLoaded({ language: 'en', currency: 'USD' }));
  const { user, field } = open('', {}, store);
  await user.type(field, '1.250');
  expect(field).not.toHaveAccessibleDescription();
});

it.each([
  ['ru', '1,250', 'Read as 1,25, not as 1250'],
  ['ru', '1.250', 'Read as 1,25, not as 1250'],
  ['en', '1.250', 'Read as 1.25, not as 1250'],
] as const)('says of money, in %s, how %s is read', async (language, typed, hint) => {
  const store = createStore();
  store.dispatch(formatSettingsLoaded({ language, currency: 'USD' }));
  const { user, field } = open('', { places: 2 }, store);
  await user.type(field, typed);
  expect(field).toHaveAccessibleDescription(hint);
  await user.type(field, '{Backspace}');
  expect(field).not.toHaveAccessibleDescription();
});

it('what is filled in while it has the focus is replaced by typing; what somebody types is not', async () => {
  function Filler() {
    const [, setPrice] = useFormValue<number | string>('price');
    return <button onClick={() => setPrice(20)}>Fill in</button>;
  }
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ price: '' }}
        schema={object({ price: mixed() })}
        failure="Failed"
        onSubmit={() => Promise.resolve()}
      >
        <NumberField name="price" label="Price" step={1} />
        <Filler />
      </Form>
    </Provider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('spinbutton', { name: 'Price' });
  await user.type(field, '1');
  // Without taking the focus, as an answer does it.
  fireEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(field).toHaveValue('20');
  await user.keyboard('18');
  expect(field).toHaveValue('18');
  await user.keyboard('{ArrowUp}5');
  expect(field).toHaveValue('195');
});
