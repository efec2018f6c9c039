import { screen } from '@testing-library/react';
import {
  KETTLE,
  KETTLES,
  LAMP,
  onPick,
  open,
  openForm,
  pass,
  receive,
  search,
  send,
} from '../testing/late-combobox';

const K_100 = { value: '4', label: 'Huge kettle', code: 'K-100' };

/** Types a text and leaves the box by Tab before there is an answer. */
async function scan(text: string, productId?: string) {
  const form = openForm({ productId });
  await form.user.type(form.box, `${text}{Tab}`);
  expect(form.quantity).toHaveFocus();
  await pass();
  expect(open()).toContain(text);
  return form;
}

it.each([
  ['the only answer', 'kett', [KETTLE]],
  ['the one with exactly this code', 'k-1', KETTLES],
])('takes %s when it comes, wherever the focus is by then', async (_, text, found) => {
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
  ['', '“ett” fits several. Nothing is chosen.', 'ett', KETTLES],
  ['', '“k-10” is a part of a code only. Nothing is chosen.', 'k-10', [K_100]],
])('brings the choice "%s" back and says: %s', async (name, message, text, found) => {
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

it('says the same of what was left after its answer', async () => {
  const { user, box } = openForm();
  await user.type(box, 'zzz');
  await search();
  await receive([]);
  await user.tab();
  expect(box).toHaveValue('');
  expect(box).toHaveAccessibleDescription('Nothing found for “zzz”. Nothing is chosen.');
});

it('says that it could not be looked up, and takes it once it can', async () => {
  const { user, box } = await scan('k-1');
  await receive(null);
  expect(box).toHaveAccessibleDescription(/“k-1” could not be looked up. Nothing is chosen./);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(box).toHaveFocus();
  await receive(KETTLES);
  expect(box).toHaveValue('Kettle');
  expect(onPick.mock.calls).toEqual([[KETTLE]]);
  expect(box).not.toHaveAccessibleDescription();
});

it('what is typed anew counts, and not what was left before', async () => {
  const { user, box } = await scan('k-1');
  await user.clear(box);
  await user.type(box, 'lam');
  await receive(KETTLES);
  expect(onPick).not.toHaveBeenCalledWith(KETTLE);
  expect(box).toHaveValue('lam');
});

it('a form that is sent meanwhile waits for it', async () => {
  const { user } = await scan('k-1');
  await user.keyboard('12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await pass();
  expect(send).not.toHaveBeenCalled();
  await receive(KETTLES);
  expect(send.mock.calls[0]?.[0]).toEqual({ productId: '1', quantity: '12' });
});

it('what is typed while a form waits for it is sent as well', async () => {
  const { user, quantity } = await scan('k-1');
  await user.keyboard('1{Enter}');
  await pass();
  await user.type(quantity, '2');
  await receive(KETTLES);
  expect(send.mock.calls).toEqual([[{ productId: '1', quantity: '12' }, expect.anything()]]);
});

it('a form that is sent by Ctrl+Enter from the box takes what is typed there', async () => {
  const { user, box } = openForm({ productId: LAMP.value, next: 'quantity' });
  await user.type(box, 'k-1{Control>}{Enter}{/Control}');
  await pass();
  expect(send).not.toHaveBeenCalled();
  await receive(KETTLES);
  expect(send.mock.calls[0]?.[0]).toEqual({ productId: '1', quantity: '' });
});

describe('where Enter goes on to the next field', () => {
  const next = 'quantity';
  /** Types a text and presses Enter before there is an answer. */
  async function enter(text: string) {
    const form = openForm({ next });
    await form.user.type(form.box, `${text}{Enter}`);
    expect(form.quantity).toHaveFocus();
    await pass();
    expect(open()).toContain(text);
    return form;
  }

  it('what is typed before the answer stands there, and not behind the code', async () => {
    const { user, box, quantity } = await enter('k-1');
    await user.keyboard('24');
    await receive(KETTLES);
    expect(box).toHaveValue('Kettle');
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
    expect(quantity).toHaveValue('24');
    expect(quantity).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('goes back where several are meant and nothing was done since', async () => {
    const { user, box, quantity } = await enter('ett');
    await receive(KETTLES);
    expect(box).toHaveFocus();
    expect(box).toHaveValue('ett');
    await pass();
    await receive(KETTLES);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveValue('Kettle');
    expect(quantity).toHaveFocus();
  });

  it('goes back where nothing is found, and the next scan replaces that', async () => {
    const { user, box } = await enter('zzz');
    await receive([]);
    await pass();
    await receive([]);
    expect(box).toHaveFocus();
    expect(screen.getByRole('option')).toHaveTextContent('Nothing found');
    await user.keyboard('k-1{Enter}');
    expect(box).toHaveValue('k-1');
  });

  it('goes back where a part of a code is found, and the next scan replaces that', async () => {
    const { user, box, quantity } = await enter('k-10');
    await receive([K_100]);
    await pass();
    await receive([K_100]);
    expect(onPick).not.toHaveBeenCalled();
    expect(screen.getByRole('option')).toHaveTextContent('Huge kettle');
    await user.keyboard('k-1{Enter}');
    expect(box).toHaveValue('k-1');
    await pass();
    await receive(KETTLES);
    expect(onPick.mock.calls).toEqual([[KETTLE]]);
    expect(quantity).toHaveFocus();
  });

  it('stays where something was typed, and says that nothing is chosen', async () => {
    const { user, box, quantity } = await enter('ett');
    await user.keyboard('2');
    await receive(KETTLES);
    expect(quantity).toHaveFocus();
    expect(box).toHaveValue('');
    expect(box).toHaveAccessibleDescription('“ett” fits several. Nothing is chosen.');
  });

  it('goes on from a pick, and what stands there is replaced', async () => {
    const { user, box, quantity } = openForm({ next });
    await user.type(quantity, '7');
    await user.type(box, 'kett');
    await search();
    await receive([KETTLE]);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Kettle');
    expect(quantity).toHaveFocus();
    await user.keyboard('9');
    expect(quantity).toHaveValue('9');
    expect(send).not.toHaveBeenCalled();
  });
});
