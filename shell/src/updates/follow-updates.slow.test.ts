import type { Registry } from '@stockroom/contract';
import { createStore, dismissToast, showSuccess } from '@stockroom/shared-ui';
import { askRegistry } from './live-registry';
import { pageLoad } from '../remotes/page-load';
import { fakeRegistry } from '../testing/fake-registry';
import { followUpdates } from './follow-updates';

jest.mock('./live-registry', () => ({
  ...jest.requireActual<object>('./live-registry'),
  askRegistry: jest.fn(),
}));
const askRegistryMock = jest.mocked(askRegistry);
const open = jest.spyOn(pageLoad, 'open').mockImplementation(() => {});

const PAGE = fakeRegistry({ 'mf-orders': 'v1', 'mf-products': 'v1' });
const NEW_ORDERS = fakeRegistry({ 'mf-orders': 'v2', 'mf-products': 'v1' });
const stops: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  open.mockClear();
  askRegistryMock.mockReset();
  jest.useFakeTimers();
  document.body.innerHTML = `
    <a href="/orders"><b>Orders</b></a> <a href="/products">Products</a> <a href="/?x=1">Search</a>
    <a href="/orders" target="_blank">Orders in a tab</a> <a href="https://example.com/orders">Away</a>
    <button>Save</button>`;
  // The router's part: no test here leaves the page.
  document.body.onclick = (event) => event.preventDefault();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

test('a link into an area with a newer version loads a page', async () => {
  await openPage(NEW_ORDERS);
  expect(click('Products')).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(click('Orders')).toBe(true);
  expect(open.mock.calls).toEqual([['http://localhost/orders']]);
});

test.each([
  ['the shell', { ...PAGE, shell: 's2' }],
  ['the menu', fakeRegistry({ 'mf-orders': 'v1', 'mf-products': 'v1', 'mf-returns': 'v1' })],
])('any link loads a page when %s changed', async (_what, live) => {
  await openPage(live);
  click('Products');
  expect(open).toHaveBeenCalledTimes(1);
});

test('a link that opens elsewhere, or one within the page, loads none', async () => {
  window.history.replaceState(null, '', '/?x=1');
  await openPage({ ...PAGE, shell: 's2' });
  for (const name of ['Orders in a tab', 'Away', 'Search', 'Save']) click(name);
  click('Orders', { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
});

test('loads no page while a toast is open', async () => {
  const { store } = await openPage(NEW_ORDERS);
  store.dispatch(showSuccess('Order created successfully'));
  click('Orders');
  expect(open).not.toHaveBeenCalled();
  store.dispatch(dismissToast(store.getState().toasts.current?.id ?? ''));
  click('Orders');
  expect(open).toHaveBeenCalledTimes(1);
});

test('loads a page once per version, and announces a version that comes later', async () => {
  await openPage(NEW_ORDERS);
  click('Orders');
  // As when something between has kept the old page.
  await openPage(NEW_ORDERS);
  click('Orders');
  expect(open).toHaveBeenCalledTimes(1);
  const { toast } = await openPage(NEW_ORDERS, NEW_ORDERS);
  expect(toast).toBe('This page now uses a new version of Orders.');
});

test('announces new versions once, in one sentence', async () => {
  const live = fakeRegistry({ 'mf-orders': 'v2', 'mf-products': 'v1', 'mf-returns': 'v1' });
  await openPage(live);
  click('Orders');
  const { toast } = await openPage(live, live);
  expect(toast).toBe('This page now uses a new version of Orders and Returns.');
  expect((await openPage(live, live)).toast).toBeUndefined();
});

test('announces no area that was disabled', async () => {
  const live = { ...PAGE, remotes: PAGE.remotes.map((remote) => ({ ...remote, build: null })) };
  await openPage(live);
  click('Orders');
  expect(open).toHaveBeenCalledTimes(1);
  expect((await openPage(live, live)).toast).toBeUndefined();
});

test('asks when a link is pointed at, at most every two seconds, and once a minute', async () => {
  await openPage(PAGE);
  const asked = () => askRegistryMock.mock.calls.length;
  expect(asked()).toBe(1);
  await pass(2_000);
  point('Save');
  await pass(0);
  expect(asked()).toBe(1);
  point('Orders');
  await pass(0);
  expect(asked()).toBe(2);
  await pass(60_000);
  expect(asked()).toBe(3);
});

test('switches to a version that went live within two seconds after an answer', async () => {
  await openPage(PAGE);
  askRegistryMock.mockResolvedValue(NEW_ORDERS);
  point('Orders');
  await pass(1_999);
  click('Orders');
  expect(open).not.toHaveBeenCalled();
  await pass(1);
  click('Orders');
  expect(open).toHaveBeenCalledTimes(1);
});

test('a page that no gateway has made follows nothing', async () => {
  const { shell: _none, ...page } = PAGE;
  followUpdates(page, createStore());
  await pass(60_000);
  expect(askRegistryMock).not.toHaveBeenCalled();
});

test('still asks at a link when the clock was set back', async () => {
  await openPage(PAGE);
  jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  await pass(2_000);
  point('Orders');
  await pass(0);
  expect(askRegistryMock).toHaveBeenCalledTimes(2);
});

test('loads no page without an answer of the server', async () => {
  await openPage(null);
  click('Orders');
  expect(open).not.toHaveBeenCalled();
});

/** Opens a page that has just asked for the live releases. */
async function openPage(live: Registry | null, page = PAGE) {
  stops.splice(0).forEach((stop) => stop());
  askRegistryMock.mockResolvedValue(live);
  const store = createStore();
  stops.push(followUpdates(page, store));
  point('Products');
  await pass(2_000);
  return { store, toast: store.getState().toasts.current?.description };
}

async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
}

/** True when nothing but the page itself would act on it. */
function click(name: string, modifiers: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  find(name).dispatchEvent(event);
  return event.defaultPrevented;
}

function point(name: string): void {
  find(name).dispatchEvent(new Event('pointerover', { bubbles: true }));
}

function find(name: string): Element {
  const found = [...document.querySelectorAll('a, button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`No ${name}`);
  return found.firstElementChild ?? found;
}
