import type { WriteResult } from '@stockroom/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { apiError } from '../../store/api-error';
import { createStore } from '../../store/create-store';
import { findToast } from '../../testing/find';
import { takeLogged } from '../../testing/logged';
import { AppFrame } from '../pages/app-frame';
import { Button } from '../buttons/button';
import { useDeleteWithUndo } from './use-delete-with-undo';

type Write = (name: string) => Promise<WriteResult | null>;
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
  render(
    <Provider store={createStore()}>
      <AppFrame>
        <Desk remove={remove} restore={restore} />
      </AppFrame>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this desk?' });
  expect(question).toHaveAccessibleDescription('Oak desk');
  await user.click(screen.getByRole('button', { name: answer }));
  return user;
}

test('does nothing when the answer is no', async () => {
  const remove = jest.fn(say('Desk deleted'));
  await askAndAnswer('Cancel', { remove });
  expect(remove).not.toHaveBeenCalled();
});

test('deletes, and Undo takes it back', async () => {
  const user = await askAndAnswer('Delete');
  expect(await findToast('Desk deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findToast('Desk restored')).toBeVisible();
});

test('says what failed, without an Undo', async () => {
  const refusal = apiError({ status: 500, code: 'INTERNAL', message: 'broken' });
  await askAndAnswer('Delete', { remove: () => Promise.reject(refusal) });
  expect(await findToast('Failed to delete desk')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(takeLogged()).toHaveLength(1);
});

test('says nothing of its own when the session has ended meanwhile', async () => {
  const reason = apiError({ status: 401, code: 'SIGNED_OUT', message: 'Invalid refresh token' });
  const remove = jest.fn(() => Promise.reject(reason));
  await askAndAnswer('Delete', { remove });
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Failed to delete desk')).not.toBeInTheDocument();
});

test('an Undo that the server refuses says why', async () => {
  const refusal = apiError({ status: 409, code: 'DUPLICATE', message: 'The name is taken' });
  const user = await askAndAnswer('Delete', { restore: () => Promise.reject(refusal) });
  await findToast('Desk deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findToast('The name is taken')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
});

test('says nothing when the user has left it after all', async () => {
  await askAndAnswer('Delete', { remove: () => Promise.resolve(null) });
  expect(screen.queryByText('Success')).not.toBeInTheDocument();
});
