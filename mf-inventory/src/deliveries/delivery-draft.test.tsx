import { announceServer } from '@stockroom/shared-ui';
import { faults, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { came, openDelivery, postButton, row } from '../testing/delivery';

test('saves a quantity when Enter goes to the next line, and fills in the rest', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), '4{Enter}');
  expect(came('Desk')).toHaveFocus();
  await waitFor(async () =>
    expect((await saved()).lines).toMatchObject([{ quantity: 4 }, { quantity: null }]),
  );
  await user.click(screen.getByRole('button', { name: 'Fill in the rest' }));
  await waitFor(() => expect(came('Desk')).toHaveValue('3'));
  expect(screen.queryByRole('button', { name: 'Fill in the rest' })).not.toBeInTheDocument();
  await user.click(postButton());
  await findToast('Stock received successfully');
  expect(await screen.findByText('Posted', { selector: 'span' })).toBeVisible();
});

test('keeps a number selected while it is saved, so that typing replaces it', async () => {
  const { user } = await openDelivery();
  const saveLate = faults.hold('put', 'documents/:id/lines');
  await user.type(came('Lamp'), '4{Enter}{ArrowUp}');
  saveLate();
  await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument());
  await user.keyboard('0');
  expect(came('Lamp')).toHaveValue('0');
});

test('asks before more than ordered comes in', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), '7{Enter}');
  await waitFor(() => expect(row('Lamp')).toHaveTextContent('2 pieces more than ordered'));
  await user.click(postButton());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Lamp: +2 pieces');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect((await saved()).state).toBe('draft');
});

test('warns of no surplus that was rejected', async () => {
  const { user } = await openDelivery();
  await user.type(came('Lamp'), '7{Enter}');
  await waitFor(() => expect(row('Lamp')).toHaveTextContent('2 pieces more than ordered'));
  await user.type(within(row('Lamp')).getByLabelText(/^Rejected/), '2');
  expect(row('Lamp')).not.toHaveTextContent('more than ordered');
});

test.each([
  ['many', 'Quantity must be a number'],
  ['1,5', 'Quantity must be a whole number for this unit'],
  ['-1', 'Quantity cannot be negative'],
])(
  'refuses the quantity "%s" at its line, before the server, and keeps it',
  async (typed, message) => {
    const { user, saved } = await openDelivery();
    faults.status('put', 'documents/*/lines', 500);
    await user.type(came('Lamp'), `${typed}{Enter}`);
    await waitFor(() => expect(came('Lamp')).toHaveAccessibleDescription(message));
    expect(came('Lamp')).toHaveValue(typed);
    expect(screen.getByText('Not all lines are saved.')).toBeVisible();
    await user.click(postButton());
    expect((await saved()).state).toBe('draft');
  },
);

test.each([
  ['by Try again', (press: () => Promise<void>) => press()],
  ['when the network returns', () => window.dispatchEvent(new Event('online'))],
  ['when the server returns', announceServer],
])('keeps what is typed while the server is away, and saves it %s', async (_when, goOn) => {
  const { user, saved } = await openDelivery();
  faults.status('put', 'documents/*/lines', 500);
  await user.type(came('Lamp'), '4{Enter}');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(came('Lamp')).toHaveValue('4');
  faults.heal();
  await act(async () => void (await goOn(() => user.click(retry))));
  await waitFor(async () => expect((await saved()).lines[0]).toMatchObject({ quantity: 4 }));
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  takeLogged();
});

test('tells that somebody else has entered the same line', async () => {
  const { user, saved, enterElsewhere } = await openDelivery();
  await enterElsewhere(2);
  await user.type(came('Lamp'), '4{Enter}');
  expect(await within(row('Lamp')).findByText(/entered 2 in the meantime/)).toBeVisible();
  await user.click(within(row('Lamp')).getByRole('button', { name: /^Use/ }));
  await waitFor(async () => expect((await saved()).lines[0]).toMatchObject({ quantity: 4 }));
  takeLogged();
});

