import type { RegisteredRemote } from '@stockroom/contract';
import { takeLogged } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { renderShell } from '../testing/render-shell';
import { federationHost } from './federation-host';
import { pageLoad } from './page-load';

jest.mock('./federation-host');
const loadRemoteMock = jest.mocked(federationHost().loadRemote);
const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => {});

const ORDERS = remote('mf-orders', 'Orders', '/orders');
const SUPPLIERS = remote('mf-suppliers', 'Suppliers', '/suppliers');
const LATE: RegisteredRemote = { ...remote('mf-late', 'Late', '/late'), build: null };
const REMOTES = [ORDERS, SUPPLIERS, LATE];

beforeEach(() => {
  reload.mockClear();
  loadRemoteMock.mockReset();
  loadRemoteMock.mockImplementation(async (name) =>
    name === 'mf_orders/remote' ? { default: ordersRoutes() } : { default: suppliersRoutes() },
  );
});

test('loads a remote when one of its paths is visited first, and only that one', async () => {
  await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  expect(await screen.findByRole('heading', { name: 'All orders' })).toBeVisible();
  expect(loadRemoteMock.mock.calls).toEqual([['mf_orders/remote']]);
});

test('a remote that failed shows its panel in the layout, and Retry loads it again', async () => {
  loadRemoteMock.mockRejectedValueOnce(new Error('RUNTIME-008 script "x" timed out.'));
  const { user } = await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Orders could not be loaded');
  expect(panel).toHaveTextContent('The server took too long to send the files of version abc123.');
  expect(takeLogged().join()).toContain('mf-orders: The server took too long');
  expect(screen.getByRole('link', { name: 'Suppliers' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'All orders' })).toBeVisible();
  expect(loadRemoteMock).toHaveBeenCalledTimes(2);
});

test('a remote that fails again shows the panel again, ready for another try', async () => {
  loadRemoteMock.mockRejectedValueOnce(new Error('RUNTIME-008'));
  loadRemoteMock.mockRejectedValueOnce(new Error('RUNTIME-008 ScriptExecutionError'));
  const { user } = await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/abc123 stopped with an error while starting/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'All orders' })).toBeVisible();
  expect(takeLogged()).toHaveLength(2);
});

