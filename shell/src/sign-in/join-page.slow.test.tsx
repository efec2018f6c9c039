import { DEFAULT_SITE, type CreatedLink, type PeopleList, type Role } from '@stockroom/contract';
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from '@stockroom/shared-ui';
import {
  faults,
  findPage,
  findToast,
  startSimulatedApi,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pageLoad } from '../remotes/page-load';
import { SignIn } from './sign-in';

const replace = jest.spyOn(pageLoad, 'replace').mockImplementation(() => {});
const EMAIL = 'vera@example.com';
const PASSWORD = 'a long secret';
const INVALID = 'This link no longer works';

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
});

/** An owner who makes links. */
async function setUp() {
  const { app, tokens } = await startSimulatedApi({ seed: 'none' });
  const call = async <Answer,>(method: string, path: string, body?: object) => {
    const answer = await app.request(`/api/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${tokens?.accessToken}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const invite = async (role: Role = 'warehouse') =>
    (await call<CreatedLink>('POST', 'people/invitations', { email: EMAIL, role })).body.path;
  const resetLink = async () => {
    const { people } = (await call<PeopleList>('GET', 'people')).body;
    const person = people.find(({ email }) => email === EMAIL);
    return (await call<CreatedLink>('POST', `people/${person?._id}/reset-link`)).body.path;
  };
  const signIn = async (email: string, password: string) =>
    (await call('POST', 'auth/login', { email, password })).status;
  return { call, invite, resetLink, signIn, tokens };
}

/** The document of the path, as a load of the page brings it. */
function openPage(path: string) {
  cleanup();
  window.history.replaceState(null, '', path);
  render(<SignIn registry={{ site: DEFAULT_SITE, remotes: [] }} />);
  return userEvent.setup();
}

async function choose(user: ReturnType<typeof userEvent.setup>, password: string, button: string) {
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: button }));
}

test('an invited person chooses a password, and signs in with the e-mail filled in', async () => {
  const { invite, signIn } = await setUp();
  const user = openPage(await invite());
  await findPage('Join Stockroom as Warehouse');
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.getByLabelText('Email')).toBeDisabled();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password).toHaveAttribute('type', 'text');
  await choose(user, PASSWORD, 'Join');
  await waitFor(() => expect(replace.mock.calls).toEqual([['/login']]));
  expect(await signIn(EMAIL, PASSWORD)).toBe(200);
  openPage('/login');
  expect(await findToast(`${EMAIL} can sign in now`)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.getByLabelText('Email')).toBeEnabled();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await choose(user, PASSWORD, 'Sign In');
  await waitFor(() => expect(replace).toHaveBeenLastCalledWith('/'));
  localStorage.clear();
  openPage('/login');
  expect(await findToast('Logged in successfully')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('a reset link sets a new password, and ends the session of its person here', async () => {
  const { call, invite, resetLink, signIn } = await setUp();
  const token = (await invite()).replace('/join#', '');
  await call('POST', 'auth/links/accept', { token, password: PASSWORD });
  const own = (await call('POST', 'auth/login', { email: EMAIL, password: PASSWORD })).body;
  const { accessToken, refreshToken } = own as Record<string, string>;
  localStorage.setItem(ACCESS_TOKEN_KEY, accessToken ?? '');
  localStorage.setItem(REFRESH_TOKEN_KEY, refreshToken ?? '');
  const user = openPage(await resetLink());
  await findPage('Choose a new password');
  expect(screen.queryByText(/You are signed in/)).toBeNull();
  await choose(user, 'another secret', 'Change Password');
  await waitFor(() => expect(replace.mock.calls).toEqual([['/login']]));
  expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBeNull();
  expect(await signIn(EMAIL, 'another secret')).toBe(200);
});

test('somebody else who is signed in reads so, and stays signed in', async () => {
  const { invite, tokens } = await setUp();
  localStorage.setItem(ACCESS_TOKEN_KEY, tokens?.accessToken ?? '');
  const user = openPage(await invite());
  await findPage('Join Stockroom as Warehouse');
  expect(screen.getByRole('status')).toHaveTextContent(
    `You are signed in as demo@example.com and will stay signed in. This link is for ${EMAIL}.`,
  );
  expect(replace).not.toHaveBeenCalled();
  await choose(user, PASSWORD, 'Join');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'));
  expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBe(tokens?.accessToken);
});

test.each([
  ['seven 7', 'Password must have at least 8 characters', 0],
  ['Password', 'This password is too common', 1],
])('keeps %s, which is refused at its field', async (password, message, logged) => {
  const { invite } = await setUp();
  const user = openPage(await invite());
  await findPage('Join Stockroom as Warehouse');
  await choose(user, password, 'Join');
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveValue(password);
  expect(replace).not.toHaveBeenCalled();
  expect(takeLogged().join().includes(message)).toBe(logged === 1);
});

describe('a link that no longer works', () => {
  it.each(['/join', '/join#', '/join#unknown', `/join#${'x'.repeat(300)}`])(
    'sends to an owner: %s',
    async (path) => {
      await setUp();
      openPage(path);
      await findPage(INVALID);
      expect(screen.getByText(/Ask an owner for a new one/)).toBeVisible();
      expect(screen.queryByLabelText('Password')).toBeNull();
      const link = screen.getByRole('link', { name: 'Sign in with your password' });
      expect(link).toHaveAttribute('href', '/login');
    },
  );

  it('says so when somebody uses it meanwhile', async () => {
    const { call, invite } = await setUp();
    const path = await invite();
    const user = openPage(path);
    await findPage('Join Stockroom as Warehouse');
    await call('POST', 'auth/links/accept', {
      token: path.replace('/join#', ''),
      password: PASSWORD,
    });
    await choose(user, PASSWORD, 'Join');
    await findPage(INVALID);
    takeLogged();
  });

  it('gives way to another link that is opened in its place', async () => {
    const { invite } = await setUp();
    openPage('/join#unknown');
    await findPage(INVALID);
    const path = await invite('sales');
    act(() => {
      window.location.hash = path.replace('/join', '');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await findPage('Join Stockroom as Sales');
  });
});

test('shows that the link could not be checked, and checks it again', async () => {
  const { invite } = await setUp();
  faults.offline('post', 'auth/links/check');
  const user = openPage(await invite());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to check the link');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await findPage('Join Stockroom as Warehouse');
});
