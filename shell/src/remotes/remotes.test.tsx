import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@stockroom/contract';
import { announceServer } from '@stockroom/shared-ui';
import { hrefOf, takeLogged } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { readReturnPath } from '../auth/return-path';
import { createShellRouter } from '../router';
import { fakeBuild, fakeRegistry, fakeRemote } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';
import { entryFailure } from './load-entries';
import { pageLoad } from './page-load';

jest.mock('./load-entries');
const loadRemoteMock = jest.mocked(loadRemote);
const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => {});
const replace = jest.spyOn(pageLoad, 'replace').mockImplementation(() => {});

const REMOTES = [
  remote('mf-orders'),
  remote('mf-suppliers'),
  fakeRemote('mf-late', { build: null }),
  fakeRemote('mf-returns', { build: null, whyNot: 'disabled' }),
  fakeRemote('mf-claims', { build: null, whyNot: 'unavailable' }),
];
const openAt = (path: string) => renderShell({ path, isSignedIn: true, remotes: REMOTES });

beforeEach(() => {
  reload.mockClear();
  replace.mockClear();
  jest.mocked(entryFailure).mockReset();
  loadRemoteMock.mockReset();
  loadRemoteMock.mockImplementation(async (name) =>
    name === 'mf_orders/remote' ? { default: ordersRoutes() } : { default: suppliersRoutes() },
  );
});

test('loads a remote when one of its paths is visited first, and only that one', async () => {
  await openAt('/orders');
  expect(await screen.findByRole('heading', { name: 'All orders' })).toBeVisible();
  expect(loadRemoteMock.mock.calls).toEqual([['mf_orders/remote']]);
});

test('a second click while a remote loads opens it all the same', async () => {
  await openAt('/suppliers');
  await screen.findByRole('heading', { name: 'All suppliers' });
  const click = () => fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await act(() => [click(), click()]);
  expect(await screen.findByRole('heading', { name: 'All orders' })).toBeVisible();
});

