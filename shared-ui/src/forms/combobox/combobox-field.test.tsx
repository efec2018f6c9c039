import { screen } from '@testing-library/react';
import {
  BIG_KETTLE,
  find,
  KETTLE,
  KETTLES,
  LAMP,
  onPick,
  openForm,
  openSearches,
  pass,
  receive,
  send,
} from '../testing/combobox-form';

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('searches while typing, and Enter picks the first answer', async () => {
  const { user, box } = openForm();
  await user.type(box, 'ett');
  await find(KETTLES);
  expect(optionNames()).toEqual(['Big kettle', 'Kettle']);
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Big kettle');
  expect(onPick.mock.calls).toEqual([[BIG_KETTLE]]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await pass();
  expect(send.mock.calls[0]?.[0]).toEqual({ productId: '2', quantity: '' });
});

it('lets the keyboard pick no answer to an earlier text', async () => {
  const { user, box } = openForm();
  await user.type(box, 'kett');
  expect(optionNames()).toEqual(['Kettle']);
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', '');
  await find(KETTLES);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledTimes(1);
});

it('starts another search when the user types on after a pick', async () => {
  const { user, box } = openForm();
  await user.type(box, 'kettle');
  await find(KETTLES);
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Kettle');
  await user.keyboard('lam');
  expect(box).toHaveValue('lam');
});

it.each([
  ['the only answer', 'kett', [KETTLE], 'Kettle'],
  ['the option of exactly this name', 'KETTLE', KETTLES, 'Kettle'],
  ['none of several', 'ett', KETTLES, 'Lamp'],
])('leaving the box chooses %s', async (_what, typed, found, chosen) => {
  const { user, box } = openForm({ productId: LAMP.value });
  await user.type(box, typed);
  await find(found);
  await user.tab();
  expect(box).toHaveValue(chosen);
});

it('leaving the box takes the option that the user moved to', async () => {
  const { user, box } = openForm();
  await user.type(box, 'ett');
  await find(KETTLES);
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(box).toHaveValue('Kettle');
});

it('replaces the chosen name when the user starts to type', async () => {
  const { user, box } = openForm({ productId: LAMP.value });
  await user.click(box);
  await user.keyboard('ket');
  expect(box).toHaveValue('ket');
  await user.keyboard('{Escape}');
  await user.tab();
  await user.tab({ shift: true });
  expect(box).toHaveFocus();
  await user.keyboard('x');
  expect(box).toHaveValue('x');
});

it('Escape closes the menu and restores the choice; pressed again, it does nothing', async () => {
  const { user, box } = openForm({ productId: LAMP.value });
  await user.type(box, 'ket');
  await user.keyboard('{Escape}');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('Lamp');
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('Lamp');
  expect(onPick).not.toHaveBeenCalled();
});

it('an empty box is no choice', async () => {
  const { user, box } = openForm({ productId: LAMP.value });
  await user.clear(box);
  await user.tab();
  expect(box).toHaveValue('');
  expect(onPick.mock.calls).toEqual([[null]]);
});

it('shows its first options again at the next opening', async () => {
  const { user, box } = openForm();
  await user.type(box, 'ett');
  await find(KETTLES);
  await user.keyboard('{Enter}');
  await find([]);
  await user.click(box);
  expect(optionNames()).toEqual(['Lamp', 'Kettle']);
});

describe('Enter before the answer', () => {
  async function scan(text: string) {
    const form = openForm();
    await form.user.type(form.box, `${text}{Enter}`);
    await pass();
    expect(openSearches()).toEqual([text.trim()]);
    expect(onPick).not.toHaveBeenCalled();
    return form;
  }

  it.each([
    ['the only answer', 'kett', [KETTLE]],
    ['the option with exactly this code', 'k-1', KETTLES],
    ['the option of exactly this name', 'Kettle', KETTLES],
  ])('picks %s when it arrives, and does not submit the form', async (_, text, found) => {
    const { box } = await scan(text);
    await receive(found);
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
    expect(box).toHaveValue('Kettle');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(send).not.toHaveBeenCalled();
  });

  it('picks none of several, and highlights the first', async () => {
    const { user, box } = await scan('ett');
    await receive(KETTLES);
    expect(onPick).not.toHaveBeenCalled();
    const [first] = screen.getAllByRole('option');
    expect(box).toHaveAttribute('aria-activedescendant', first!.id);
    await user.keyboard('l');
    expect(box).toHaveValue('ettl');
  });

  it('says that nothing is found, and the next scan replaces the text', async () => {
    const { user, box } = await scan('zzz');
    await receive([]);
    expect(screen.getByRole('option')).toHaveTextContent('Nothing found');
    expect(box).toHaveValue('zzz');
    await user.keyboard('K-1{Enter}');
    expect(box).toHaveValue('K-1');
    await pass();
    await receive(KETTLES);
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
  });

  it.each([
    ['another key', 't'],
    ['Escape', '{Escape}'],
  ])('is undone by %s', async (_, keys) => {
    const { user } = await scan('ket');
    await user.keyboard(keys);
    await receive([KETTLE]);
    await pass();
    expect(onPick).not.toHaveBeenCalled();
  });

  it('offers only options that fit the text until then', async () => {
    await scan('KET');
    expect(optionNames()).toEqual(['Kettle']);
  });

  it('says that it searches if no known option fits', async () => {
    await scan('saw');
    expect(screen.getByRole('option')).toHaveTextContent('Searching…');
  });

  it('shows a failure in the menu, with a retry', async () => {
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

  it('pressed again after a failure, searches again', async () => {
    const { user, box } = await scan('k-1');
    await receive(null);
    await user.keyboard('{Enter}');
    await pass();
    await receive(KETTLES);
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
    expect(box).toHaveValue('Kettle');
  });
});
