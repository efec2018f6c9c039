import { fireEvent, screen } from '@testing-library/react';
import { renderFields } from '../testing/render-fields';
import { NumberField, useMoneyField } from './number-field';
import { useFormValue } from './form-context';

interface Given {
  min?: number;
  step?: number;
  places?: number;
  language?: 'en' | 'ru';
}

function open(value: number | string, { language, ...given }: Given = {}) {
  const price = <NumberField name="price" label="Price" {...given} suffix="₽" />;
  const user = renderFields(price, { price: value }, { language });
  return { user, field: screen.getByRole('spinbutton', { name: 'Price' }) };
}

it.each([
  [12.5, '12,5', '12.5'],
  [0, '0', '0'],
])('shows %d in the language of the settings', (value, text, now) => {
  const { field } = open(value);
  expect(field).toHaveValue(text);
  expect(field).toHaveAttribute('aria-valuenow', now);
});

it.each(['12,5', '12.5'])('reads %s as the same number', async (typed) => {
  const { user, field } = open('');
  await user.type(field, typed);
  expect(field).toHaveAttribute('aria-valuenow', '12.5');
});

it.each([
  ['0,1', { step: 0.1 }, '{ArrowUp}{ArrowUp}', '0,3'],
  ['10', {}, '{ArrowDown}', '9'],
  ['', {}, '{ArrowUp}{ArrowDown}', ''],
  ['0', {}, '{ArrowDown}', '0'],
  ['abc', {}, '{ArrowUp}', 'abc'],
  ['2,500', { language: 'en' }, '{ArrowUp}', '2,500'],
  ['', { step: 0.01, places: 2 }, '{ArrowUp}', ''],
  ['12,50', { step: 0.01, places: 2 }, '{ArrowUp}{ArrowUp}{ArrowDown}', '12,50'],
] as const)('from %j with %j, the keys %s step to %j', async (value, given, keys, result) => {
  const { user, field } = open(value, { min: 0, ...given });
  await user.click(field);
  await user.keyboard(keys);
  expect(field).toHaveValue(result);
});

it('reads no number from a text with two meanings', () => {
  expect(open('2,500', { language: 'en' }).field).not.toHaveAttribute('aria-valuenow');
});

it.each([
  [0, 1, 'numeric'],
  [0, 0.01, 'decimal'],
  [undefined, 1, 'text'],
])('with the minimum %s and the step %d it asks a phone for the keys %s', (min, step, keys) => {
  expect(open('', { min, step }).field).toHaveAttribute('inputmode', keys);
});

it.each([
  ['ru', undefined, '1.250', 'This means 1,25, not 1250'],
  ['ru', 2, '1,250', 'This means 1,25, not 1250'],
  ['ru', 2, '1.250', 'This means 1,25, not 1250'],
  ['en', 2, '1.250', 'This means 1.25, not 1250'],
  ['en', undefined, '1.250', ''],
] as const)('in %s with %s places it explains how it reads %s', async (...row) => {
  const [language, places, typed, hint] = row;
  const { user, field } = open('', { language, places });
  await user.type(field, typed);
  expect(field).toHaveAccessibleDescription(hint);
  await user.type(field, '{Backspace}');
  expect(field).not.toHaveAccessibleDescription();
});

it('typing replaces a value that the form fills in, but not a typed one', async () => {
  function Filler() {
    const [, setPrice] = useFormValue<number | string>('price');
    return (
      <button type="button" onClick={() => setPrice(20)}>
        Fill in
      </button>
    );
  }
  const price = <NumberField key="price" name="price" label="Price" />;
  const user = renderFields([price, <Filler key="filler" />], { price: '' });
  const field = screen.getByRole('spinbutton', { name: 'Price' });
  await user.type(field, '1');
  // Unlike `user.click`, this leaves the focus in the field.
  fireEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(field).toHaveValue('20');
  await user.keyboard('18');
  expect(field).toHaveValue('18');
  await user.keyboard('{ArrowUp}5');
  expect(field).toHaveValue('195');
});

it.each([
  ['ru', 'RUB', '100,00', '₽'],
  ['ru', 'USD', '100,00', '$'],
  ['en', 'EUR', '100.00', '€'],
] as const)('shows money in %s and %s', (language, currency, text, sign) => {
  const PriceField = () => <NumberField name="price" label="Price" {...useMoneyField()} />;
  renderFields(<PriceField />, { price: 100 }, { language, currency });
  const field = screen.getByRole('spinbutton', { name: 'Price' });
  expect(field).toHaveValue(text);
  expect(field).toHaveAttribute('aria-valuetext', `${text} ${sign}`);
  expect(screen.getByText(sign)).toBeVisible();
});