test.each([
  ['no default export', {}],
  ['no list', { default: '/orders' }],
  ['no routes in the list', { default: [null] }],
])(
  'a remote of the wrong shape fails, and Retry asks for its code again: %s',
  async (_, module) => {
    loadRemoteMock.mockResolvedValueOnce(module);
    const { user } = await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
    expect(await screen.findByText(/abc123 does not say which pages it has/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(takeLogged()).toHaveLength(1);
  },
);

test('a remote for other shared libraries fails, and Retry asks for its code again', async () => {
  loadRemoteMock.mockRejectedValueOnce(
    new Error('Version 19 of react does not satisfy the requirement of mf_orders'),
  );
  const { user } = await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  expect(await screen.findByText(/built for other versions/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(takeLogged()).toHaveLength(1);
});

test('routes that the router refuses fail like any other', async () => {
  loadRemoteMock.mockResolvedValueOnce({
    default: [{ path: '/orders', index: true, children: [] }],
  });
  await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  expect(await screen.findByText('Orders could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Suppliers' })).toBeVisible();
  takeLogged();
});

test('the other remotes work beside one that failed', async () => {
  loadRemoteMock.mockRejectedValueOnce(new Error('RUNTIME-008'));
  const { user } = await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  await screen.findByText('Orders could not be loaded');
  await user.click(screen.getByRole('link', { name: 'Suppliers' }));
  expect(await screen.findByRole('heading', { name: 'All suppliers' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  takeLogged();
});

test('a page whose file failed shows the panel, and Retry loads the page', async () => {
  const { user } = await renderShell({ path: '/orders/new', isSignedIn: true, remotes: REMOTES });
  const reason = 'The files of version abc123 could not be fetched.';
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'New order' })).toBeVisible();
  expect(takeLogged().join()).toContain(`mf-orders: ${reason}`);
});

test('a page whose file failed is asked for again by the next visit, not before', async () => {
  const { user, router } = await renderShell({
    path: '/orders/new',
    isSignedIn: true,
    remotes: REMOTES,
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
  await user.click(screen.getByRole('link', { name: 'Suppliers' }));
  await screen.findByRole('heading', { name: 'All suppliers' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'New order' })).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
});

test('the link to a page whose file failed asks for it again, too', async () => {
  const { router } = await renderShell({ path: '/orders/new', isSignedIn: true, remotes: REMOTES });
  await screen.findByRole('button', { name: 'Retry' });
  await act(() => router.navigate('/orders/new'));
  expect(await screen.findByRole('heading', { name: 'New order' })).toBeVisible();
  takeLogged();
});

test('a page that came after its file had failed stays, also for the next visits', async () => {
  const { user, router } = await renderShell({
    path: '/orders/new',
    isSignedIn: true,
    remotes: REMOTES,
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Call first');
  await act(() => router.navigate('?draft=1'));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Call first');
  await user.click(screen.getByRole('link', { name: 'Suppliers' }));
  await screen.findByRole('heading', { name: 'All suppliers' });
  await act(() => router.navigate('/orders/new'));
  expect(await screen.findByRole('heading', { name: 'New order' })).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
});

test('a visit that was left before its file failed leaves nothing behind', async () => {
  const { router } = await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  await screen.findByRole('heading', { name: 'All orders' });
  await act(async () => {
    void router.navigate('/orders/new');
    await router.navigate('/suppliers');
  });
  await act(() => router.navigate('/orders/new'));
  expect(await screen.findByRole('heading', { name: 'New order' })).toBeVisible();
});

test('says that there is no connection where the browser knows, and tries again when there is', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderShell({ path: '/orders/new', isSignedIn: true, remotes: REMOTES });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  onLine.mockRestore();
  fireEvent.online(window);
  expect(await screen.findByRole('heading', { name: 'New order' })).toBeVisible();
  takeLogged();
});

test('code that is broken is not run again because the connection is back', async () => {
  loadRemoteMock.mockResolvedValueOnce({});
  await renderShell({ path: '/orders', isSignedIn: true, remotes: REMOTES });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fireEvent.online(window);
  expect(retry).toBeEnabled();
  takeLogged();
});

test('a page that stops with an error leaves the layout and the rest alone', async () => {
  const { user } = await renderShell({
    path: '/orders/broken',
    isSignedIn: true,
    remotes: REMOTES,
  });
  const panel = await screen.findByRole('alert');
  const reason = 'The code of version abc123 stopped with an error: no such column';
  expect(panel).toHaveTextContent(reason);
  expect(takeLogged().join()).toContain(`mf-orders: ${reason}`);
  await user.click(screen.getByRole('link', { name: 'Suppliers' }));
  expect(await screen.findByRole('heading', { name: 'All suppliers' })).toBeVisible();
});

test('a remote that is registered but not deployed is under construction', async () => {
  await renderShell({ path: '/late/new', isSignedIn: true, remotes: REMOTES });
  expect(await screen.findByRole('heading', { name: 'Page Under Construction' })).toBeVisible();
  expect(screen.getByText('/late/new')).toBeVisible();
  expect(loadRemoteMock).not.toHaveBeenCalled();
});

test.each([true, false])('an unknown path is not found, signed in: %s', async (isSignedIn) => {
  await renderShell({ path: '/ordersx', isSignedIn, remotes: REMOTES });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a path that a remote has no page for is not found', async () => {
  await renderShell({ path: '/orders/1/2/3', isSignedIn: true, remotes: REMOTES });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.each(['/orders/new', '/late'])(
  'a visitor of %s who is not signed in goes to /login, and nothing is loaded',
  async (path) => {
    const { router } = await renderShell({ path, isSignedIn: false, remotes: REMOTES });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { origin: path } });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(loadRemoteMock).not.toHaveBeenCalled();
  },
);

function remote(name: string, title: string, path: string): RegisteredRemote {
  return {
    name,
    title,
    basePaths: [path],
    menu: [{ label: title, path, icon: 'package', order: 10 }],
    build: { version: 'abc123', entry: '/e.js', deployedAt: '2026-11-21T00:00:00.000Z', pages: [] },
  };
}

function ordersRoutes(): RouteObject[] {
  let tries = 0;
  return [
    { path: '/orders', lazy: async () => ({ Component: () => <h1>All orders</h1> }) },
    {
      path: '/orders/new',
      lazy: async () => {
        tries += 1;
        if (tries === 1) throw new Error('Loading chunk 7 failed');
        return { Component: NewOrder };
      },
    },
    {
      path: '/orders/broken',
      Component: () => {
        throw new Error('no such column');
      },
    },
  ];
}

function NewOrder() {
  return (
    <>
      <h1>New order</h1>
      <input aria-label="Notes" />
    </>
  );
}

function suppliersRoutes(): RouteObject[] {
  return [{ path: '/suppliers', element: <h1>All suppliers</h1> }];
}
