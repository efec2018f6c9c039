import { screen } from '@testing-library/react';
import {
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

const K_100 = { value: '4', label: 'Huge kettle', code: 'K-100' };

/** Types a text and leaves the box by Tab before the answer. */
async function scan(text: string, productId?: string) {
  const form = openForm({ productId });
  await form.user.type(form.box, `${text}{Tab}`);
  expect(form.quantity).toHaveFocus();
  await pass();
  expect(openSearches()).toEqual([text]);
  return form;
}

it.each([
  ['the only answer', 'kett', [KETTLE]],
  ['the option with exactly this code', 'k-1', KETTLES],
])('chooses %s when it arrives, wherever the focus is', async (_, text, found) => {
  const { user, box, quantity } = await scan(text);
  await user.keyboard('12');
  expect(box).toHaveValue(text);
  await receive(found);
  expect(onPick.mock.calls).toEqual([[KETTLE]]);
  expect(box).toHaveValue('Kettle');
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue('12');
});

it.each([
  ['', 'Nothing found for “zzz”. Nothing is chosen.', 'zzz', []],
  ['Lamp', 'Nothing found for “zzz”. The last choice stays.', 'zzz', []],
  ['', 'Several results match “ett”. Nothing is chosen.', 'ett', KETTLES],
  ['', 'No code is exactly “k-10”. Nothing is chosen.', 'k-10', [K_100]],
])('restores the choice "%s" and says: %s', async (name, message, text, found) => {
  const { user, box, quantity } = await scan(text, name && LAMP.value);
  await receive(found);
  expect(box).toHaveValue(name);
  expect(box).toHaveAccessibleDescription(message);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(quantity).toHaveFocus();
  expect(onPick).not.toHaveBeenCalled();
  await user.type(box, 'k');
  expect(box).not.toHaveAccessibleDescription();
});

it('says the same if the answer arrives before the user leaves', async () => {
  const { user, box } = openForm();
  await user.type(box, 'zzz');
  await find([]);
  await user.tab();
  expect(box).toHaveValue('');
  expect(box).toHaveAccessibleDescription('Nothing found for “zzz”. Nothing is chosen.');
});

it('says that the search failed, and chooses the option after a retry', async () => {
  const { user, box } = await scan('k-1');
  await receive(null);
  expect(box).toHaveAccessibleDescription(/Failed to look up “k-1”. Nothing is chosen./);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(box).toHaveFocus();
  await receive(KETTLES);
  expect(box).toHaveValue('Kettle');
  expect(onPick.mock.calls).toEqual([[KETTLE]]);
  expect(box).not.toHaveAccessibleDescription();
});

it('ignores the answer to a text that the user has replaced', async () => {
  const { user, box } = await scan('k-1');
  await user.clear(box);
  await user.type(box, 'lam');
  await receive(KETTLES);
  expect(onPick).not.toHaveBeenCalledWith(KETTLE);
  expect(box).toHaveValue('lam');
});

it('a submit waits for the answer, and sends what the user types meanwhile', async () => {
  const { user, quantity } = await scan('k-1');
  await user.keyboard('1{Enter}');
  await pass();
  expect(send).not.toHaveBeenCalled();
  await user.type(quantity, '2');
  await receive(KETTLES);
  expect(send.mock.calls).toEqual([[{ productId: '1', quantity: '12' }, expect.anything()]]);
});

it('Ctrl+Enter in the box submits the form with the typed choice', async () => {
  const { user, box } = openForm({ productId: LAMP.value, next: 'quantity' });
  await user.type(box, 'k-1{Control>}{Enter}{/Control}');
  await pass();
  expect(send).not.toHaveBeenCalled();
  await receive(KETTLES);
  expect(send.mock.calls[0]?.[0]).toEqual({ productId: '1', quantity: '' });
});

describe('if Enter moves to the next field', () => {
  const next = 'quantity';
  /** Types a text and presses Enter before the answer. */
  async function enter(text: string) {
    const form = openForm({ next });
    await form.user.type(form.box, `${text}{Enter}`);
    expect(form.quantity).toHaveFocus();
    await pass();
    expect(openSearches()).toEqual([text]);
    return form;
  }

  it('the next keys go there, and not behind the code', async () => {
    const { user, box, quantity } = await enter('k-1');
    await user.keyboard('24');
    await receive(KETTLES);
    expect(box).toHaveValue('Kettle');
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
    expect(quantity).toHaveValue('24');
    expect(quantity).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('returns to the box if several options fit and the user has typed nothing since', async () => {
    const { user, box, quantity } = await enter('ett');
    await receive(KETTLES);
    expect(box).toHaveFocus();
    expect(box).toHaveValue('ett');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveValue('Kettle');
    expect(quantity).toHaveFocus();
  });

  it.each([
    ['nothing is found', 'zzz', [], 'Nothing found'],
    ['only a part of a code is found', 'k-10', [K_100], 'Huge kettle'],
  ])('returns to the box if %s, and the next scan replaces it', async (_, text, found, option) => {
    const { user, box, quantity } = await enter(text);
    await receive(found);
    expect(box).toHaveFocus();
    expect(onPick).not.toHaveBeenCalled();
    expect(screen.getByRole('option')).toHaveTextContent(option);
    await user.keyboard('k-1{Enter}');
    expect(box).toHaveValue('k-1');
    await pass();
    await receive(KETTLES);
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
    expect(quantity).toHaveFocus();
  });

  it.each([
    ['nothing is found', 'zzz', []],
    ['only a part of a code is found', 'k-10', [K_100]],
    ['the search fails', 'zzz', null],
  ])('the last choice goes if %s', async (_, text, found) => {
    const { user, box } = openForm({ productId: LAMP.value, next });
    await user.clear(box);
    await user.type(box, `${text}{Enter}`);
    await pass();
    await receive(found);
    expect(onPick.mock.calls).toEqual([[null]]);
    expect(box).toHaveFocus();
    expect(box).toHaveValue(text);
  });

  it('the last choice goes even if the user types on', async () => {
    const { user, box, quantity } = openForm({ productId: LAMP.value, next });
    await user.clear(box);
    await user.type(box, 'zzz{Enter}12');
    await pass();
    await receive([]);
    expect(onPick.mock.calls).toEqual([[null]]);
    expect(box).toHaveValue('');
    expect(box).toHaveAccessibleDescription('Nothing found for “zzz”. Nothing is chosen.');
    expect(quantity).toHaveValue('12');
  });

  it('stays where the user types, and says that nothing is chosen', async () => {
    const { user, box, quantity } = await enter('ett');
    await user.keyboard('2');
    await receive(KETTLES);
    expect(quantity).toHaveFocus();
    expect(box).toHaveValue('');
    expect(box).toHaveAccessibleDescription('Several results match “ett”. Nothing is chosen.');
  });

  it('moves on from a pick, and typing replaces the value there', async () => {
    const { user, box, quantity } = openForm({ next });
    await user.type(quantity, '7');
    await user.type(box, 'kett');
    await find([KETTLE]);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Kettle');
    expect(quantity).toHaveFocus();
    await user.keyboard('9');
    expect(quantity).toHaveValue('9');
    expect(send).not.toHaveBeenCalled();
  });
});
