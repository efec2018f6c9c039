import type { WriteResult } from '@stockroom/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { apiError } from '../../store/api-error';
import { createStore } from '../../store/create-store';
import { signedIn, signedOut } from '../../store/session';
import { findToast } from '../../testing/queries';
import { takeLogged } from '../../testing/logged';
import { Button } from '../buttons/button';
import { ConfirmProvider } from '../dialogs/confirm';
import { Toaster } from './toaster';
import { useDeleteWithUndo } from './use-delete-with-undo';

type Write = (name: string, submit: { idempotencyKey: string }) => Promise<WriteResult | null>;
const say = (message: string) => () => Promise.resolve({ success: true, message } as const);

function Desk({ remove, restore }: { remove: Write; restore: Write }) {
  const deleteDesk = useDeleteWithUndo<string>({
    question: 'Delete this desk?',
    describe: (name) => <ul>{[<li key={name}>{name}</li>]}</ul>,
    remove,
    restore,
    failure: 'Failed to delete desk',
    restoreFailure: 'Failed to restore desk',
  });
  return <Button onClick={() => void deleteDesk('Oak desk')}>Remove</Button>;
}

async function askAndAnswer(
  answer: 'Delete' | 'Cancel',
  { remove = say('Desk deleted'), restore = say('Desk restored') }: Record<string, Write> = {},
) {
  const user = userEvent.setup();
  const store = createStore();
  store.dispatch(signedIn(null));
  render(
    <Provider store={store}>
      <ConfirmProvider>
        <Desk remove={remove} restore={restore} />
      </ConfirmProvider>
      <Toaster />
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this desk?' });
  expect(question).toHaveAccessibleDescription('Oak desk');
  await user.click(screen.getByRole('button', { name: answer }));
  return { user, store };
}

test('does nothing when the answer is no', async () => {
  const remove = jest.fn(say('Desk deleted'));
  await askAndAnswer('Cancel', { remove });
  expect(remove).not.toHaveBeenCalled();
});

test('deletes, and Undo restores', async () => {
  const { user } = await askAndAnswer('Delete');
  expect(await findToast('Desk deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findToast('Desk restored')).toBeVisible();
});

test('shows the failure, without Undo', async () => {
  const refusal = apiError({ status: 500, code: 'INTERNAL', message: 'broken' });
  await askAndAnswer('Delete', { remove: () => Promise.reject(refusal) });
  expect(await findToast('Failed to delete desk')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(takeLogged()).toHaveLength(1);
});

test('shows no error when the session ended', async () => {
  const reason = apiError({ status: 401, code: 'SIGNED_OUT', message: 'Invalid refresh token' });
  const remove = jest.fn(() => Promise.reject(reason));
  await askAndAnswer('Delete', { remove });
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Failed to delete desk')).not.toBeInTheDocument();
});

describe('an Undo without result', () => {
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  /** Presses Undo, which then asks a question of its own. */
  async function undoAndAsk() {
    let answer = (_no: null) => {};
    const question = new Promise<null>((resolve) => (answer = resolve));
    const restore = jest.fn<ReturnType<Write>, Parameters<Write>>(say('Desk restored'));
    const shop = await askAndAnswer('Delete', { restore: restore.mockReturnValueOnce(question) });
    await findToast('Desk deleted');
    await shop.user.click(undo());
    expect(screen.queryByText('Desk deleted')).not.toBeInTheDocument();
    return { ...shop, leave: () => act(async () => answer(null)) };
  }

  test('appears again when the user cancels its question', async () => {
    const { user, leave } = await undoAndAsk();
    await leave();
    expect(await findToast('Desk deleted')).toBeVisible();
    await user.click(undo());
    expect(await findToast('Desk restored')).toBeVisible();
  });

  test('does not appear again after the session ended', async () => {
    const { store, leave } = await undoAndAsk();
    act(() => store.dispatch(signedOut()));
    await leave();
    expect(screen.queryByText('Desk deleted')).not.toBeInTheDocument();
  });

  test.each([
    ['refused, shows why and retries under a new key', 409, 'The name is taken', 2],
    ['without an answer, retries under the same key', 500, 'Failed to restore desk', 1],
  ])('%s', async (_what, status, words, keys) => {
    const refusal = apiError({ status, code: 'DUPLICATE', message: 'The name is taken' });
    const restore = jest.fn<ReturnType<Write>, Parameters<Write>>(say('Desk restored'));
    const { user } = await askAndAnswer('Delete', {
      restore: restore.mockRejectedValueOnce(refusal),
    });
    await findToast('Desk deleted');
    await user.click(undo());
    expect(await findToast(words)).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findToast('Desk restored')).toBeVisible();
    const used = restore.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(new Set(used).size).toBe(keys);
  });
});

test('shows nothing when the user changed their mind', async () => {
  await askAndAnswer('Delete', { remove: () => Promise.resolve(null) });
  expect(screen.queryByText('Success')).not.toBeInTheDocument();
});
