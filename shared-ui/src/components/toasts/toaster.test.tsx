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

it('shows title and description', async () => {
  const store = renderToaster();
  act(() => store.dispatch(showSuccess('Product created successfully')));
  expect(await screen.findByText('Product created successfully')).toBeVisible();
  expect(screen.getByText('Success')).toBeVisible();
});

it('shows one toast at a time, the newest', async () => {
  const store = renderToaster();
  act(() => store.dispatch(showSuccess('Product created successfully')));
  await screen.findByText('Product created successfully');
  act(() => store.dispatch(showToast({ title: 'Export Started', description: 'Preparing' })));
  expect(await screen.findByText('Preparing')).toBeVisible();
  expect(screen.queryByText('Product created successfully')).not.toBeInTheDocument();
});

it('goes away by itself after five seconds', async () => {
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

it('runs its action once and closes', async () => {
  const store = renderToaster();
  const onSelect = jest.fn();
  act(() => store.dispatch(showSuccess('Product deleted', { label: 'Undo', onSelect })));
  await screen.findByText('Product deleted');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Product deleted')).not.toBeInTheDocument());
});

describe('the focus, when the toast that has it closes', () => {
  async function pressUndo() {
    const store = renderToaster();
    const edit = screen.getByRole('button', { name: 'Edit' });
    edit.focus();
    const undo = { label: 'Undo', onSelect: jest.fn() };
    act(() => store.dispatch(showSuccess('Product deleted', undo)));
    const button = await screen.findByRole('button', { name: 'Undo' });
    return { edit, press: () => userEvent.click(button) };
  }

  it('goes back to where it was', async () => {
    const { edit, press } = await pressUndo();
    await press();
    await waitFor(() => expect(edit).toHaveFocus());
  });

  it('goes to the heading when that cannot have it any more', async () => {
    const { edit, press } = await pressUndo();
    edit.setAttribute('disabled', '');
    await press();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });
});
