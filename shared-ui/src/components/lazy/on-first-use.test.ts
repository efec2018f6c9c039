import { onFirstUse } from './on-first-use';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const happen = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const loader = () => jest.fn(async () => {});

it.each(['with', 'without'])('loads once, after the event, %s idle callbacks', async (idle) => {
  if (idle === 'with') Object.assign(window, { requestIdleCallback: setTimeout });
  const load = loader();
  onFirstUse(load);
  happen('pointerover');
  await jest.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  happen('keydown');
  happen('pointermove');
  expect(load).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  happen('keydown');
  await jest.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads one after another, even after a failure', async () => {
  let fail = () => {};
  const first = jest.fn(
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('offline')))),
  );
  const second = loader();
  onFirstUse(first);
  onFirstUse(second);
  happen('keydown');
  await jest.runAllTimersAsync();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  fail();
  await jest.runAllTimersAsync();
  expect(second).toHaveBeenCalledTimes(1);
});

it.each([[], ['keydown']])('does not load after a cancellation, after %j', async (...before) => {
  const load = loader();
  const cancel = onFirstUse(load);
  before.forEach(happen);
  cancel();
  happen('keydown');
  await jest.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});
