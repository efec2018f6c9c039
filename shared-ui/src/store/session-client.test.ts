import { http, HttpResponse } from 'msw';
import { takeLogged } from '../testing/logged';
import { signedIn } from './session';
import { browserLocks, lateStorage } from './testing/browser-tabs';
import { openTab, read, server, storeTokens, useExpiredSession, write } from './testing/things';
import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, TokenStorage } from './token-storage';

describe('an access token that the server refuses', () => {
  it('is replaced once for 20 calls at the same time, and every call is repeated', async () => {
    const calls = useExpiredSession();
    storeTokens('stale', 'refresh-1');
    const store = openTab(browserLocks());
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => read(store, n)));
    expect(answers).toEqual(Array(20).fill({ ok: true }));
    expect(calls.refresh).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(calls.things).toHaveLength(40);
    expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBe('fresh');
    expect(localStorage.getItem(REFRESH_TOKEN_KEY)).toBe('refresh-2');
  });

  it('is replaced once for five tabs, which see the new tokens late', async () => {
    const calls = useExpiredSession();
    const locks = browserLocks();
    const stored = { [ACCESS_TOKEN_KEY]: 'stale', [REFRESH_TOKEN_KEY]: 'refresh-1' };
    const views = lateStorage(stored, 5);
    const answers = views.map((items) => read(openTab(locks, new TokenStorage(items))));
    expect(await Promise.all(answers)).toEqual(Array(5).fill({ ok: true }));
    expect(calls.refresh).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(views.map((items) => items.read(REFRESH_TOKEN_KEY))).toEqual(Array(5).fill('refresh-2'));
  });

  it('is replaced where the browser refuses locks', async () => {
    const calls = useExpiredSession();
    storeTokens('stale', 'refresh-1');
    const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    const locks = { request: denied };
    await expect(read(openTab(locks))).resolves.toEqual({ ok: true });
    expect(calls.refresh).toHaveLength(1);
  });

  it('also means 403, and repeats a write under the same key', async () => {
    let attempts = 0;
    const keys: (string | null)[] = [];
    useExpiredSession();
    server.use(
      http.post('*/api/categories', ({ request }) => {
        attempts += 1;
        keys.push(request.headers.get('idempotency-key'));
        return attempts === 1
          ? HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'No' }, { status: 403 })
          : HttpResponse.json({ success: true });
      }),
    );
    storeTokens('stale', 'refresh-1');
    await write(openTab());
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('may not be the reason of a 403: one that stays fails the call, and the session continues', async () => {
    useExpiredSession();
    const forbidden = { code: 'UNAUTHENTICATED', message: 'Not from this network' };
    server.use(http.get('*/api/categories', () => HttpResponse.json(forbidden, { status: 403 })));
    storeTokens('stale', 'refresh-1');
    const store = openTab();
    await expect(read(store)).rejects.toMatchObject({ status: 403, message: forbidden.message });
    expect(store.getState().session.isAuthenticated).toBe(true);
  });

  it('is replaced only once per call', async () => {
    const calls = useExpiredSession(() =>
      HttpResponse.json({ data: { accessToken: 'also bad', refreshToken: 'refresh-2' } }),
    );
    storeTokens('stale', 'refresh-1');
    const store = openTab();
    await expect(read(store)).rejects.toMatchObject({ status: 401, message: 'Expired' });
    expect(calls.things).toHaveLength(2);
    expect(calls.refresh).toHaveLength(1);
    expect(store.getState().session.isAuthenticated).toBe(true);
  });

  it.each([
    ['cut off', 'e30.e3'],
    ['empty', ''],
    ['a word', 'undefined'],
    ['of characters that no header can hold', 'токен\n'],
    ['longer than any header may be', 'x'.repeat(100_000)],
  ])('may be damaged: %s', async (_how, damaged) => {
    const calls = useExpiredSession();
    storeTokens(damaged, 'refresh-1');
    await expect(read(openTab())).resolves.toEqual({ ok: true });
    expect(calls.refresh).toHaveLength(1);
  });

  it('gives way to tokens that another tab has stored', async () => {
    const calls = useExpiredSession();
    storeTokens('stale', 'refresh-1');
    const store = openTab();
    storeTokens('fresh', 'refresh-2');
    await expect(read(store)).resolves.toEqual({ ok: true });
    expect(calls.refresh).toHaveLength(0);
  });
});

