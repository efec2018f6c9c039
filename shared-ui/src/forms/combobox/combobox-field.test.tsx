import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { createStore } from '../../store/create-store';
import { ComboboxField } from './combobox-field';
import { Form } from '../form';
import { SubmitButton } from '../submit-button';

const SUPPLIERS = [
  { value: '1', label: 'Northwind', detail: 'INN 1' },
  { value: '2', label: 'Ромашка' },
  { value: '3', label: 'Север' },
  { value: '4', label: 'Северный ветер' },
];
const send = jest.fn<Promise<void>, [{ supplierId?: string }]>();

afterEach(() => jest.useRealTimers());

const suppliersOf = (text: string) =>
  SUPPLIERS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

function Field() {
  const [text, setText] = useState('');
  return (
    <ComboboxField
      name="supplierId"
      label="Supplier"
      options={suppliersOf(text)}
      onSearch={setText}
      ask={async (asked) => suppliersOf(asked)}
      current={{ value: '9', label: 'Archived Ltd' }}
    />
  );
}
function open(supplierId = '') {
  send.mockReset().mockResolvedValue();
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ supplierId }}
        schema={object({ supplierId: string().default('') })}
        failure="Failed"
        onSubmit={send}
      >
        <Field />
        <SubmitButton busyLabel="Saving…">Save</SubmitButton>
      </Form>
    </Provider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    box: screen.getByRole('combobox', { name: 'Supplier' }),
  };
}

it('searches while typing and picks by keyboard', async () => {
  const { user, box } = open();
  await user.type(box, 'рома');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Ромашка',
    ]),
  );
  await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant', ''));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Ромашка');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ supplierId: '2' }));
});

it('lets nothing be picked by keyboard that answers an earlier text', async () => {
  jest.useFakeTimers();
  const { user, box } = open();
  await user.type(box, 'рома');
  expect(screen.queryByRole('option', { name: /Northwind/ })).toBeNull();
  expect(screen.getByRole('option', { name: 'Ромашка' })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', '');
  await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant', ''));
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Ромашка');
});

it('says when nothing is found', async () => {
  const { user, box } = open();
  await user.type(box, 'zzz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

it('brings the last choice back when the typing led to none', async () => {
  const { user, box } = open('9');
  expect(box).toHaveValue('Archived Ltd');
  await user.clear(box);
  await user.type(box, 'zzz');
  await screen.findByText('Nothing found');
  await user.tab();
  expect(box).toHaveValue('Archived Ltd');
});

it('picks the first answer with Enter, and typing on searches for another', async () => {
  const { user, box } = open();
  await user.type(box, 'сев');
  await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant', ''));
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Север');
  await user.keyboard('nor');
  expect(box).toHaveValue('nor');
});

it.each([
  ['the only answer', 'orth', 'Northwind'],
  ['one of exactly this name', 'СЕВЕР', 'Север'],
  ['nothing of several', 'севе', 'Archived Ltd'],
])('leaving chooses %s', async (_what, typed, chosen) => {
  const { user, box } = open('9');
  await user.type(box, typed);
  await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant', ''));
  await user.tab();
  expect(box).toHaveValue(chosen);
});

it('replaces the chosen name when typing begins, by mouse and by keyboard', async () => {
  const { user, box } = open('9');
  await user.click(box);
  await user.keyboard('nor');
  expect(box).toHaveValue('nor');
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('Archived Ltd');
  await user.tab();
  await user.tab({ shift: true });
  expect(box).toHaveFocus();
  await user.keyboard('x');
  expect(box).toHaveValue('x');
});

it('Escape closes the list and brings the choice back; closed, it does nothing', async () => {
  const { user, box } = open('9');
  await user.type(box, 'nor');
  await user.keyboard('{Escape}');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('Archived Ltd');
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('Archived Ltd');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ supplierId: '9' }));
});

it('takes an emptied box as no choice', async () => {
  const { user, box } = open('9');
  await user.clear(box);
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ supplierId: '' }));
  expect(box).toHaveValue('');
});