test('shows no prices to warehouse, which posts at the prices of the order', async () => {
  const { user, saved } = await openDelivery('warehouse');
  expect(screen.queryByLabelText(/^Price/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('₽');
  await user.click(screen.getByRole('button', { name: 'Fill in the rest' }));
  await user.click(postButton());
  await findToast('Stock received successfully');
  expect((await saved()).state).toBe('posted');
  expect(document.body).not.toHaveTextContent('₽');
});

test('goes to the line that is wrong instead of posting', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Desk'), 'many{Enter}');
  await user.click(postButton());
  await waitFor(() => expect(came('Desk')).toHaveFocus());
  expect((await saved()).state).toBe('draft');
});

test('keeps a quantity of too many decimals at its line, and saves the other lines', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), '0,0001{Enter}');
  await waitFor(() => expect(came('Lamp')).toHaveAccessibleDescription(/decimal/));
  expect(came('Lamp')).toHaveValue('0,0001');
  await user.type(came('Desk'), '2{Enter}');
  await waitFor(async () =>
    expect((await saved()).lines).toMatchObject([{ quantity: null }, { quantity: 2 }]),
  );
  expect(came('Lamp')).toHaveAccessibleDescription(/decimal/);
  takeLogged();
});

test.each([
  ['Tab', '{Tab}'],
  ['Enter', '{Enter}'],
])(
  '%s goes to the reason of a rejected part; without a reason, the line asks for it',
  async (_, key) => {
    const { user, saved } = await openDelivery();
    await user.type(came('Lamp'), '5');
    await user.type(within(row('Lamp')).getByLabelText(/^Rejected/), `2${key}`);
    const reason = within(row('Lamp')).getByLabelText(/^Reason/);
    expect(reason).toHaveFocus();
    expect(reason).not.toHaveAccessibleDescription('Please select a reason');
    expect(screen.getByText('Not all lines are saved.')).toBeVisible();
    await user.tab();
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Please select a reason'));
    await user.selectOptions(reason, 'Damaged');
    await waitFor(async () =>
      expect((await saved()).lines[0]).toMatchObject({ rejected: 2, rejectReason: 'Damaged' }),
    );
    // With a reason, the number is saved on the way there.
    const rejected = within(row('Lamp')).getByLabelText(/^Rejected/);
    await user.type(rejected, '1', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await user.tab();
    expect(reason).toHaveFocus();
    await waitFor(async () => expect((await saved()).lines[0]).toMatchObject({ rejected: 1 }));
  },
);

test('says that it is posted when the answer got lost', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), '5{Enter}');
  faults.loseAnswer('post', 'deliveries/:id/post');
  await user.click(postButton());
  await findToast('Posted');
  expect((await saved()).state).toBe('posted');
  takeLogged();
});

test('saves what is typed when somebody leaves, and asks nothing', async () => {
  const { user, saved, router } = await openDelivery();
  const saveLate = faults.hold('put', 'documents/:id/lines');
  await user.type(came('Lamp'), '4');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await findToast('Saving before you leave…');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  saveLate();
  await waitFor(() => expect(router.state.location.pathname).toBe('/inventory/deliveries'));
  expect((await saved()).lines[0]).toMatchObject({ quantity: 4 });
});

test('asks before unsaved lines are lost, but not after the draft is deleted', async () => {
  const { user, router } = await openDelivery();
  faults.status('put', 'documents/*/lines', 500);
  await user.type(came('Lamp'), '4{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  takeLogged();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(came('Lamp')).toHaveValue('4');
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));
  const deletion = await screen.findByRole('alertdialog', { name: /^Delete draft/ });
  const asking = jest.spyOn(globalThis, 'fetch');
  await user.click(within(deletion).getByRole('button', { name: 'Delete draft' }));
  await findToast('Draft deleted');
  await waitFor(() => expect(router.state.location.pathname).toBe('/inventory/deliveries'));
  expect(await screen.findByText('No deliveries yet')).toBeVisible();
  const asked = asking.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);
  expect(asked).toEqual([
    expect.stringMatching(/^DELETE /),
    expect.stringMatching(/^GET .*\/documents\?/),
  ]);
});

test('shows accountants what is expected, without fields', async () => {
  await openDelivery('accountant');
  expect(row('Lamp')).toHaveTextContent('5');
  expect(screen.queryByLabelText(/^Delivered/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Post delivery' })).not.toBeInTheDocument();
});
