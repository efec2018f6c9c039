import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { createStore } from '../../store/create-store';
import { ComboboxField } from '../combobox/combobox-field';
import type { SearchOption } from '../combobox/use-search-combobox';
import { TextField } from '../fields/text-field';
import { Form } from '../form';
import { SubmitButton } from '../form-layout';
import { Unstyled } from '../../testing/unstyled';

export const KETTLE = { value: '1', label: 'Kettle', code: 'K-1' };
export const BIG_KETTLE = { value: '2', label: 'Big kettle', code: 'K-10' };
export const KETTLES = [BIG_KETTLE, KETTLE];
export const LAMP = { value: '3', label: 'Lamp', code: 'L-1' };

export const send = jest.fn<Promise<void>, [object]>();
export const onPick = jest.fn<void, [SearchOption | null]>();

/** The searches that wait for an answer. */
let asked: { text: string; settle: (found: SearchOption[] | null) => void }[] = [];
export const openSearches = () => [...new Set(asked.map(({ text }) => text))];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  send.mockReset().mockResolvedValue();
  onPick.mockReset();
});
afterEach(() => jest.useRealTimers());

const FIRST_OPTIONS = [LAMP, KETTLE];

function Field({ next }: { next?: string }) {
  const [options, setOptions] = useState<SearchOption[] | undefined>(FIRST_OPTIONS);
  const [search, setSearch] = useState('');
  const [loading, setLoading] = useState(false);
  const ask = (text: string) => {
    setSearch(text);
    setLoading(text !== '');
    if (text === '') return setOptions(FIRST_OPTIONS);
    const settle = (found: SearchOption[] | null) => {
      setOptions(found ?? undefined);
      setLoading(false);
    };
    asked.push({ text, settle });
  };
  const failure = { message: 'Failed to load', onRetry: () => ask(search), busy: false };
  return (
    <ComboboxField
      name="productId"
      label="Product"
      options={options}
      loading={loading}
      onSearch={ask}
      failure={options ? undefined : failure}
      current={LAMP}
      next={next}
      onPick={onPick}
    />
  );
}

/** A form with a product and a quantity, which `next` makes the field after it. */
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
    { wrapper: Unstyled },
  );
  const user = userEvent.setup({ delay: null });
  const box = screen.getByRole('combobox', { name: 'Product' });
  return { user, box, quantity: screen.getByRole('textbox', { name: 'Quantity' }) };
}

/** Runs everything that waits neither for the server nor for another key. */
export const pass = () => act(() => jest.advanceTimersByTimeAsync(50));

/** Answers every open search; null: it fails. */
export async function receive(options: SearchOption[] | null) {
  const answered = asked;
  asked = [];
  act(() => answered.forEach(({ settle }) => settle(options)));
  await pass();
}

/** Types no key until the search starts, and answers it. */
export async function find(options: SearchOption[] | null) {
  await act(() => jest.advanceTimersByTimeAsync(300));
  await receive(options);
}
