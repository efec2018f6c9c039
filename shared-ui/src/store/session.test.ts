import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { takeLogged } from '../testing/logged';
import { createStore } from './create-store';
import { logOut } from './session';
import { sessionApi } from './session-api';
import { SessionClient } from './session-client';
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from './token-storage';
import { showError, showSuccess } from './toasts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

const tokens = { accessToken: 'a', refreshToken: 'r' };
const credentials = { email: 'anna@example.com', password: 'secret' };

function storeTokens(): void {
  localStorage.setItem(ACCESS_TOKEN_KEY, tokens.accessToken);
  localStorage.setItem(REFRESH_TOKEN_KEY, tokens.refreshToken);
}

function storedTokens() {
  return [localStorage.getItem(ACCESS_TOKEN_KEY), localStorage.getItem(REFRESH_TOKEN_KEY)];
}

function tellStorageChange(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

it('is authenticated at startup when an access token is stored', () => {
  expect(createStore().getState().session.isAuthenticated).toBe(false);
  storeTokens();
  expect(createStore().getState().session.isAuthenticated).toBe(true);
});

it('keeps both tokens after a sign-in, outside of the Redux state', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(tokens)));
  const store = createStore();
  await store.dispatch(sessionApi.endpoints.login.initiate(credentials)).unwrap();
  expect(storedTokens()).toEqual(['a', 'r']);
  expect(store.getState().session.isAuthenticated).toBe(true);
  expect(JSON.stringify(store.getState())).not.toContain('accessToken');
});

it.each([
  [
    'is refused',
    () =>
      HttpResponse.json(
        { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
        { status: 422 },
      ),
    'Invalid email or password',
  ],
  ['returns no tokens', () => HttpResponse.json({}), 'Login failed'],
])('clears the tokens when the sign-in %s', async (_case, answer, message) => {
  server.use(http.post('*/api/auth/login', answer));
  storeTokens();
  const store = createStore();
  const call = store.dispatch(sessionApi.endpoints.login.initiate(credentials));
  await expect(call.unwrap()).rejects.toMatchObject({ message });
  expect(storedTokens()).toEqual([null, null]);
  expect(store.getState().session.isAuthenticated).toBe(false);
});

it.each([
  ['closes the error of an earlier try', showError('Invalid email or password'), false],
  ['leaves a success standing', showSuccess('Account created successfully'), true],
])('a sign-in %s', async (_what, toast, isOpen) => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(tokens)));
  const store = createStore();
  store.dispatch(toast);
  await store.dispatch(sessionApi.endpoints.login.initiate(credentials)).unwrap();
  expect(store.getState().toasts.current).toMatchObject({ isOpen });
  takeLogged();
});

it('does not sign in by registering, and clears the tokens when that fails', async () => {
  server.use(http.post('*/api/auth/register', () => HttpResponse.json({ success: true })));
  const store = createStore();
  await store.dispatch(sessionApi.endpoints.register.initiate(credentials)).unwrap();
  expect(store.getState().session.isAuthenticated).toBe(false);
  storeTokens();
  server.use(http.post('*/api/auth/register', () => HttpResponse.json({}, { status: 500 })));
  const call = createStore().dispatch(sessionApi.endpoints.register.initiate(credentials));
  await expect(call.unwrap()).rejects.toMatchObject({ status: 500 });
  expect(storedTokens()).toEqual([null, null]);
});

it('logs out: no tokens left, the server told, /login loaded anew', async () => {
  const told = new Promise((resolve) => {
    server.use(
      http.post('*/api/auth/logout', async ({ request }) => {
        resolve(await request.json());
        return HttpResponse.json({ success: true, message: 'Logged out' });
      }),
    );
  });
  storeTokens();
  const loadPage = jest.fn();
  const store = createStore(new SessionClient({ locks: undefined, loadPage }));
  await store.dispatch(logOut());
  expect(storedTokens()).toEqual([null, null]);
  expect(loadPage.mock.calls).toEqual([['/login']]);
  expect(await told).toEqual({ refreshToken: 'r' });
});

it('signs in and out together with the other tabs', () => {
  storeTokens();
  const store = createStore();
  localStorage.clear();
  tellStorageChange(null);
  expect(store.getState().session.isAuthenticated).toBe(false);
  storeTokens();
  tellStorageChange(ACCESS_TOKEN_KEY);
  expect(store.getState().session.isAuthenticated).toBe(true);
});
