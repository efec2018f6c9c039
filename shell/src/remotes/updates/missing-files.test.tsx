import { DEFAULT_SITE, type RegisteredRemote, type Registry } from '@stockroom/contract';
import { showSuccess } from '@stockroom/shared-ui';
import { Form, TextField } from '@stockroom/shared-ui/forms';
import { takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { renderShell } from '../../testing/render-shell';
import { AreaFailure } from '../area-failure';
import { askRegistry } from './live-registry';
import { federationHost } from '../federation-host';
import { pageLoad } from '../page-load';
import { settleTakenUp } from './taken-up';

jest.mock('../federation-host');
jest.mock('./live-registry', () => ({
  ...jest.requireActual<object>('./live-registry'),
  askRegistry: jest.fn(),
}));
const loadRemoteMock = jest.mocked(federationHost().loadRemote);
const askRegistryMock = jest.mocked(askRegistry);
const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => {});

const GONE = new Error('Loading chunk orders-page failed.');
const ORDERS = { name: 'mf-orders', title: 'Orders', version: 'v1' };
const FAILING = { path: '/orders', lazy: () => Promise.reject(new Error(GONE.message)) };

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  loadRemoteMock.mockReset().mockResolvedValue({ default: [FAILING] });
  askRegistryMock.mockResolvedValue(live({ 'mf-orders': 'v2' }));
});

test('a file that is gone since a newer version is live leads to one load of the page', async () => {
  await openOrders();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(settleTakenUp(live({ 'mf-orders': 'v2' })).changes).toMatchObject([{ title: 'Orders' }]);
  takeLogged();
});

test('a page that comes as old as before shows the panel: no second load for the same version', async () => {
  await openOrders();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  settleTakenUp(live({ 'mf-orders': 'v1' }));
  await openOrders();
  expect(await screen.findByText('Orders could not be loaded')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  takeLogged();
});

test.each([
  ['nothing newer is live', live({ 'mf-orders': 'v1' })],
  ['something else is newer', live({ 'mf-orders': 'v1', 'mf-products': 'v2' })],
])('no load by itself when %s', async (_when, answer) => {
  askRegistryMock.mockResolvedValue(answer);
  await openOrders();
  expect(await screen.findByText('The files of version v1 could not be fetched.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  takeLogged();
});

test('nobody answers: it is told as everywhere, and no load by itself', async () => {
  askRegistryMock.mockResolvedValue(null);
  const { user } = await openOrders();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent(
    'The server cannot be reached. Check the connection and try again.',
  );
  expect(panel).not.toHaveTextContent('v1');
  expect(reload).not.toHaveBeenCalled();
  expect(takeLogged().join()).toContain('The files of version v1 could not be fetched.');

  askRegistryMock.mockResolvedValue(live({ 'mf-orders': 'v1' }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The files of version v1 could not be fetched.')).toBeVisible();
  takeLogged();
});

test('no load by itself for code that is broken, but Retry takes a version that heals it', async () => {
  loadRemoteMock.mockRejectedValue(new Error('RUNTIME-008 ScriptExecutionError'));
  const { user } = await openOrders();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(reload).not.toHaveBeenCalled();
  await user.click(retry);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(loadRemoteMock).toHaveBeenCalledTimes(1);
  takeLogged();
});

test('nobody answers: Retry does not lose the page for code that is broken', async () => {
  askRegistryMock.mockResolvedValue(null);
  loadRemoteMock.mockResolvedValue({ default: null });
  const { user } = await openOrders();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await user.click(retry);
  await waitFor(() => expect(retry).toBeEnabled());
  expect(reload).not.toHaveBeenCalled();
  takeLogged();
});

test('a toast that was to be seen is said in the next page', async () => {
  const { redux, router } = await openOrders('/');
  redux.dispatch(showSuccess('Order created successfully'));
  void router.navigate('/orders');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(settleTakenUp(live({ 'mf-orders': 'v2' })).toast).toEqual({
    title: 'Success',
    description: 'Order created successfully',
  });
  takeLogged();
});

test('with unsaved typing there is no load by itself, and Retry asks first', async () => {
  loadRemoteMock.mockResolvedValue({ default: [{ path: '/orders', Component: TypingPage }] });
  const { user } = await openOrders('/orders');
  await user.type(await screen.findByLabelText('Note'), 'half');
  await user.click(screen.getByRole('button', { name: 'Show part' }));
  expect(await screen.findByText(/There is a newer version/)).toBeVisible();
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
    remotes: live({ 'mf-orders': 'v1' }).remotes,
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
      {isShown && <AreaFailure area={ORDERS} error={GONE} retry={async () => null} />}
    </>
  );
}

function live(versions: Record<string, string>): Registry {
  const remotes = Object.entries(versions).map(([name, version]): RegisteredRemote => ({
    name,
    title: name === 'mf-orders' ? 'Orders' : 'Products',
    basePaths: [name === 'mf-orders' ? '/orders' : '/products'],
    menu: [],
    build: { version, entry: '/e.js', deployedAt: '', pages: [] },
  }));
  return { site: DEFAULT_SITE, shell: 's1', remotes };
}
