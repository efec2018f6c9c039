import { DEFAULT_SITE, type RegisteredRemote, type Registry } from '@stockroom/contract';
import { createStore, dismissToast, showSuccess } from '@stockroom/shared-ui';
import { askRegistry } from './live-registry';
import { pageLoad } from '../page-load';
import { followUpdates } from './follow-updates';

jest.mock('./live-registry', () => ({
  ...jest.requireActual<object>('./live-registry'),
  askRegistry: jest.fn(),
}));
const askRegistryMock = jest.mocked(askRegistry);
const open = jest.spyOn(pageLoad, 'open').mockImplementation(() => {});

const PAGE = registry({ 'mf-orders': 'v1', 'mf-products': 'v1' });
const NEW_ORDERS = registry({ 'mf-orders': 'v2', 'mf-products': 'v1' });
const stops: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  open.mockClear();
  askRegistryMock.mockReset();
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
  ['the menu', registry({ 'mf-orders': 'v1', 'mf-products': 'v1', 'mf-returns': 'v1' })],
])('any link does so when %s is another', async (_what, live) => {
  await openPage(live);
  click('Products');
  expect(open).toHaveBeenCalledTimes(1);
});

test('not a link that is opened elsewhere, or one within the page', async () => {
  window.history.replaceState(null, '', '/?x=1');
  await openPage({ ...PAGE, shell: 's2' });
  for (const name of ['Orders in a tab', 'Away', 'Search', 'Save']) click(name);
  click('Orders', { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
});

test('not while a toast is to be read', async () => {
  const { store } = await openPage(NEW_ORDERS);
  store.dispatch(showSuccess('Order created successfully'));
  click('Orders');
  expect(open).not.toHaveBeenCalled();
  store.dispatch(dismissToast(store.getState().toasts.current?.id ?? ''));
  click('Orders');
  expect(open).toHaveBeenCalledTimes(1);
});

test('once per version, until it has come', async () => {
  await openPage(NEW_ORDERS);
  click('Orders');
  // As when something between has kept the old page.
  await openPage(NEW_ORDERS);
  click('Orders');
  expect(open).toHaveBeenCalledTimes(1);
  const { toast } = await openPage(NEW_ORDERS, NEW_ORDERS);
  expect(toast).toBeUndefined();
});

test('says afterwards what came, once', async () => {
  await openPage(NEW_ORDERS);
  click('Orders');
  const { toast } = await openPage(NEW_ORDERS, NEW_ORDERS);
  expect(toast).toBe('The Orders area was updated');
  expect((await openPage(NEW_ORDERS, NEW_ORDERS)).toast).toBeUndefined();
});

test('asks when a link is pointed at, at most every two seconds, and once a minute', async () => {
  jest.useFakeTimers();
  await openPage(PAGE);
  const asked = () => askRegistryMock.mock.calls.length;
  expect(asked()).toBe(1);
  point('Orders');
  expect(asked()).toBe(1);
  jest.advanceTimersByTime(2_000);
  point('Save');
  expect(asked()).toBe(1);
  point('Orders');
  expect(asked()).toBe(2);
  jest.advanceTimersByTime(60_000);
  expect(asked()).toBe(3);
});

test('an area that nobody can ask about is left as it is', async () => {
  await openPage(null);
  click('Orders');
  expect(open).not.toHaveBeenCalled();
});

async function openPage(live: Registry | null, page = PAGE) {
  stops.splice(0).forEach((stop) => stop());
  askRegistryMock.mockResolvedValue(live);
  const store = createStore();
  stops.push(followUpdates(page, store));
  await askRegistryMock.mock.results.at(-1)?.value;
  return { store, toast: store.getState().toasts.current?.description };
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

function registry(versions: Record<string, string>): Registry {
  const remotes = Object.entries(versions).map(([name, version]): RegisteredRemote => {
    const title = name === 'mf-orders' ? 'Orders' : name;
    const path = name.replace('mf-', '/');
    const build = { version, entry: '/e.js', deployedAt: '', pages: [] };
    return { name, title, basePaths: [path], menu: [], build };
  });
  return { site: DEFAULT_SITE, shell: 's1', remotes };
}
