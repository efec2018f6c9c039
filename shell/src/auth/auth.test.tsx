import {
  ACCESS_TOKEN_KEY,
  createStore,
  REFRESH_TOKEN_KEY,
  showKeptToast,
} from '@stockroom/shared-ui';
import { faults, findPage, hrefOf, takeLogged } from '@stockroom/shared-ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { pageLoad } from '../remotes/page-load';
import { fakeRemote } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';
import { readReturnPath } from './return-path';

const replace = jest.spyOn(pageLoad, 'replace').mockImplementation(() => {});
const ORDERS = fakeRemote('mf-orders', { build: null });

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
});

function storedTokens() {
  return [localStorage.getItem(ACCESS_TOKEN_KEY), localStorage.getItem(REFRESH_TOKEN_KEY)];
}

async function findsSignIn() {
  await waitFor(() => expect(replace.mock.calls).toEqual([['/login']]));
}

describe('the guard', () => {
  it('sends a visitor to the sign-in page, and the dashboard offers the way back', async () => {
    const path = '/orders?status=pending';
    await renderShell({ path, isSignedIn: false, remotes: [ORDERS] });
    await findsSignIn();
    cleanup();
    const { user } = await renderShell({ path: '/', isSignedIn: true, remotes: [ORDERS] });
    await findPage('Dashboard');
    expect(hrefOf('Continue where you left off')).toBe(path);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('link', { name: 'Continue where you left off' })).toBeNull();
    expect(readReturnPath()).toBeNull();
  });

  it('offers no way back to the dashboard itself, nor to another site', async () => {
    await renderShell({ path: '/', isSignedIn: false });
    await findsSignIn();
    expect(readReturnPath()).toBeNull();
    sessionStorage.setItem('stockroom-return-path', '//example.com');
    expect(readReturnPath()).toBeNull();
  });

  it('sends a user who signs out in another tab to the sign-in page', async () => {
    await renderShell({ path: '/', isSignedIn: true });
    await findPage('Dashboard');
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await findsSignIn();
  });
});

it('signs out both the owner and the thief of a refresh token that was used twice', async () => {
  const { request } = await renderShell({ path: '/', isSignedIn: true });
  await findPage('Dashboard');
  const refresh = (refreshToken: string) =>
    request('auth/refresh', { method: 'POST', body: { refreshToken } });
  let stolen = localStorage.getItem(REFRESH_TOKEN_KEY) ?? '';
  for (const _use of ['first', 'second'])
    stolen = (await (await refresh(stolen)).json()).data.refreshToken;
  faults.status('get', 'notifications', 401);
  fireEvent.focus(window);
  await findsSignIn();
  expect(storedTokens()).toEqual([null, null]);
  expect((await refresh(stolen)).status).toBe(401);
  expect(takeLogged()).toHaveLength(1);
  // The sign-in page says why.
  const next = createStore();
  next.dispatch(showKeptToast());
  expect(next.getState().toasts.current).toMatchObject({ title: 'Error', isOpen: true });
});

it('logs out: clears the tokens and loads /login', async () => {
  const { user, loadPage } = await renderShell({ path: '/', isSignedIn: true });
  await findPage('Dashboard');
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
  expect(storedTokens()).toEqual([null, null]);
  expect(loadPage.mock.calls).toEqual([['/login']]);
});
