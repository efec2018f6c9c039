import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '../../store/create-store';
import { showSuccess, showToast } from '../../store/toasts';
import { Toaster } from './toaster';

function renderToaster() {
  const store = createStore();
  render(
    <Provider store={store}>
      <h1 tabIndex={-1}>Products</h1>
      <button>Edit</button>
      <Toaster />
    </Provider>,
  );
  return store;
}

afterEach(() => jest.useRealTimers());

it('shows one toast at a time, the newest', async () => {
  const store = renderToaster();
  act(() => store.dispatch(showSuccess('Product created successfully')));
  expect(await screen.findByText('Product created successfully')).toBeVisible();
  expect(screen.getByText('Success')).toBeVisible();
  act(() => store.dispatch(showToast({ title: 'Export Started', description: 'Preparing' })));
  expect(await screen.findByText('Preparing')).toBeVisible();
  expect(screen.queryByText('Product created successfully')).not.toBeInTheDocument();
});

it('disappears after five seconds', async () => {
  const store = renderToaster();
  act(() => store.dispatch(showSuccess('Loads the code first')));
  await screen.findByText('Loads the code first');

  jest.useFakeTimers();
  act(() => store.dispatch(showSuccess('Product created successfully')));
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('Product created successfully')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Product created successfully')).not.toBeInTheDocument();
});

it.each([
  ['returns to its origin', false],
  ['moves to the heading when its origin is disabled', true],
])('runs its action once and closes; the focus %s', async (_where, isDisabled) => {
  const store = renderToaster();
  const edit = screen.getByRole('button', { name: 'Edit' });
  edit.focus();
  const onSelect = jest.fn();
  act(() => store.dispatch(showSuccess('Product deleted', { label: 'Undo', onSelect })));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  edit.toggleAttribute('disabled', isDisabled);
  await userEvent.click(undo);
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Product deleted')).not.toBeInTheDocument());
  await waitFor(() => expect(isDisabled ? screen.getByRole('heading') : edit).toHaveFocus());
});
