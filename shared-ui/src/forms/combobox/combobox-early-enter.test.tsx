import { act, screen } from '@testing-library/react';
import {
  BIG_KETTLE,
  KETTLE,
  KETTLES,
  onPick,
  open,
  openForm,
  pass,
  receive,
  send,
} from '../testing/late-combobox';

/** Types a text and presses Enter before there is an answer. */
async function scan(text: string) {
  const form = openForm();
  await form.user.type(form.box, `${text}{Enter}`);
  await pass();
  expect(open()).toEqual([text.trim()]);
  expect(onPick).not.toHaveBeenCalled();
  return form;
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
  expect(onPick.mock.calls).toEqual([[BIG_KETTLE]]);
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

it('says what failed in the list, where it can be tried again', async () => {
  const { user, box } = await scan('k-1');
  await receive(null);
  const retry = screen.getByRole('option', { name: /Failed to load\s*Retry/ });
  expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
  expect(box).toHaveValue('k-1');
  await user.click(retry);
  expect(box).toHaveFocus();
  await receive([KETTLE]);
  expect(screen.getByRole('option')).toHaveTextContent('Kettle');
});

it('Enter asks once more after a failure, and takes what is meant', async () => {
  const { user, box } = await scan('k-1');
  await receive(null);
  await user.keyboard('{Enter}');
  await pass();
  await receive(KETTLES);
  expect(onPick.mock.calls).toEqual([[KETTLE]]);
  expect(box).toHaveValue('Kettle');
});
