import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { apiError } from '../../store/api-error';
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

function show(page: ReactNode) {
  const store = createStore();
  store.dispatch(signedIn(null));
  render(
    <Provider store={store}>
      <ConfirmProvider>{page}</ConfirmProvider>
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}

async function ask(description?: ReactNode) {
  const { store, user } = show(<Asking description={description} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  return { user, store };
}

it('answers yes by its button', async () => {
  const { user } = await ask();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Oak desk');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Answer: true')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('keeps the second half of a double click from what lies under the dialog', async () => {
  const { user } = await ask();
  const yes = screen.getByRole('button', { name: 'Delete' });
  await user.click(yes);
  const opener = await screen.findByRole('button', { name: 'Ask' });
  await waitFor(() => expect(opener).toHaveFocus());
  // As a browser sends it: the pointer is now over the opener.
  for (const send of [fireEvent.mouseDown, fireEvent.click])
    expect(send(opener, { detail: 2 })).toBe(false);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(opener);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('disables yes while its description loads, but not no', async () => {
  const { user } = await ask(<LookedUp />);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Looking up' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

it.each([
  ['Cancel, which has the focus first', '{Enter}'],
  ['Escape', '{Escape}'],
])('answers no by %s, and returns the focus', async (_how, key) => {
  const { user } = await ask();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard(key);
  expect(await screen.findByText('Answer: false')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

it('focuses `backTo` after a no, the opener after a yes', async () => {
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
  const { user } = show(<Checking />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(save).toHaveFocus());
  await user.click(save);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByLabelText('Unit Price')).toHaveFocus());
});

it('answers no when the session ends', async () => {
  const { store } = await ask();
  act(() => void store.dispatch(signedOut()));
  expect(await screen.findByText('Answer: false')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('focuses the heading when the opener is gone', async () => {
  const Leaving = () => {
    const confirm = useConfirm();
    const [isThere, setIsThere] = useState(true);
    const leave = () => {
      void confirm({ title: 'Leave?', confirmLabel: 'Leave' });
      setIsThere(false);
    };
    return isThere && <Button onClick={leave}>Go</Button>;
  };
  const { user } = show(
    <>
      <h1 tabIndex={-1}>Page</h1>
      <Leaving />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
});

it('stays busy during its work, and shows why the work failed', async () => {
  const refusal = apiError({ status: 409, code: 'RELEASE_REFUSED', message: 'Nothing is live' });
  const end: { yes?: () => void; no?: (error: unknown) => void } = {};
  const work = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end.yes = resolve;
        end.no = reject;
      }),
  );
  const Working = () => {
    const confirm = useConfirm();
    return (
      <Button onClick={() => void confirm({ title: 'Sure?', confirmLabel: 'Go', work })}>
        Ask
      </Button>
    );
  };
  const { user } = show(<Working />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const yes = await screen.findByRole('button', { name: 'Go' });
  await user.dblClick(yes);
  expect(yes).toBeDisabled();
  expect(work).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  act(() => end.no?.(refusal));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Nothing has changed.*Nothing is live$/,
  );
  await user.click(yes);
  act(() => end.no?.(apiError({ status: 0, code: 'UNREACHABLE', message: 'No answer' })));
  const unclear = 'It is unclear whether this has happened';
  expect(await screen.findByRole('alert')).toHaveTextContent(unclear);
  await user.click(yes);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => end.yes?.());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
