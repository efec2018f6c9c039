import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Registry } from '@stockroom/contract';
import { createStore, showKeptToast, showSuccess } from '@stockroom/shared-ui';
import { Form, TextField } from '@stockroom/shared-ui/forms';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { pageLoad } from '../remotes/page-load';
import { fakeRegistry } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';
import { followUpdates } from './follow-updates';
import { askRegistry } from './live-registry';

jest.mock('./live-registry', () => ({
  ...jest.requireActual<object>('./live-registry'),
  askRegistry: jest.fn(),
}));
const askRegistryMock = jest.mocked(askRegistry);
const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => {});
const open = jest.spyOn(pageLoad, 'open').mockImplementation(() => {});

const PAGE = fakeRegistry({ 'mf-orders': 'bad', 'mf-suppliers': 'v1' });
const WITHDRAWN = fakeRegistry({ 'mf-orders': 'good', 'mf-suppliers': 'v1' });
const RECALLED: Registry = { ...WITHDRAWN, recalled: ['mf-orders@bad'] };
const MINUTE_MS = 60_000;
const SOON_MS = 2_000;
const stops: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  open.mockClear();
  jest.useFakeTimers({ advanceTimers: true });
  jest.mocked(loadRemote).mockImplementation(async (name) => ({
    default:
      name === 'mf_orders/remote'
        ? [{ path: '/orders', element: <FormPage title="Orders" /> }]
        : [{ path: '/suppliers', element: <FormPage title="Suppliers" /> }],
  }));
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

describe('a tab with a withdrawn release', () => {
  test('goes back at the next link to its area, and not before', async () => {
    const { user } = await openPage('/suppliers', WITHDRAWN);
    await pass(2 * MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'To Orders' }));
    expect(open.mock.calls).toEqual([['http://localhost/orders']]);
  });

  test.each(['/suppliers', '/orders'])('keeps what was typed in %s', async (path) => {
    const { user } = await openPage(path, WITHDRAWN);
    await user.type(screen.getByLabelText('Note'), 'half');
    await pass(2 * MINUTE_MS);
    await user.click(screen.getByRole('link', { name: 'To New Order' }));
    await answer(user, 'Stay');
    expect(screen.getByLabelText('Note')).toHaveValue('half');
    expect(reload).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a tab with a recalled release', () => {
  test.each([
    ['in its area', '/orders'],
    ['in another area', '/suppliers'],
  ])('reloads by itself %s, with its toast', async (_where, path) => {
    const { redux } = await openPage(path, RECALLED);
    await pass(MINUTE_MS - SOON_MS);
    act(() => void redux.dispatch(showSuccess('Order created successfully')));
    await pass(SOON_MS);
    expect(reload).toHaveBeenCalledTimes(1);
    const next = createStore();
    next.dispatch(showKeptToast());
    expect(next.getState().toasts.current?.description).toBe('Order created successfully');
  });

  test('reloads once: a page that is still old afterwards stays', async () => {
    await openPage('/orders', RECALLED);
    await pass(3 * MINUTE_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(['/orders', '/suppliers'])('waits until a form in %s is saved', async (path) => {
    const { user } = await openPage(path, RECALLED);
    await user.type(screen.getByLabelText('Note'), 'half');
    await pass(2 * MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Note')).toHaveValue('half');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await pass(SOON_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits until a form is left', async () => {
    const { user } = await openPage('/suppliers', RECALLED);
    await user.type(screen.getByLabelText('Note'), 'half');
    await pass(2 * MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'To New Order' }));
    await answer(user, 'Leave');
    await pass(SOON_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the page has another release', { ...PAGE, recalled: ['mf-orders@older', 'mf-other@bad'] }],
    ['no other release is live', { ...PAGE, recalled: ['mf-orders@bad'] }],
  ])('stays while %s', async (_why, live) => {
    await openPage('/orders', live);
    await pass(2 * MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
  });

  test('leaves a recalled shell', async () => {
    await openPage('/orders', { ...PAGE, shell: 's2', recalled: ['shell@s1'] });
    await pass(MINUTE_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

async function openPage(path: string, live: Registry) {
  askRegistryMock.mockResolvedValue(live);
  const shown = await renderShell({ path, isSignedIn: true, shell: 's1', remotes: PAGE.remotes });
  stops.push(followUpdates(shown.registry, shown.redux));
  await screen.findByRole('button', { name: 'Save' });
  return shown;
}

async function answer(user: UserEvent, choice: 'Stay' | 'Leave') {
  const button = await screen.findByRole('button', { name: choice });
  // A question takes clicks from its second render on, which waits for a timer.
  await pass(SOON_MS);
  await user.click(button);
}

function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

function FormPage({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Link to="/orders">To Orders</Link>
      <Link to="/orders/new">To New Order</Link>
      <Form
        initialValues={{ note: '' }}
        schema={object({ note: string().required() })}
        onSubmit={async () => ({})}
        failure="Failed"
      >
        <TextField name="note" label="Note" />
        <button>Save</button>
      </Form>
    </>
  );
}
