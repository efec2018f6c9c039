import { DEFAULT_SITE } from '@stockroom/contract';
import {
  ACCESS_TOKEN_KEY,
  createAccount,
  REFRESH_TOKEN_KEY,
  SessionClient,
} from '@stockroom/shared-ui';
import {
  faults,
  findPage,
  findToast,
  startSimulatedApi,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { pageLoad } from '../remotes/page-load';
import { SignIn } from './sign-in';

const replace = jest.spyOn(pageLoad, 'replace').mockImplementation(() => {});
const account = { email: 'anna@example.com', password: 'a long secret' };

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
});

/** The document of the path, as a load of the page brings it. */
function openPage(path: string): void {
  cleanup();
  window.history.replaceState(null, '', path);
  render(<SignIn registry={{ site: DEFAULT_SITE, remotes: [] }} />);
}

async function openAt(path: string, { registered = false } = {}) {
  const { app } = await startSimulatedApi({ seed: 'none' });
  if (registered) await createAccount(new SessionClient(), account);
  openPage(path);
  return { user: userEvent.setup(), app };
}

async function fillIn(user: UserEvent, button: string): Promise<void> {
  await user.type(screen.getByLabelText('Email'), account.email);
  await user.type(screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: button }));
}

function storedTokens() {
  return [localStorage.getItem(ACCESS_TOKEN_KEY), localStorage.getItem(REFRESH_TOKEN_KEY)];
}

const PAGES = [
  {
    path: '/login',
    title: 'Welcome back',
    subtitle: 'Enter your credentials to continue',
    button: 'Sign In',
    autocomplete: 'current-password',
    otherPage: ["Don't have an account? Sign up", '/register'],
  },
  {
    path: '/register',
    title: 'Create an account',
    subtitle: 'Enter your details to get started',
    button: 'Create Account',
    autocomplete: 'new-password',
    otherPage: ['Already have an account? Sign in', '/login'],
  },
] as const;

describe.each(PAGES)('the page $path', ({ path, otherPage, ...page }) => {
  it('shows its texts and fields, and links to the other page', async () => {
    await openAt(path);
    await findPage(page.title);
    expect(document.title).toBe(`${page.title} · Stockroom`);
    expect(screen.getByText(page.subtitle)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', page.autocomplete);
    const [name, href] = otherPage;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('marks missing values and sends nothing', async () => {
    const { user, app } = await openAt(path);
    const sent = jest.spyOn(app, 'fetch');
    await user.click(screen.getByRole('button', { name: page.button }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(screen.getByText('Password is required')).toBeVisible();
  });
});

describe('the sign-in page', () => {
  it('signs in and loads the app, which shows the toast', async () => {
    const { user } = await openAt('/login', { registered: true });
    await fillIn(user, 'Sign In');
    await waitFor(() => expect(replace.mock.calls).toEqual([['/']]));
    expect(storedTokens()).toEqual([expect.any(String), expect.any(String)]);
    // Any page of the product shows a kept toast, and shows it once.
    openPage('/login');
    expect(await findToast('Logged in successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    openPage('/login');
    expect(screen.queryByText('Success')).toBeNull();
  });

  it('shows that it is busy and sends a double click once', async () => {
    const release = faults.hold('post', 'auth/login');
    const { user, app } = await openAt('/login', { registered: true });
    const sent = jest.spyOn(app, 'fetch');
    await user.type(screen.getByLabelText('Email'), account.email);
    await user.type(screen.getByLabelText('Password'), account.password);
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
    release();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    expect(sent).toHaveBeenCalledTimes(1);
    // Until the next page is there.
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  });

  it('shows the refusal of wrong credentials, keeps the input, and clears the tokens', async () => {
    const { user } = await openAt('/login');
    await fillIn(user, 'Sign In');
    expect(await findToast('Invalid email or password')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(takeLogged()).toEqual([expect.stringContaining('Invalid email or password')]);
    expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    expect(screen.getByLabelText('Password')).toHaveValue(account.password);
    expect(storedTokens()).toEqual([null, null]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('focuses the password after a refusal', async () => {
    const { user } = await openAt('/login');
    await fillIn(user, 'Sign In');
    expect(await findToast('Invalid email or password')).toBeVisible();
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    faults.status('post', 'auth/login', 500, {});
    await user.keyboard('{Enter}');
    expect(await findToast('Login failed')).toBeVisible();
    expect(password).toHaveValue(account.password);
    await user.keyboard('another');
    expect(password).toHaveValue('another');
    expect(takeLogged()).toHaveLength(2);
  });

  it('closes the error toast at the next try', async () => {
    const { user } = await openAt('/login');
    await fillIn(user, 'Sign In');
    await findToast('Invalid email or password');
    faults.hold('post', 'auth/login');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByText('Invalid email or password')).toBeNull());
    takeLogged();
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
    const { user } = await openAt('/login');
    fail();
    await fillIn(user, 'Sign In');
    expect(await findToast(message)).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
  });

  it('sends values that a password manager sets without an event', async () => {
    const { user } = await openAt('/login', { registered: true });
    Object.assign(screen.getByLabelText('Email'), { value: account.email });
    Object.assign(screen.getByLabelText('Password'), { value: account.password });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  });

  it('refuses to go on when the browser stores nothing, and says why', async () => {
    const { user } = await openAt('/login', { registered: true });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await fillIn(user, 'Sign In');
    expect(await screen.findByRole('alert')).toHaveTextContent(/browser stores nothing/);
    expect(replace).not.toHaveBeenCalled();
    full.mockRestore();
    takeLogged();
  });

  it('shows and hides the password', async () => {
    const { user } = await openAt('/login');
    const password = screen.getByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('switches the theme', async () => {
    const { user } = await openAt('/login');
    await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
  });
});

describe('the registration page', () => {
  it('creates the account without signing in, and the sign-in page shows the toast', async () => {
    const { user } = await openAt('/register');
    await fillIn(user, 'Create Account');
    await waitFor(() => expect(replace.mock.calls).toEqual([['/login']]));
    expect(storedTokens()).toEqual([null, null]);
    openPage('/login');
    expect(await findToast('Account created successfully')).toBeVisible();
    await fillIn(user, 'Sign In');
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith('/'));
  });

  it('shows a refused e-mail address at its field and keeps the input', async () => {
    const { user } = await openAt('/register', { registered: true });
    await fillIn(user, 'Create Account');
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    expect(screen.getByLabelText('Password')).toHaveValue(account.password);
    expect(takeLogged()).toHaveLength(1);
  });

  it('shows its own message when the server sends none', async () => {
    const { user } = await openAt('/register');
    faults.status('post', 'auth/register', 500, {});
    await fillIn(user, 'Create Account');
    expect(await findToast('Registration failed')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
  });
});

describe.each(['/login', '/register'])('a signed-in visitor of %s', (path) => {
  it('goes to the dashboard', async () => {
    localStorage.setItem(ACCESS_TOKEN_KEY, 'token');
    await openAt(path);
    expect(replace.mock.calls).toEqual([['/']]);
  });

  it('stays when the stored token is empty', async () => {
    localStorage.setItem(ACCESS_TOKEN_KEY, '');
    await openAt(path);
    expect(replace).not.toHaveBeenCalled();
  });

  it('goes to the dashboard after a sign-in in another tab', async () => {
    await openAt(path);
    expect(replace).not.toHaveBeenCalled();
    localStorage.setItem(ACCESS_TOKEN_KEY, 'token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: ACCESS_TOKEN_KEY }));
    });
    expect(replace.mock.calls).toEqual([['/']]);
  });
});
