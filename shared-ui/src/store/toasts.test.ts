import { takeLogged } from '../testing/logged';
import { apiError } from './api-error';
import { createStore } from './create-store';
import { dismissToast, selectToastAction, showError, showSuccess, showToast } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const store = createStore();
  return { store, current: () => store.getState().toasts.current };
}

it('shows one toast at a time, the newest', () => {
  const { store, current } = setUp();
  store.dispatch(showSuccess('Product created successfully'));
  store.dispatch(showSuccess('Product updated successfully'));
  expect(current()).toMatchObject({
    title: 'Success',
    description: 'Product updated successfully',
    variant: 'default',
    isOpen: true,
  });
});

it('removes a toast 5 seconds after it was dismissed', () => {
  const { store, current } = setUp();
  store.dispatch(showSuccess('Saved'));
  store.dispatch(dismissToast(current()?.id ?? ''));
  expect(current()).toMatchObject({ isOpen: false });
  jest.advanceTimersByTime(4999);
  expect(current()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(current()).toBeNull();
});

it('does not remove the toast that replaced a dismissed one', () => {
  const { store, current } = setUp();
  store.dispatch(showSuccess('Old'));
  store.dispatch(dismissToast(current()?.id ?? ''));
  store.dispatch(showSuccess('New'));
  jest.advanceTimersByTime(60_000);
  expect(current()).toMatchObject({ description: 'New', isOpen: true });
});

it('logs errors with their cause', () => {
  const { store, current } = setUp();
  store.dispatch(showError('Failed to load products', { status: 500 }));
  expect(current()).toMatchObject({
    title: 'Error',
    description: 'Failed to load products',
    variant: 'destructive',
  });
  expect(takeLogged()).toEqual(['console.error: Failed to load products { status: 500 }']);
  store.dispatch(showToast({ title: 'error', description: 'By hand' }));
  expect(takeLogged()).toEqual(['console.error: By hand']);
});

it('keeps the toast of the ended session when calls fail because of it', () => {
  const { store, current } = setUp();
  const reason = apiError({ status: 401, code: 'SIGNED_OUT', message: 'Invalid refresh token' });
  store.dispatch(showToast({ title: 'Error', description: reason.message, cause: reason }));
  store.dispatch(showError('Failed to delete product', reason));
  expect(current()).toMatchObject({ title: 'Error', description: 'Invalid refresh token' });
  expect(takeLogged()).toHaveLength(1);
});

it('runs the action of a toast once and closes it', () => {
  const { store, current } = setUp();
  const onSelect = jest.fn();
  store.dispatch(showSuccess('Product deleted successfully', { label: 'Undo', onSelect }));
  const id = current()?.id ?? '';
  expect(current()).toMatchObject({ actionLabel: 'Undo' });
  store.dispatch(selectToastAction(id));
  store.dispatch(selectToastAction(id));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(current()).toMatchObject({ isOpen: false });
});
