import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from '@stockroom/shared-ui';
import { faults, findPage, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell';

const account = { email: 'anna@example.com', password: 'a long secret' };

async function fillIn(user: UserEvent, button: string): Promise<void> {
  await user.type(screen.getByLabelText('Email'), account.email);
  await user.type(screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: button }));
}

function storedTokens() {
  return [localStorage.getItem(ACCESS_TOKEN_KEY), localStorage.getItem(REFRESH_TOKEN_KEY)];
}

describe('the sign-in page', () => {
  it('says what the specification says', async () => {
    const { user } = await renderShell({ path: '/login', isSignedIn: false });
    await findPage('Welcome back');
    expect(screen.getByText('Enter your credentials to continue')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }));
    await findPage('Create an account');
  });

  it('asks for what is missing and calls nothing', async () => {
    const { user } = await renderShell({ path: '/login', isSignedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('signs in, says so and goes to the dashboard', async () => {
    const { user, router } = await renderShell({ path: '/login', isSignedIn: false, account });
    await findPage('Welcome back');
    await fillIn(user, 'Sign In');
    await findPage('Dashboard');
    expect(await findToast('Logged in successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(storedTokens()).toEqual([expect.any(String), expect.any(String)]);
    expect(screen.queryByRole('link', { name: 'Continue where you left off' })).toBeNull();
  });

  it('shows that it is busy and sends a double click once', async () => {
    const release = faults.hold('post', 'auth/login');
    const { user, app } = await renderShell({ path: '/login', isSignedIn: false, account });
    await findPage('Welcome back');
    const sent = jest.spyOn(app, 'fetch');
    await user.type(screen.getByLabelText('Email'), account.email);
    await user.type(screen.getByLabelText('Password'), account.password);
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
    release();
    await findPage('Dashboard');
    const signIns = sent.mock.calls.filter(([{ url }]) => url.endsWith('/auth/login'));
    expect(signIns).toHaveLength(1);
  });

  it('shows what the server says about wrong credentials, keeps what was typed and clears the tokens', async () => {
    const { user } = await renderShell({ path: '/login', isSignedIn: false });
    await findPage('Welcome back');
    await fillIn(user, 'Sign In');
    expect(await findToast('Invalid email or password')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(takeLogged()).toEqual([expect.stringContaining('Invalid email or password')]);
    expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    expect(screen.getByLabelText('Password')).toHaveValue(account.password);
    expect(storedTokens()).toEqual([null, null]);
  });

  it.each([
    ['the server says nothing', () => faults.status('post', 'auth/login', 500, {}), 'Login failed'],
    ['there are no tokens', () => faults.status('post', 'auth/login', 200, {}), 'Login failed'],
    [
      'there is no connection',
      () => faults.offline('post', 'auth/login'),
      'The server cannot be reached. Check the connection and try again.',
    ],
    [
      'the server answers 401',
      () => faults.status('post', 'auth/login', 401, {}),
      'No refresh token available',
    ],
  ])('says what failed when %s', async (_case, fail, message) => {
    const { user } = await renderShell({ path: '/login', isSignedIn: false });
    fail();
    await findPage('Welcome back');
    await fillIn(user, 'Sign In');
    expect(await findToast(message)).toBeVisible();
    const notices = within(screen.getByRole('main')).queryAllByText(message);
    expect(notices.length).toBeLessThanOrEqual(1);
    expect(takeLogged()).toHaveLength(1);
  });
});

describe('the registration page', () => {
  it('says what the specification says', async () => {
    const { user } = await renderShell({ path: '/register', isSignedIn: false });
    await findPage('Create an account');
    expect(screen.getByText('Enter your details to get started')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    await findPage('Welcome back');
  });

  it('creates the account, says so and goes to the sign-in page without signing in', async () => {
    const { user } = await renderShell({ path: '/register', isSignedIn: false });
    await findPage('Create an account');
    await fillIn(user, 'Create Account');
    await findPage('Welcome back');
    expect(await findToast('Account created successfully')).toBeVisible();
    expect(storedTokens()).toEqual([null, null]);
    await fillIn(user, 'Sign In');
    await findPage('Dashboard');
  });

  it('shows why the server refuses and keeps what was typed', async () => {
    const { user } = await renderShell({ path: '/register', isSignedIn: false, account });
    await findPage('Create an account');
    await fillIn(user, 'Create Account');
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    expect(screen.getByLabelText('Password')).toHaveValue(account.password);
    expect(takeLogged()).toHaveLength(1);
  });

  it('falls back to its own words', async () => {
    faults.status('post', 'auth/register', 500, {});
    const { user } = await renderShell({ path: '/register', isSignedIn: false });
    await findPage('Create an account');
    await fillIn(user, 'Create Account');
    expect(await findToast('Registration failed')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
  });
});

describe('the guard', () => {
  it('sends a visitor to the sign-in page and later offers the way back', async () => {
    const { user, router } = await renderShell({
      path: '/orders?status=pending',
      isSignedIn: false,
      account,
      remotes: [
        { name: 'mf-orders', title: 'Orders', basePaths: ['/orders'], menu: [], build: null },
      ],
    });
    await findPage('Welcome back');
    expect(router.state.location.pathname).toBe('/login');
    // The origin survives a detour.
    await user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }));
    await user.click(await screen.findByRole('link', { name: 'Already have an account? Sign in' }));
    await findPage('Welcome back');
    await fillIn(user, 'Sign In');
    await findPage('Dashboard');
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      '/orders?status=pending',
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('link', { name: 'Continue where you left off' })).toBeNull();
  });

  it.each(['/login', '/register'])(
    'sends a signed-in user from %s to the dashboard',
    async (path) => {
      const { router } = await renderShell({ path, isSignedIn: true });
      await findPage('Dashboard');
      expect(router.state.location.pathname).toBe('/');
    },
  );

  it('lets nobody past who signs out in another tab', async () => {
    const { router } = await renderShell({ path: '/', isSignedIn: true });
    await findPage('Dashboard');
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await findPage('Welcome back');
    expect(router.state.location.pathname).toBe('/login');
  });
});

it('signs out whoever holds a refresh token that somebody else has used, and the thief too', async () => {
  const { request, router } = await renderShell({ path: '/', isSignedIn: true });
  await findPage('Dashboard');
  const refresh = (refreshToken: string) =>
    request('auth/refresh', { method: 'POST', body: { refreshToken } });
  let stolen = localStorage.getItem(REFRESH_TOKEN_KEY) ?? '';
  for (const _use of ['first', 'second'])
    stolen = (await (await refresh(stolen)).json()).data.refreshToken;
  faults.status('get', 'notifications', 401);
  fireEvent.focus(window);
  await findPage('Welcome back');
  expect(router.state.location.pathname).toBe('/login');
  expect(storedTokens()).toEqual([null, null]);
  expect((await refresh(stolen)).status).toBe(401);
  expect(takeLogged()).toHaveLength(1);
});

it('logs out: clears the tokens and loads /login anew', async () => {
  const { user, loadPage } = await renderShell({ path: '/', isSignedIn: true });
  await findPage('Dashboard');
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
  expect(storedTokens()).toEqual([null, null]);
  expect(loadPage.mock.calls).toEqual([['/login']]);
});
