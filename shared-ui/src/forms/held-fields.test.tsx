import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { Button } from '../components/buttons/button';
import { TextLink } from '../components/buttons/text-link';
import { AppFrame } from '../components/pages/app-frame';
import { createStore } from '../store/create-store';
import { apiError } from '../store/api-error';
import { takeLogged } from '../testing/logged';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ComboboxField } from './combobox/combobox-field';
import { NumberField } from './fields/number-field';
import { RadioField } from './fields/radio-field';
import { SelectField } from './fields/select-field';
import { TextAreaField } from './fields/text-field';
import { useFormValue } from './fields/use-form-value';
import { Form } from './form';
import { SubmitButton } from './submit-button';

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

/** A form with a control of each kind, that is being sent. */
async function openSaving() {
  let settle = { accept: () => {}, refuse: () => {} };
  const sent: object[] = [];
  const submit = (payload: object) => {
    sent.push(payload);
    return new Promise<null>((accept, reject) => {
      const refusal = apiError({ status: 500, code: 'INTERNAL', message: 'Broken' });
      settle = { accept: () => accept(null), refuse: () => reject(refusal) };
    });
  };
  const form = (
    <Form
      guarded={false}
      initialValues={KEPT}
      schema={object(Object.fromEntries(Object.keys(KEPT).map((name) => [name, string()])))}
      failure="Failed"
      onSubmit={submit}
    >
      <NumberField name="quantity" label="Quantity" />
      <TextAreaField name="notes" label="Notes" />
      <SelectField name="reason" label="Reason" options={OPTIONS} />
      <RadioField name="kind" label="Kind" options={KINDS} />
      <ComboboxField
        name="productId"
        label="Product"
        options={PRODUCTS}
        onSearch={() => {}}
        ask={() => Promise.resolve(PRODUCTS)}
      />
      <AddRow />
      <TextLink to="/elsewhere">Cancel</TextLink>
      <SubmitButton busyLabel="Saving…">Save</SubmitButton>
    </Form>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(
    <Provider store={createStore()}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </Provider>,
  );
  const user = userEvent.setup();
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

async function changeAll(user: ReturnType<typeof userEvent.setup>) {
  await user.type(quantity(), '7{ArrowUp}');
  await user.type(box('Notes'), ' and a bag');
  await user.paste(' of nails');
  await user.selectOptions(reason(), 'Lost').catch(() => undefined);
  await user.click(screen.getByRole('radio', { name: 'parts' }));
  await user.click(product());
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: /^Add to/ }));
}

it('takes no changes while it is sent, and all of them again when that has failed', async () => {
  const { user, refuse, sent } = await openSaving();
  expect(quantity()).toHaveFocus();
  await changeAll(user);
  expect(fireEvent.mouseDown(reason())).toBe(false);
  expect(fireEvent.keyDown(reason(), { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.paste(box('Notes'))).toBe(false);
  expect(quantity()).toHaveValue('5');
  expect(box('Notes')).toHaveValue('Two boxes');
  // Not that the other one is: jsdom does not bring it back, as a browser does.
  expect(screen.getByRole('radio', { name: 'parts' })).not.toBeChecked();
  expect(product()).toHaveValue('Lamp');
  expect(product()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Add to 1' })).toBeVisible();

  await refuse();
  takeLogged();
  expect(await screen.findByText('Failed', { selector: 'form *' })).toBeVisible();
  await changeAll(user);
  expect(fireEvent.mouseDown(reason())).toBe(true);
  expect(quantity()).toHaveValue('58');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ kind: 'parts', rows: '2', productId: '2' });
});

it('says that its fields cannot be changed, and leaves the focus, Tab and copying alone', async () => {
  const { user, accept } = await openSaving();
  for (const field of [quantity(), box('Notes'), product()])
    expect(field).toHaveProperty('readOnly', true);
  expect(reason()).toHaveAttribute('aria-readonly', 'true');
  for (const field of [quantity(), box('Notes'), reason(), product()]) expect(field).toBeEnabled();
  expect(quantity()).toHaveFocus();
  for (const key of ['Escape', 'F5', 'Tab'])
    expect(fireEvent.keyDown(reason(), { key })).toBe(true);
  expect(fireEvent.keyDown(quantity(), { key: 'c', ctrlKey: true })).toBe(true);
  await user.tab();
  expect(box('Notes')).toHaveFocus();

  await accept();
  await waitFor(() => expect(save()).toBeEnabled());
  for (const field of [quantity(), box('Notes'), product()])
    expect(field).toHaveProperty('readOnly', false);
  expect(reason()).not.toHaveAttribute('aria-readonly');
});

it('can be left', async () => {
  const { user } = await openSaving();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
