import { DEFAULT_SITE, type Registry } from '@stockroom/contract';
import { ACCESS_TOKEN_KEY } from '@stockroom/shared-ui';
import { faults, findToast, startSimulatedApi, takeLogged } from '@stockroom/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApp } from '../app';
import { loadApp } from '../load-app';
import { enterDashboard, frontDoorPath, sendToLogin } from './address';
import { FrontDoor } from './front-door';

jest.mock('../remotes/federation-host');
jest.mock('../load-app');

const account = { email: 'anna@example.com', password: 'a long secret' };
const registry: Registry = {
  site: DEFAULT_SITE,
  remotes: [{ name: 'mf-orders', title: 'Orders', basePaths: ['/orders'], menu: [], build: null }],
};

async function openAt(path: string) {
  window.history.replaceState(null, '', path);
  const { app } = await startSimulatedApi({ seed: 'none' });
  const onSignIn = jest.fn();
  jest.mocked(loadApp).mockResolvedValue(createApp(registry));
  render(<FrontDoor registry={registry} onSignIn={onSignIn} />);
  return { user: userEvent.setup(), app, onSignIn };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, button: string) {
  await user.type(screen.getByLabelText('Email'), account.email);
  await user.type(screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: button }));
}

test('registers, leads to the other page with a toast, and signs in', async () => {
  const { user, onSignIn } = await openAt('/login');
  await user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }));
  expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(document.title).toBe('Create an account · Stockroom');
  await fillIn(user, 'Create Account');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await findToast('Account created successfully')).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await fillIn(user, 'Sign In');
  expect(await findToast('Logged in successfully')).toBeVisible();
  expect(onSignIn).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(ACCESS_TOKEN_KEY)).not.toBeNull();
});

test('shows a refusal in a toast, and above what was typed', async () => {
  const { user, onSignIn } = await openAt('/login');
  faults.status('post', 'auth/login', 500, {});
  await fillIn(user, 'Sign In');
  expect(await findToast('Login failed')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue(account.password);
  expect(onSignIn).not.toHaveBeenCalled();
  expect(takeLogged()).toHaveLength(1);
});

test('switches the theme, and shows the one that is on', async () => {
  const { user } = await openAt('/login');
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
});

test('goes back and forth with the browser', async () => {
  await openAt('/login');
  await act(async () => {});
  act(() => {
    window.history.replaceState(null, '', '/register');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
});

test.each([
  ['/', '/login', null],
  ['/orders?status=pending', '/login', { origin: '/orders?status=pending' }],
  ['/register', '/register', undefined],
  ['/nowhere', '/nowhere', undefined],
])('a visitor of %s is at %s', (path, reached, origin) => {
  window.history.replaceState(null, '', path);
  sendToLogin(registry);
  expect(window.location.pathname).toBe(reached);
  expect(window.history.state?.usr).toEqual(origin);
});

test('keeps where a visitor wanted to go until the dashboard offers it', () => {
  window.history.replaceState(null, '', '/orders');
  sendToLogin(registry);
  expect(frontDoorPath()).toBe('/login');
  enterDashboard();
  expect(window.location.pathname).toBe('/');
  expect(window.history.state).toEqual({ usr: { origin: '/orders' } });
});