test.each([
  ['late', 'The server took too long to send the files of version abc123.'],
  ['missing', 'The files of version abc123 could not be fetched.'],
  ['broken', 'The code of version abc123 stopped with an error while starting.'],
] as const)('a remote that is %s shows its panel, and Retry reloads the page', async (how, why) => {
  failOnce(how);
  const { user } = await openAt('/orders');
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Orders could not be loaded');
  expect(panel).toHaveTextContent(why);
  expect(takeLogged().join()).toContain(`mf-orders: ${why}`);
  expect(screen.getByRole('link', { name: 'Suppliers' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('the next visit loads a remote that failed', async () => {
  failOnce('missing');
  const { user, router } = await openAt('/orders');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Suppliers' }));
  await screen.findByRole('heading', { name: 'All suppliers' });
  await act(() => router.navigate('/orders'));
  expect(await screen.findByRole('heading', { name: 'All orders' })).toBeVisible();
  takeLogged();
});

test.each([
  ['no default export', {}],
  ['no list', { default: '/orders' }],
  ['no routes in the list', { default: [null] }],
])(
  'a remote of the wrong shape fails, and Retry asks for its code again: %s',
  async (_, module) => {
    loadRemoteMock.mockResolvedValueOnce(module);
    const { user } = await openAt('/orders');
    expect(await screen.findByText(/abc123 does not say which pages it has/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(takeLogged()).toHaveLength(1);
  },
);

test('a remote for other shared libraries fails, and Retry asks for its code again', async () => {
  loadRemoteMock.mockRejectedValueOnce(new Error('Version 19 of react does not satisfy ^20'));
  const { user } = await openAt('/orders');
  expect(await screen.findByText(/Version 19 of react does not satisfy/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(takeLogged()).toHaveLength(1);
});

test('routes that the router refuses fail like any other', async () => {
  loadRemoteMock.mockResolvedValueOnce({
    default: [{ path: '/orders', index: true, children: [] }],
  });
  await openAt('/orders');
  expect(await screen.findByText('Orders could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Suppliers' })).toBeVisible();
  takeLogged();
});

test('the other remotes work beside one that failed', async () => {
  failOnce('missing');
  const { user } = await openAt('/orders');
  await screen.findByText('Orders could not be loaded');
  await user.click(screen.getByRole('link', { name: 'Suppliers' }));
  expect(await screen.findByRole('heading', { name: 'All suppliers' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  takeLogged();
});

test('a page whose file failed shows the panel, and Retry reloads the page', async () => {
  const { user } = await openAt('/orders/new');
  const reason = 'The files of version abc123 could not be fetched.';
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(takeLogged().join()).toContain(`mf-orders: ${reason}`);
});

test('retries a missing file when the server is back', async () => {
  await openAt('/orders/new');
  await screen.findByRole('alert');
  announceServer();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  takeLogged();
});

test('names a missing connection, and retries when it is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openAt('/orders/new');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  onLine.mockRestore();
  fireEvent.online(window);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  takeLogged();
});

test('does not retry broken code when the connection is back', async () => {
  loadRemoteMock.mockResolvedValueOnce({});
  await openAt('/orders');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fireEvent.online(window);
  expect(retry).toBeEnabled();
  takeLogged();
});

test('a page that stops with an error keeps the layout and the other areas', async () => {
  const { user } = await openAt('/orders/broken');
  const panel = await screen.findByRole('alert');
  const reason = 'The code of version abc123 stopped with an error: no such column';
  expect(panel).toHaveTextContent(reason);
  expect(takeLogged().join()).toContain(`mf-orders: ${reason}`);
  await user.click(screen.getByRole('link', { name: 'Suppliers' }));
  expect(await screen.findByRole('heading', { name: 'All suppliers' })).toBeVisible();
});

test('a remote that is registered but not deployed is under construction', async () => {
  await openAt('/late/new');
  expect(await screen.findByRole('heading', { name: 'Page Under Construction' })).toBeVisible();
  expect(screen.getByText('/late/new')).toBeVisible();
  expect(loadRemoteMock).not.toHaveBeenCalled();
});

test('a disabled remote is switched off', async () => {
  await openAt('/returns/new');
  expect(await screen.findByRole('heading', { name: 'Returns' })).toBeVisible();
  expect(screen.getByText(/^Returns is switched off for now/)).toBeVisible();
});

test('a remote whose files are lost fails like any other, and Retry reloads the page', async () => {
  const { user } = await openAt('/claims');
  const panel = await screen.findByRole('alert');
  const reason = 'The server cannot send its files at the moment.';
  expect(panel).toHaveTextContent(`Claims could not be loaded${reason}`);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(takeLogged().join()).toContain(reason);
});

test('a page that never comes fails after a while, and blames no server', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openAt('/orders/endless');
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Orders could not be loaded');
  expect(panel).toHaveTextContent('The code of version abc123 did not answer within 15 seconds.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  jest.useRealTimers();
  takeLogged();
});

test.each([true, false])('an unknown path is not found, signed in: %s', async (isSignedIn) => {
  await renderShell({ path: '/ordersx', isSignedIn, remotes: REMOTES });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('/ordersx')).toBeVisible();
  expect(hrefOf('Go Back Home')).toBe('/');
});

test('starts at an address with broken percent-encoding', () => {
  window.history.replaceState(null, '', '/%E0%A4%A?a=1');
  const registry = fakeRegistry({});
  const router = createShellRouter({ registry, isSignedIn: () => false });
  expect(router.state.location).toMatchObject({ pathname: '/%25E0%25A4%25A', search: '?a=1' });
  router.dispose();
  window.history.replaceState(null, '', '/');
});

test('a path without a page in its remote is not found', async () => {
  await openAt('/orders/1/2/3');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.each(['/orders/new', '/late'])(
  'a visitor of %s who is not signed in goes to /login, and nothing is loaded',
  async (path) => {
    await renderShell({ path, isSignedIn: false, remotes: REMOTES });
    await waitFor(() => expect(replace.mock.calls).toEqual([['/login']]));
    expect(readReturnPath()).toBe(path);
    expect(loadRemoteMock).not.toHaveBeenCalled();
  },
);

/** The entry script of a remote fails once, in this way. */
function failOnce(failure: ReturnType<typeof entryFailure>) {
  loadRemoteMock.mockRejectedValueOnce(new Error('RUNTIME'));
  jest.mocked(entryFailure).mockReturnValue(failure);
}

function remote(name: string): RegisteredRemote {
  const { title, basePaths } = fakeRemote(name);
  const [path = ''] = basePaths;
  const menu = [{ label: title, path, icon: 'package', order: 10 }];
  return fakeRemote(name, { menu, build: fakeBuild('abc123') });
}

function ordersRoutes(): RouteObject[] {
  return [
    { path: '/orders', lazy: async () => ({ Component: () => <h1>All orders</h1> }) },
    {
      path: '/orders/new',
      lazy: async () => {
        // As webpack marks it.
        throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
      },
    },
    { path: '/orders/endless', lazy: () => new Promise<never>(() => {}) },
    {
      path: '/orders/broken',
      Component: () => {
        throw new Error('no such column');
      },
    },
  ];
}

function suppliersRoutes(): RouteObject[] {
  return [{ path: '/suppliers', element: <h1>All suppliers</h1> }];
}
