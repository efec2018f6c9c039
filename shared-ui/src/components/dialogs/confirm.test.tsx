import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../../store/create-store';
import { signedIn, signedOut } from '../../store/session';
import { Button } from '../buttons/button';
import { ConfirmProvider, useAnswerWait, useConfirm } from './confirm';

function Asking({ description = 'Oak desk' }: { description?: ReactNode }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('none');
  const ask = async () => {
    const question = { title: 'Are you sure?', description, confirmLabel: 'Delete' };
    setAnswer(String(await confirm(question)));
  };
  return (
    <>
      <Button onClick={ask}>Ask</Button>
      <p>Answer: {answer}</p>
    </>
  );
}

function LookedUp() {
  const [isKnown, setIsKnown] = useState(false);
  useAnswerWait(!isKnown);
  return <Button onClick={() => setIsKnown(true)}>{isKnown ? 'Oak desk' : 'Looking up'}</Button>;
}

async function ask(description?: ReactNode) {
  const user = userEvent.setup();
  const store = createStore();
  store.dispatch(signedIn(null));
  render(
    <Provider store={store}>
      <ConfirmProvider>
        <Asking description={description} />
      </ConfirmProvider>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  return { user, store };
}

it('says yes by its button', async () => {
  const { user } = await ask();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Oak desk');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Answer: true')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('takes a double click for one: its second half reaches nothing under the dialog', async () => {
  const { user } = await ask();
  const yes = screen.getByRole('button', { name: 'Delete' });
  await user.click(yes);
  const opener = await screen.findByRole('button', { name: 'Ask' });
  await waitFor(() => expect(opener).toHaveFocus());
  // As a browser sends it: the pointer is now over what was under the dialog.
  for (const send of [fireEvent.mouseDown, fireEvent.click])
    expect(send(opener, { detail: 2 })).toBe(false);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(opener);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('takes no yes before what it is about has been looked up, but a no', async () => {
  const { user } = await ask(<LookedUp />);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Looking up' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
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

it('gives the focus to what is to be looked at after a no, and after a yes to what had it', async () => {
  const Checking = () => {
    const confirm = useConfirm();
    const check = () =>
      void confirm({
        title: 'Is the price right?',
        confirmLabel: 'Save anyway',
        backTo: '[name="items[1].unitPrice"]',
      });
    return (
      <>
        <input name="items[1].unitPrice" aria-label="Unit Price" />
        <Button onClick={check}>Save</Button>
      </>
    );
  };
  render(
    <Provider store={createStore()}>
      <ConfirmProvider>
        <Checking />
      </ConfirmProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(save).toHaveFocus());
  await user.click(save);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByLabelText('Unit Price')).toHaveFocus());
});

it('says no when the session is lost meanwhile', async () => {
  const { store } = await ask();
  act(() => void store.dispatch(signedOut()));
  expect(await screen.findByText('Answer: false')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('gives the focus to the heading when what has asked is gone', async () => {
  const Leaving = () => {
    const confirm = useConfirm();
    const [isThere, setIsThere] = useState(true);
    const leave = () => {
      void confirm({ title: 'Leave?', confirmLabel: 'Leave' });
      setIsThere(false);
    };
    return isThere && <Button onClick={leave}>Go</Button>;
  };
  render(
    <Provider store={createStore()}>
      <ConfirmProvider>
        <h1 tabIndex={-1}>Page</h1>
        <Leaving />
      </ConfirmProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
});
