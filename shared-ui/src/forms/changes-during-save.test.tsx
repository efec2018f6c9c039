import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Button } from '../components/buttons/button';
import { apiError } from '../store/api-error';
import { takeLogged } from '../testing/logged';
import { ComboboxField } from './combobox/combobox-field';
import { NumberField } from './fields/number-field';
import { RadioField } from './fields/radio-field';
import { SelectField } from './fields/select-field';
import { TextAreaField } from './fields/text-field';
import { useFormValue } from './fields/form-context';
import { renderFields } from './testing/render-fields';

const KEPT = {
  quantity: '5',
  notes: 'Two boxes',
  reason: 'Found',
  kind: 'whole',
  productId: '1',
  rows: '1',
};
const OPTIONS = ['Found', 'Lost'].map((value) => ({ value, label: value }));
const KINDS = ['whole', 'parts'].map((value) => ({ value, label: value }));
const PRODUCTS = ['Lamp', 'Lantern'].map((label, index) => ({ value: `${index + 1}`, label }));

const box = (name: string) => screen.getByRole('textbox', { name });
const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const reason = () => screen.getByRole('combobox', { name: 'Reason' });
const product = () => screen.getByRole('combobox', { name: 'Product' });
const save = () => screen.getByRole('button', { name: 'Save' });

function AddRow() {
  const [rows, setRows] = useFormValue<string>('rows');
  return <Button onClick={() => setRows('2')}>Add to {rows}</Button>;
}

/** A form with a control of each kind, during a save. */
async function openSaving() {
  let settle = { accept: () => {}, refuse: () => {} };
  const sent: object[] = [];
  const onSubmit = (payload: object) => {
    sent.push(payload);
    return new Promise<null>((accept, reject) => {
      const refusal = apiError({ status: 500, code: 'INTERNAL', message: 'Broken' });
      settle = { accept: () => accept(null), refuse: () => reject(refusal) };
    });
  };
  const user = renderFields(
    <>
      <NumberField name="quantity" label="Quantity" />
      <TextAreaField name="notes" label="Notes" />
      <SelectField name="reason" label="Reason" options={OPTIONS} />
      <RadioField name="kind" label="Kind" options={KINDS} />
      <ComboboxField name="productId" label="Product" options={PRODUCTS} onSearch={() => {}} />
      <AddRow />
    </>,
    KEPT,
    { onSubmit },
  );
  await user.click(quantity());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  return {
    user,
    sent,
    accept: () => act(async () => settle.accept()),
    refuse: () => act(async () => settle.refuse()),
  };
}

async function changeAll(user: UserEvent) {
  await user.type(quantity(), '7{ArrowUp}');
  await user.type(box('Notes'), ' and a bag');
  await user.paste(' of nails');
  await user.selectOptions(reason(), 'Lost').catch(() => undefined);
  await user.click(screen.getByRole('radio', { name: 'parts' }));
  await user.click(product());
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: /^Add to/ }));
}

it('refuses changes during a save, and takes them again after it failed', async () => {
  const { user, refuse, sent } = await openSaving();
  expect(quantity()).toHaveFocus();
  await changeAll(user);
  expect(reason()).toHaveValue('Found');
  expect(quantity()).toHaveValue('5');
  expect(box('Notes')).toHaveValue('Two boxes');
  expect(screen.getByRole('radio', { name: 'whole' })).toBeChecked();
  expect(product()).toHaveValue('Lamp');
  expect(product()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Add to 1' })).toBeVisible();

  await refuse();
  takeLogged();
  expect(await screen.findByText('Failed', { selector: 'form *' })).toBeVisible();
  await changeAll(user);
  expect(quantity()).toHaveValue('58');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ kind: 'parts', rows: '2', productId: '2' });
});

it('allows focus and Tab during a save', async () => {
  const { user, accept } = await openSaving();
  for (const field of [quantity(), box('Notes'), reason(), product()]) expect(field).toBeEnabled();
  expect(quantity()).toHaveFocus();
  await user.tab();
  expect(box('Notes')).toHaveFocus();
  await accept();
  await waitFor(() => expect(save()).toBeEnabled());
});
