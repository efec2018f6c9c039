/** A server with one kind of record, for tests of the calls themselves; importing this file is all they need. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { api } from '../api';
import { createStore, type AppStore } from '../create-store';
import { SessionClient } from '../session-client';
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, type TokenStorage } from '../token-storage';

const thingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    testRead: build.query<unknown, number>({
      query: (n) => ({ operation: 'GET /categories', params: { n } }),
    }),
    testWrite: build.mutation<unknown, { key?: string }>({
      query: ({ key }) => ({
        operation: 'POST /categories',
        body: { name: 'thing' },
        idempotencyKey: key,
      }),
    }),
  }),
});

export const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

export function openTab(locks?: Pick<LockManager, 'request'>, tokens?: TokenStorage): AppStore {
  return createStore(new SessionClient({ locks, loadPage: () => {} }, tokens));
}

export function storeTokens(accessToken: string, refreshToken?: string): void {
  localStorage.setItem(ACCESS_TOKEN_KEY, accessToken);
  if (refreshToken !== undefined) localStorage.setItem(REFRESH_TOKEN_KEY, refreshToken);
}

export function startRead(store: AppStore, n = 1) {
  return store.dispatch(thingsApi.endpoints.testRead.initiate(n));
}

export function read(store: AppStore, n?: number) {
  return startRead(store, n).unwrap();
}

export function write(store: AppStore, key?: string) {
  return store.dispatch(thingsApi.endpoints.testWrite.initiate({ key })).unwrap();
}

/** A server that takes only the token `fresh` and gives it for the refresh token `refresh-1`. */
export function useExpiredSession(refreshAnswer?: () => Response | Promise<Response>) {
  const calls = { refresh: [] as unknown[], things: [] as Request[] };
  server.use(
    http.all('*/api/categories', ({ request }) => {
      calls.things.push(request.clone());
      const isFresh = request.headers.get('authorization') === 'Bearer fresh';
      if (isFresh) return HttpResponse.json({ ok: true });
      return HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'Expired' }, { status: 401 });
    }),
    http.post('*/api/auth/refresh', async ({ request }) => {
      calls.refresh.push(await request.json());
      if (refreshAnswer) return refreshAnswer();
      return HttpResponse.json({ data: { accessToken: 'fresh', refreshToken: 'refresh-2' } });
    }),
  );
  return calls;
}
