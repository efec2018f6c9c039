import { DEFAULT_SITE } from '@stockroom/contract';
import { createStore } from '@stockroom/shared-ui';
import { startUpdates } from './start-updates';

const page = { site: DEFAULT_SITE, shell: 's1', remotes: [] };
const use = () => document.dispatchEvent(new Event('pointermove'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('asks for what follows newer versions with the first use, and again later where it did not come', async () => {
  const store = createStore();
  const followUpdates = jest.fn(() => () => {});
  const load = jest.fn().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ followUpdates });
  startUpdates(page, store, load);
  // The page has come under a pointer at rest.
  document.dispatchEvent(new Event('pointerover'));
  expect(load).not.toHaveBeenCalled();
  use();
  await jest.advanceTimersByTimeAsync(1000);
  use();
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  use();
  await jest.advanceTimersByTimeAsync(0);
  use();
  expect(load).toHaveBeenCalledTimes(2);
  expect(followUpdates).toHaveBeenCalledTimes(1);
  expect(followUpdates).toHaveBeenCalledWith(page, store);
});
