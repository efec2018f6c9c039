import { DEFAULT_SITE, type Registry } from '@stockroom/contract';
import { ACCESS_TOKEN_KEY } from '@stockroom/shared-ui';
import { faults, findToast, startSimulatedApi, takeLogged } from '@stockroom/shared-ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { createApp, type App } from '../app';
import { loadApp } from '../load-app';
import { enterDashboard, frontDoorPath, sendToLogin } from './address';
import { FrontDoor } from './front-door';
import { openFrontDoor } from './open-front-door';

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

test('after a refusal the password has the focus, to be typed anew or sent again', async () => {
  const { user } = await openAt('/login');
  await fillIn(user, 'Sign In');
  expect(await findToast('Invalid email or password')).toBeVisible();
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
  faults.status('post', 'auth/login', 500, {});
  await user.keyboard('{Enter}');
  expect(await findToast('Login failed')).toBeVisible();
  expect(password).toHaveValue(account.password);
  await user.keyboard('another');
  expect(password).toHaveValue('another');
  expect(takeLogged()).toHaveLength(2);
});

test('sends what a password manager has filled in without telling, be it before the app is there', async () => {
  const { user, onSignIn } = await openAt('/register');
  await fillIn(user, 'Create Account');
  await screen.findByRole('heading', { name: 'Welcome back' });
  cleanup();
  let arrive = (_app: App) => {};
  jest.mocked(loadApp).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<FrontDoor registry={registry} onSignIn={onSignIn} />);
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
  Object.assign(email, { value: account.email });
  Object.assign(password, { value: account.password });
  await act(async () => arrive(createApp(registry)));
  expect(email).toHaveValue(account.email);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(1));
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
  expect(window.history.state).toMatchObject({ usr: { origin: '/orders' } });
});

test('whoever has signed in is at the title of the dashboard, as after any way through the product', async () => {
  window.history.replaceState(null, '', '/login');
  const { app } = await startSimulatedApi();
  jest.mocked(loadApp).mockResolvedValue(createApp(registry));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => openFrontDoor(root, registry));
  const user = userEvent.setup();
  await app.request('/api/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  await fillIn(user, 'Sign In');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus());
  act(() => root.unmount());
});
