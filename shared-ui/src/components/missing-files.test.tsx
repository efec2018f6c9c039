import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../store/create-store';
import { showError } from '../store/toasts';
import { takeLogged } from '../testing/logged';
import { ConfirmProvider, useConfirm } from './confirm';
import { Toaster } from './toaster';

// As when the server no longer has the files of an older page.
jest.mock('./toast-view', () => {
  throw new Error('Loading chunk toast-and-confirm failed');
});
jest.mock('./confirm-dialog', () => {
  throw new Error('Loading chunk toast-and-confirm failed');
});

test('a toast is still to be read', async () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
  act(() => store.dispatch(showError('Failed to save product')));
  expect(await screen.findByRole('status')).toHaveTextContent('Error: Failed to save product');
  takeLogged();
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
