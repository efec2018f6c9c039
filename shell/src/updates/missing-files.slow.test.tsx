import { loadRemote } from '@module-federation/enhanced/runtime';
import { createStore, showKeptToast, showSuccess } from '@stockroom/shared-ui';
import { Form, TextField } from '@stockroom/shared-ui/forms';
import { takeLogged } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { fakeRegistry } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';
import { AreaFailure } from '../remotes/area-failure';
import { entryFailure } from '../remotes/load-entries';
import { pageLoad } from '../remotes/page-load';
import { askRegistry } from './live-registry';
import { settleReloads } from './reload';

jest.mock('../remotes/load-entries');
jest.mock('./live-registry', () => ({
  ...jest.requireActual<object>('./live-registry'),
  askRegistry: jest.fn(),
}));
const loadRemoteMock = jest.mocked(loadRemote);
const askRegistryMock = jest.mocked(askRegistry);
const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => {});

/** As webpack marks it. */
const GONE = Object.assign(new Error('gone'), { name: 'ChunkLoadError', type: 'missing' });
const ORDERS = { name: 'mf-orders', title: 'Orders', version: 'v1' };
const CHECK_MS = 10_000;
const FAILING = { path: '/orders', lazy: () => Promise.reject(GONE) };

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  jest.mocked(entryFailure).mockReset();
  loadRemoteMock.mockReset().mockResolvedValue({ default: [FAILING] });
  askRegistryMock.mockResolvedValue(fakeRegistry({ 'mf-orders': 'v2' }));
});

test('a file that is gone because of a newer version reloads the page once', async () => {
  await openOrders();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(settleReloads(fakeRegistry({ 'mf-orders': 'v2' }))).toMatchObject([{ title: 'Orders' }]);
  takeLogged();
});

test('a page that is still old after a reload shows the panel', async () => {
  await openOrders();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  settleReloads(fakeRegistry({ 'mf-orders': 'v1' }));
  await openOrders();
  expect(await screen.findByText('Orders could not be loaded')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  takeLogged();
});

test.each([
  ['nothing newer is live', fakeRegistry({ 'mf-orders': 'v1' })],
  ['something else is newer', fakeRegistry({ 'mf-orders': 'v1', 'mf-products': 'v2' })],
])('does not reload by itself when %s', async (_when, answer) => {
  askRegistryMock.mockResolvedValue(answer);
  await openOrders();
  expect(await screen.findByText('The files of version v1 could not be fetched.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  takeLogged();
});

test('without an answer of the server, it says so and does not reload', async () => {
  askRegistryMock.mockResolvedValue(null);
  const { user } = await openOrders();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent(
    'The server cannot be reached. Check the connection and try again.',
  );
  expect(panel).not.toHaveTextContent('v1');
  expect(reload).not.toHaveBeenCalled();
  expect(takeLogged().join()).toContain('The files of version v1 could not be fetched.');

  askRegistryMock.mockResolvedValue(fakeRegistry({ 'mf-orders': 'v1' }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a failed area tries again by itself when another version of it goes live', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  askRegistryMock.mockResolvedValue(fakeRegistry({ 'mf-orders': 'v1' }));
  loadRemoteMock.mockRejectedValue(new Error('RUNTIME'));
  await openOrders();
  await screen.findByRole('button', { name: 'Retry' });
  await act(() => jest.advanceTimersByTimeAsync(CHECK_MS));
  expect(askRegistryMock).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  askRegistryMock.mockResolvedValue(fakeRegistry({ 'mf-orders': 'v0' }));
  await act(() => jest.advanceTimersByTimeAsync(CHECK_MS));
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  takeLogged();
});

test('does not reload by itself for broken code, but Retry does', async () => {
  loadRemoteMock.mockRejectedValue(new Error('RUNTIME'));
  jest.mocked(entryFailure).mockReturnValue('broken');
  const { user } = await openOrders();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(reload).not.toHaveBeenCalled();
  await user.click(retry);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(loadRemoteMock).toHaveBeenCalledTimes(1);
  takeLogged();
});

test('without an answer of the server, Retry keeps the page with broken code', async () => {
  askRegistryMock.mockResolvedValue(null);
  loadRemoteMock.mockResolvedValue({ default: null });
  const { user } = await openOrders();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await user.click(retry);
  await waitFor(() => expect(retry).toBeEnabled());
  expect(reload).not.toHaveBeenCalled();
  takeLogged();
});

test('the next page shows an open toast', async () => {
  const { redux, router } = await openOrders('/');
  redux.dispatch(showSuccess('Order created successfully'));
  void router.navigate('/orders');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const next = createStore();
  next.dispatch(showKeptToast());
  expect(next.getState().toasts.current).toMatchObject({
    title: 'Success',
    description: 'Order created successfully',
    isOpen: true,
  });
  takeLogged();
});

test('with unsaved input it does not reload by itself, and Retry asks first', async () => {
  loadRemoteMock.mockResolvedValue({ default: [{ path: '/orders', Component: TypingPage }] });
  const { user } = await openOrders('/orders');
  await user.type(await screen.findByLabelText('Note'), 'half');
  await user.click(screen.getByRole('button', { name: 'Show part' }));
  expect(await screen.findByText(/Another version is live/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Note')).toHaveValue('half');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  takeLogged();
});

async function openOrders(path = '/orders') {
  return renderShell({
    path,
    isSignedIn: true,
    shell: 's1',
    remotes: fakeRegistry({ 'mf-orders': 'v1' }).remotes,
  });
}

/** A form with a part beside it whose file is gone. */
function TypingPage() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Form
        initialValues={{ note: '' }}
        schema={object({ note: string().required() })}
        onSubmit={async () => null}
        failure="Failed"
      >
        <TextField name="note" label="Note" />
      </Form>
      <button onClick={() => setShown(true)}>Show part</button>
      {isShown && <AreaFailure area={ORDERS} error={GONE} />}
    </>
  );
}
