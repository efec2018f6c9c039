import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../store/create-store';
import { showError } from '../../store/toasts';
import { takeLogged } from '../../testing/logged';
import { ConfirmProvider, useConfirm } from '../dialogs/confirm';
import { Toaster } from '../toasts/toaster';

// As when the server no longer has the files of an older page.
jest.mock('../toasts/toast-view', () => {
  throw new Error('Loading chunk toast-and-confirm failed');
});
jest.mock('../dialogs/confirm-dialog', () => {
  throw new Error('Loading chunk toast-and-confirm failed');
});

describe('a toast', () => {
  async function showFailure() {
    const store = createStore();
    render(
      <Provider store={store}>
        <h1 tabIndex={-1}>Products</h1>
        <Toaster />
      </Provider>,
    );
    const fail = () => act(() => store.dispatch(showError('Failed to save product')));
    fail();
    expect(await screen.findByRole('status')).toHaveTextContent('Error: Failed to save product');
    return { fail };
  }
  afterEach(() => {
    jest.useRealTimers();
    takeLogged();
  });

  it('is still to be read, and closes', async () => {
    await showFailure();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('goes away by itself after five seconds', async () => {
    const { fail } = await showFailure();
    jest.useFakeTimers();
    // Anew, as the time of the first one is the real one.
    fail();
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(screen.getByRole('status')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test.each([true, false])('a question is still asked; the answer is %s', async (isConfirmed) => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
  const answered = jest.fn();
  function Asking() {
    const confirm = useConfirm();
    const onClick = async () =>
      answered(await confirm({ title: 'Leave?', description: 'All is lost.', confirmLabel: 'Go' }));
    return <button onClick={() => void onClick()}>Leave</button>;
  }
  render(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  );
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(answered).toHaveBeenCalledWith(isConfirmed));
  expect(ask).toHaveBeenCalledWith('Leave?\n\nAll is lost.');
});
