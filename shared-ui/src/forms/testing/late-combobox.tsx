import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { createStore } from '../../store/create-store';
import { ComboboxField } from '../combobox/combobox-field';
import { Form } from '../form';
import { SubmitButton } from '../submit-button';
import { TextField } from '../fields/text-field';
import type { SearchOption } from '../combobox/use-search-combobox';

export const KETTLE = { value: '1', label: 'Kettle', code: 'K-1' };
export const BIG_KETTLE = { value: '2', label: 'Big kettle', code: 'K-10' };
export const KETTLES = [BIG_KETTLE, KETTLE];
export const LAMP = { value: '3', label: 'Lamp', code: 'L-1' };

/** What somebody did with the form. */
export const send = jest.fn<Promise<void>, [object]>();
export const onPick = jest.fn<void, [SearchOption | null]>();

/** The texts that the server was asked for, and is to answer. */
let asked: { text: string; settle: (found: SearchOption[] | null) => void }[] = [];

/** What the server was asked for and has not answered yet. */
export const open = () => [...new Set(asked.map(({ text }) => text))];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  send.mockReset().mockResolvedValue();
  onPick.mockReset();
});
afterEach(() => jest.useRealTimers());

function Field({ next }: { next?: string }) {
  const [options, setOptions] = useState<SearchOption[] | undefined>([LAMP, KETTLE]);
  const [loading, setLoading] = useState(false);
  const onSearch = (text: string) => {
    if (text === '') return;
    setLoading(true);
    const settle = (found: SearchOption[] | null) => {
      setOptions(found ?? undefined);
      setLoading(false);
    };
    asked.push({ text, settle });
  };
  const ask = (text: string) =>
    new Promise<SearchOption[]>((resolve, reject) => {
      const settle = (found: SearchOption[] | null) =>
        found ? resolve(found) : reject(new Error('No answer'));
      asked.push({ text, settle });
    });
  const failure = { message: 'Failed to load', onRetry: () => onSearch('again'), busy: false };
  return (
    <ComboboxField
      name="productId"
      label="Product"
      options={options}
      loading={loading}
      onSearch={onSearch}
      ask={ask}
      failure={options ? undefined : failure}
      current={LAMP}
      next={next}
      onPick={onPick}
    />
  );
}

/** A form with a product, maybe chosen, and a quantity that Enter goes on to or not. */
export function openForm({ productId = '', next }: { productId?: string; next?: string } = {}) {
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ productId, quantity: '' }}
        schema={object({ productId: string(), quantity: string() })}
        failure="Failed"
        onSubmit={send}
      >
        <Field next={next} />
        <TextField name="quantity" label="Quantity" />
        <SubmitButton busyLabel="Saving…">Save</SubmitButton>
      </Form>
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  const box = screen.getByRole('combobox', { name: 'Product' });
  return { user, box, quantity: screen.getByRole('textbox', { name: 'Quantity' }) };
}

/** Lets everything happen that does not wait for the server, or for another key. */
export const pass = () => act(() => jest.advanceTimersByTimeAsync(50));

/** Types no other key for so long that the server is asked. */
export const search = () => act(() => jest.advanceTimersByTimeAsync(300));

/** The server answers all that it was asked for; null: it fails. */
export async function receive(options: SearchOption[] | null) {
  const answered = asked;
  asked = [];
  act(() => answered.forEach(({ settle }) => settle(options)));
  await pass();
}
