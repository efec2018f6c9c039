import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../store/create-store';
import { showError } from '../../store/toasts';
import { takeLogged } from '../../testing/logged';
import { ConfirmProvider, useConfirm } from '../dialogs/confirm';
import { Toaster } from '../toasts/toaster';

// Like an old page whose files the server no longer has.
jest.mock('../toasts/toast-view', () => {
  throw new Error('Loading chunk toast-and-confirm failed');
});
jest.mock('../dialogs/confirm-dialog', () => {
  throw new Error('Loading chunk toast-and-confirm failed');
});

describe('a toast without its code', () => {
  async function showFailure() {
    const store = createStore();
    render(
      <Provider store={store}>
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

  it('disappears after five seconds', async () => {
    const { fail } = await showFailure();
    jest.useFakeTimers();
    // Again, because the first timer is a real one.
    fail();
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(screen.getByRole('status')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test.each([true, false])(
  'a question without its code asks by the browser: %s',
  async (isConfirmed) => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
    const answered = jest.fn();
    function Asking() {
      const confirm = useConfirm();
      const onClick = async () =>
        answered(
          await confirm({ title: 'Leave?', description: 'All is lost.', confirmLabel: 'Go' }),
        );
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
  },
);
