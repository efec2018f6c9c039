import { onFirstUse } from './on-first-use';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const happen = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['with', 'without'])('runs once, after the event, %s idle callbacks', (idle) => {
  if (idle === 'with')
    Object.assign(window, { requestIdleCallback: setTimeout, cancelIdleCallback: clearTimeout });
  const run = jest.fn();
  onFirstUse(run);
  happen('pointerover');
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  happen('keydown');
  happen('pointermove');
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  happen('keydown');
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([[], ['keydown']])('does not run when it is taken back, after %j', (...before) => {
  const run = jest.fn();
  const takeBack = onFirstUse(run);
  before.forEach(happen);
  takeBack();
  happen('keydown');
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