describe('a session that cannot be refreshed', () => {
  const refused = (status: number) => () =>
    HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'Session has ended' }, { status });
  it.each([
    ['the refresh is refused', refused(401), 'Session has ended'],
    ['the refresh fails', refused(500), 'Session has ended'],
    [
      'there is no data',
      () => HttpResponse.json({}),
      'Invalid response from refresh token endpoint',
    ],
    [
      'a token is missing',
      () => HttpResponse.json({ data: { accessToken: 'fresh' } }),
      'Invalid response from refresh token endpoint',
    ],
    [
      'the answer is no JSON',
      () => new HttpResponse('<html>', { status: 200 }),
      'Invalid response from refresh token endpoint',
    ],
  ])('signs out, clears the tokens and shows a toast when %s', async (_case, answer, message) => {
    useExpiredSession(answer);
    storeTokens('stale', 'refresh-1');
    const store = openTab();
    const failures = await Promise.allSettled([read(store, 1), read(store, 2)]);
    expect(failures).toMatchObject([
      { reason: { code: 'SIGNED_OUT', message } },
      { reason: { code: 'SIGNED_OUT', message } },
    ]);
    expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBeNull();
    expect(localStorage.getItem(REFRESH_TOKEN_KEY)).toBeNull();
    expect(store.getState().session.isAuthenticated).toBe(false);
    expect(store.getState().toasts.current).toMatchObject({ title: 'Error', description: message });
    expect(takeLogged()).toHaveLength(1);
  });

  it('signs out without a call if there is no refresh token', async () => {
    const calls = useExpiredSession();
    storeTokens('stale');
    const store = openTab();
    await expect(read(store)).rejects.toMatchObject({ message: 'No refresh token available' });
    expect(calls.refresh).toHaveLength(0);
    expect(store.getState().session.isAuthenticated).toBe(false);
    expect(takeLogged()).toHaveLength(1);
  });

  it('signs out when both tokens are gone', async () => {
    useExpiredSession();
    storeTokens('stale', 'refresh-1');
    const store = openTab();
    localStorage.clear();
    await expect(read(store)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    store.dispatch(signedIn(null));
    await expect(write(store)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(store.getState().session.isAuthenticated).toBe(false);
    await expect(write(store)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(takeLogged()).toHaveLength(2);
  });

  it.each([
    ['the network fails', () => HttpResponse.error()],
    ['the server is starting', refused(503)],
    ['a proxy finds no server', refused(502)],
    ['a proxy waits in vain', refused(504)],
    ['the server has too much to do', refused(429)],
  ])('stays signed in when %s during the refresh, and goes on later', async (_case, answer) => {
    useExpiredSession(answer);
    storeTokens('stale', 'refresh-1');
    const store = openTab();
    await expect(read(store)).rejects.toMatchObject({ status: expect.any(Number) });
    expect(localStorage.getItem(REFRESH_TOKEN_KEY)).toBe('refresh-1');
    expect(store.getState().session.isAuthenticated).toBe(true);
    const calls = useExpiredSession();
    await expect(read(store)).resolves.toEqual({ ok: true });
    expect(calls.refresh).toEqual([{ refreshToken: 'refresh-1' }]);
  });

  it('stays signed out when another tab signs out during the refresh', async () => {
    useExpiredSession(() => {
      localStorage.clear();
      return HttpResponse.json({ data: { accessToken: 'fresh', refreshToken: 'refresh-2' } });
    });
    storeTokens('stale', 'refresh-1');
    await expect(read(openTab())).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBeNull();
    expect(takeLogged()).toHaveLength(1);
  });
});
