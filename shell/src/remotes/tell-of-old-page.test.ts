import { createStore, hasUnsavedTyping } from '@stockroom/shared-ui';
import { tellOfOldPage } from './tell-of-old-page';

jest.mock('@stockroom/shared-ui', () => ({
  ...jest.requireActual<object>('@stockroom/shared-ui'),
  hasUnsavedTyping: jest.fn(() => false),
}));

test('a page that is kept for what is typed in it says that it is old', async () => {
  jest.useFakeTimers();
  const store = createStore();
  tellOfOldPage(store);
  const toastAfterQuestion = async () => {
    window.dispatchEvent(new Event('beforeunload'));
    await jest.advanceTimersByTimeAsync(1_000);
    return store.getState().toasts.current?.title;
  };
  expect(await toastAfterQuestion()).toBeUndefined();
  jest.mocked(hasUnsavedTyping).mockReturnValue(true);
  expect(await toastAfterQuestion()).toBe('New version');
  jest.useRealTimers();
});
