import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../store/create-store';
import { signedIn, signedOut } from '../store/session';
import { Button } from './button';
import { ConfirmProvider, useConfirm } from './confirm';

function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('none');
  const ask = async () => {
    const question = { title: 'Are you sure?', description: 'Oak desk', confirmLabel: 'Delete' };
    setAnswer(String(await confirm(question)));
  };
  return (
    <>
      <Button onClick={ask}>Ask</Button>
      <p>Answer: {answer}</p>
    </>
  );
}

async function ask() {
  const user = userEvent.setup();
  const store = createStore();
  store.dispatch(signedIn());
  render(
    <Provider store={store}>
      <ConfirmProvider>
        <Asking />
      </ConfirmProvider>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure?', description: 'Oak desk' });
  return { user, store };
}

it('says yes by its button', async () => {
  const { user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Answer: true')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('says no by Cancel, where the focus is at first', async () => {
  const { user } = await ask();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Answer: false')).toBeVisible();
});

it('says no by Escape and gives the focus back', async () => {
  const { user } = await ask();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Answer: false')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

it('says no when the session is lost meanwhile', async () => {
  const { store } = await ask();
  act(() => void store.dispatch(signedOut()));
  expect(await screen.findByText('Answer: false')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
