import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createStore } from './create-store';
import { logOut, signInAgain } from './session';
import { createAccount, SessionClient, signIn } from './session-client';
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from './token-storage';

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

it('starts signed in if an access token is stored', () => {
  expect(createStore().getState().session.isAuthenticated).toBe(false);
  storeTokens();
  expect(createStore().getState().session.isAuthenticated).toBe(true);
});

it('stores both tokens after a sign-in, outside the Redux state', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(tokens)));
  const store = createStore();
  expect(await store.dispatch(signInAgain(credentials))).toBeNull();
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
  expect(await signIn(new SessionClient(), credentials)).toMatchObject({ message });
  expect(storedTokens()).toEqual([null, null]);
});

it('registering does not sign in, and clears the tokens if it fails', async () => {
  server.use(http.post('*/api/auth/register', () => HttpResponse.json({ success: true })));
  expect(await createAccount(new SessionClient(), credentials)).toBeNull();
  expect(storedTokens()).toEqual([null, null]);
  storeTokens();
  server.use(http.post('*/api/auth/register', () => HttpResponse.json({}, { status: 500 })));
  const refusal = await createAccount(new SessionClient(), credentials);
  expect(refusal).toMatchObject({ status: 500 });
  expect(storedTokens()).toEqual([null, null]);
});

it('a log-out clears the tokens, tells the server, and loads /login', async () => {
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
