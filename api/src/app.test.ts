import { ROLE_HEADER, type Tokens } from '@stockroom/contract';
import { createApp } from './app';
import { inMemoryPasswords } from './auth/in-memory-passwords';
import { systemClock, type ApiDependencies } from './dependencies';
import { deleteExpired } from './delete-expired';
import { readRoute, type Route } from './http/route';
import { createMemoryStore } from './store/memory/memory-store';
import { StoreUnavailableError, type Store } from './store/store';

const PASSWORD = 'secret-password-of-the-test';

function createTestApp(changes: Partial<Store> = {}, more: readonly Route[] = []) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const dependencies: ApiDependencies = {
    store: { ...createMemoryStore(), ...changes },
    clock: systemClock,
    config: { registration: 'open', authRate: 'off', versions: { api: '1.2.3' } },
    passwords: inMemoryPasswords,
    log,
  };
  const app = createApp(dependencies, more);
  const post = (body: BodyInit, headers: Record<string, string> = {}, path = 'auth/login') =>
    app.request(`/api/${path}`, { method: 'POST', body, headers });
  return { app, log, post };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a request', () => {
  it('to an unknown path is answered 404, signed in or not', async () => {
    const { app } = createTestApp();
    for (const path of ['/api/nothing', '/api', '/api/auth/nothing', '/other']) {
      const answer = await app.request(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        code: 'NOT_FOUND',
        message: 'There is nothing at this address',
      });
    }
  });

  it('by a method that is not there is answered 405 with those that are', async () => {
    const answer = await createTestApp().app.request('/api/auth/login');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
    expect(await answer.json()).toEqual({
      code: 'METHOD_NOT_ALLOWED',
      message: 'GET is not possible here',
    });
  });

  it('to an operation that ends is answered with both dates, also when it is refused', async () => {
    const route = {
      permission: 'signed-in',
      summary: 'Old prices',
      answer: {},
      deprecated: { since: '2026-11-01', until: '2027-02-01T12:00:00Z' },
    } as const;
    const { app } = createTestApp({}, [
      readRoute({ ...route, path: '/api/old', permission: 'public', read: async () => ({}) }),
      readRoute({ ...route, path: '/api/old/prices', read: async () => ({}) }),
    ]);
    for (const [path, status] of [
      ['/api/old', 200],
      ['/api/old/prices', 401],
    ] as const) {
      const answer = await app.request(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Deprecation')).toBe('@1793491200');
      expect(answer.headers.get('Sunset')).toBe('Mon, 01 Feb 2027 12:00:00 GMT');
    }
    const { paths } = await (await app.request('/api/openapi.json')).json();
    expect(paths['/api/old'].get.deprecated).toBe(true);
    expect(paths['/api/health'].get).not.toHaveProperty('deprecated');
  });

  it('of a signed-in person is answered with the role, also when it is refused', async () => {
    const { app, post } = createTestApp();
    const rolesAt = async (email: string) => {
      const account = JSON.stringify({ email, password: PASSWORD });
      await post(account, JSON_TYPE, 'auth/register');
      const login = await post(account, JSON_TYPE);
      const { accessToken } = (await login.json()) as Tokens;
      const headers = { Authorization: `Bearer ${accessToken}` };
      const answers = await Promise.all(
        ['account', 'products/unknown', 'products?sort=none'].map((path) =>
          app.request(`/api/${path}`, { headers }),
        ),
      );
      return [login, ...answers, await app.request('/api/account')].map((answer) => [
        answer.status,
        answer.headers.get(ROLE_HEADER),
      ]);
    };
    const expected = (role: string) => [
      [200, null],
      [200, role],
      [404, role],
      [422, role],
      [401, null],
    ];
    expect(await rolesAt('first@example.com')).toEqual(expected('owner'));
    expect(await rolesAt('second@example.com')).toEqual(expected('manager'));
  });

  it.each<[string, BodyInit, Record<string, string>, number, string]>([
    ['another type', 'email=a', { 'Content-Type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a type that only begins like JSON',
      '{}',
      { 'Content-Type': 'application/jsonx' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['broken JSON', '{"email":', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['nothing', '', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['a list', '[]', JSON_TYPE, 422, 'VALIDATION_FAILED'],
    ['null', 'null', JSON_TYPE, 422, 'VALIDATION_FAILED'],
    [
      'more than 128 KB',
      JSON.stringify({ email: 'x'.repeat(128 * 1024) }),
      JSON_TYPE,
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('with %s as its body is refused', async (_what, body, headers, status, code) => {
    const answer = await createTestApp().post(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, message: expect.any(String) });
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'with a field %j gets an answer that names the field as unknown',
    async (name) => {
      const answer = await createTestApp().post(`{"${name}": {"isAdmin": true}}`, JSON_TYPE);
      expect(answer.status).toBe(422);
      const { fieldErrors } = await answer.json();
      expect(Object.entries(fieldErrors)).toContainEqual([name, 'Unknown field']);
    },
  );

  it('in thousands of pieces lets others have their turn', async () => {
    const { app } = createTestApp();
    const turns: string[] = [];
    setTimeout(() => turns.push('another'));
    const pieces = Array.from('7'.repeat(5000), (digit) => new TextEncoder().encode(digit));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.pop();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' };
    const { status } = await app.request('/api/auth/login', init);
    turns.push(`answered ${status}`);
    expect(turns).toEqual(['another', 'answered 422']);
  });

  it('keeps its id, or gets one when it brings none or a strange one', async () => {
    const { app } = createTestApp();
    const idFor = async (id: string) =>
      (await app.request('/api/health', { headers: { 'X-Request-Id': id } })).headers.get(
        'X-Request-Id',
      );
    expect(await idFor('abc-123')).toBe('abc-123');
    expect(await idFor('a b\tc')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('forbids caching', async () => {
    const { app, post } = createTestApp();
    expect((await app.request('/api/health')).headers.get('Cache-Control')).toBe('no-store');
    expect((await post('{}', JSON_TYPE)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('leaves one line in the log, without typed texts', async () => {
    const { app, log, post } = createTestApp();
    const credentials = JSON.stringify({ email: 'someone@example.com', password: PASSWORD });
    await post(credentials, JSON_TYPE, 'auth/register');
    const { accessToken, refreshToken } = await (await post(credentials, JSON_TYPE)).json();
    const headers = { Authorization: `Bearer ${accessToken}` };
    await app.request('/api/products?search=private-matter', { headers });
    expect(log.info).toHaveBeenCalledTimes(3);
    expect(log.info).toHaveBeenLastCalledWith(
      {
        requestId: expect.any(String),
        method: 'GET',
        path: '/api/products',
        status: 200,
        ms: expect.any(Number),
        userId: expect.any(String),
      },
      'request',
    );
    const logged = JSON.stringify(Object.values(log).map(({ mock }) => mock.calls));
    for (const secret of [PASSWORD, accessToken, refreshToken, 'private-matter', 'someone@'])
      expect(logged).not.toContain(secret);
  });
});

describe('a failure', () => {
  const failing = (error: Error) => createTestApp({ transaction: () => Promise.reject(error) });
  const registration = JSON.stringify({ email: 'a@example.com', password: 'x' });

  it('reports everything to the log and nothing to the client', async () => {
    const { log, post } = failing(new Error('password column of table users is broken'));
    const answer = await post(registration, JSON_TYPE, 'auth/register');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong. Please try again.',
    });
    expect(log.error).toHaveBeenCalledWith(
      {
        requestId: answer.headers.get('X-Request-Id'),
        method: 'POST',
        path: '/api/auth/register',
        err: expect.any(Error),
      },
      'request failed',
    );
    expect(log.info).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }), 'request');
  });

  it('of the database is answered 503, with when to try again', async () => {
    const { post } = failing(new StoreUnavailableError('connection refused'));
    const answer = await post(registration, JSON_TYPE, 'auth/register');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('of the first use of a secret is not kept', async () => {
    const store = createMemoryStore();
    let transactions = 0;
    // The first registers, the second opens a session, the third asks for the secret.
    const { post } = createTestApp({
      ...store,
      transaction: (work) =>
        ++transactions === 3 ? Promise.reject(new Error('gone')) : store.transaction(work),
    });
    await post(registration, JSON_TYPE, 'auth/register');
    expect((await post(registration, JSON_TYPE)).status).toBe(500);
    expect((await post(registration, JSON_TYPE)).status).toBe(200);
  });
});

describe('health', () => {
  it('tells what is running', async () => {
    const answer = await createTestApp().app.request('/api/health');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', ready: true, versions: { api: '1.2.3' } });
  });

  it('is 503 while the database does not answer', async () => {
    const { app, log } = createTestApp({ ping: () => Promise.reject(new Error('secret host')) });
    const answer = await app.request('/api/health');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      code: 'UNAVAILABLE',
      message: 'The database does not answer',
      status: 'unavailable',
      ready: false,
      versions: { api: '1.2.3' },
    });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

test('housekeeping deletes expired sessions and no others', async () => {
  const store = createMemoryStore();
  const now = new Date('2026-11-21T09:00:00.000Z');
  const session = (id: string, expiresAt: string) => ({
    id,
    userId: 'user',
    tokenHash: id,
    previousTokenHash: null,
    rotatedAt: expiresAt,
    expiresAt,
    revokedAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    usedAt: '2026-11-20T09:00:00.000Z',
    userAgent: '',
  });
  await store.transaction(async ({ sessions }) => {
    await sessions.insert(session('ended', '2026-11-21T08:59:59.999Z'));
    await sessions.insert(session('live', '2026-11-21T09:00:01.000Z'));
    await sessions.insert(session('opened a day ahead', '2026-12-22T09:00:00.000Z'));
    await sessions.insert(session('opened a year ahead', '2027-12-21T09:00:00.000Z'));
  });
  await deleteExpired({ store, clock: { now: () => now } });
  await store.transaction(async ({ sessions }) => {
    expect(await sessions.lock('ended')).toBeNull();
    expect(await sessions.lock('live')).not.toBeNull();
    expect(await sessions.lock('opened a day ahead')).not.toBeNull();
    expect(await sessions.lock('opened a year ahead')).toBeNull();
  });
});
