import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { createStore } from '../store/create-store';
import { ComboboxField } from './combobox-field';
import { Form } from './form';
import type { SearchOption } from './use-search-combobox';

const KETTLE = { value: '1', label: 'Kettle', code: 'K-1' };
const BIG_KETTLE = { value: '2', label: 'Big kettle', code: 'K-10' };
const KETTLES = [BIG_KETTLE, KETTLE];
const LAMP = { value: '3', label: 'Lamp', code: 'L-1' };

const send = jest.fn<Promise<void>, [object]>();
const onPick = jest.fn<void, [SearchOption | null]>();
/** The server's answer to the text that it was asked for last. */
let answer = (_options: SearchOption[]) => {};
let asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  send.mockReset().mockResolvedValue();
  onPick.mockReset();
});
afterEach(() => jest.useRealTimers());

function Field() {
  const [options, setOptions] = useState<SearchOption[]>([LAMP, KETTLE]);
  const [loading, setLoading] = useState(false);
  return (
    <ComboboxField
      name="productId"
      label="Product"
      options={options}
      loading={loading}
      onSearch={(text) => {
        if (text === '') return;
        asked.push(text);
        setLoading(true);
        answer = (found) => {
          setOptions(found);
          setLoading(false);
        };
      }}
      onPick={onPick}
    />
  );
}

/** Types a text and presses Enter before there is an answer. */
async function scan(text: string) {
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ productId: '' }}
        schema={object({ productId: string() })}
        failure="Failed"
        onSubmit={send}
      >
        <Field />
      </Form>
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  const box = screen.getByRole('combobox', { name: 'Product' });
  await user.type(box, `${text}{Enter}`);
  await pass();
  expect(asked).toEqual([text.trim()]);
  expect(onPick).not.toHaveBeenCalled();
  return { user, box };
}

/** Lets everything happen that does not wait for the server, or for another key. */
const pass = () => act(() => jest.advanceTimersByTimeAsync(50));

async function receive(options: SearchOption[]) {
  act(() => answer(options));
  await pass();
}

it.each([
  ['the only answer', 'kett', [KETTLE]],
  ['the one with exactly this code', 'k-1', KETTLES],
  ['the one of exactly this name', 'Kettle', KETTLES],
])(
  'Enter before the answer takes %s when it comes, and does not send the form',
  async (_, text, found) => {
    const { box } = await scan(text);
    await receive(found);
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
    expect(box).toHaveValue('Kettle');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(send).not.toHaveBeenCalled();
  },
);

it('of several answers it takes none, and shows the likeliest', async () => {
  const { user, box } = await scan('ett');
  await receive(KETTLES);
  expect(onPick).not.toHaveBeenCalled();
  const [first] = screen.getAllByRole('option');
  expect(box).toHaveAttribute('aria-activedescendant', first!.id);
  // That Enter is over: nothing is picked later by itself.
  await receive([KETTLE]);
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([[KETTLE]]);
  expect(send).not.toHaveBeenCalled();
});

it('says that nothing is found', async () => {
  await scan('zzz');
  await receive([]);
  expect(screen.getByRole('option')).toHaveTextContent('Nothing found');
  expect(onPick).not.toHaveBeenCalled();
});

it('what nothing was found for gives way to the next scan', async () => {
  const { user, box } = await scan('zzz');
  await receive([]);
  expect(box).toHaveValue('zzz');
  await user.keyboard('K-1{Enter}');
  expect(box).toHaveValue('K-1');
  await pass();
  await receive(KETTLES);
  expect(onPick.mock.calls).toEqual([[KETTLE]]);
});

it('what several were found for can be typed on', async () => {
  const { user, box } = await scan('ett');
  await receive(KETTLES);
  await user.keyboard('l');
  expect(box).toHaveValue('ettl');
});

it.each([
  ['typing on', 't'],
  ['Escape', '{Escape}'],
  ['leaving', '{Tab}'],
])('%s takes it back', async (_, keys) => {
  const { user } = await scan('ket');
  await user.keyboard(keys);
  await receive([KETTLE]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(onPick).not.toHaveBeenCalled();
});

it('offers nothing meanwhile that does not fit the typed text', async () => {
  await scan('KET');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kettle']);
});

it('says that it searches where nothing known fits', async () => {
  await scan('saw');
  expect(screen.getByRole('option')).toHaveTextContent('Searching…');
});
