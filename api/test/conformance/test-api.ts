import type { ErrorBody, Role, Tokens } from '@stockroom/contract';
import { createApp, type Api } from '../../src/app';
import { inMemoryPasswords } from '../../src/auth/in-memory-passwords';
import type { ApiConfig } from '../../src/dependencies';
import type { Store } from '../../src/store/store';
import { createTestClock, type TestClock } from './test-clock';

/**
 * Gives an empty store for each test. The test closes the store, so PostgreSQL may empty and lend the same database
 * again.
 */
export type MakeStore = () => Promise<Store>;

interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  /** Sent as JSON, unless fetch takes it as a body. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Another access token than that of the signed-in user; null sends none. */
  token?: string | null;
  clientAddress?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestApi {
  readonly app: Api;
  readonly store: Store;
  readonly clock: TestClock;
  /** Tokens of the user who is signed in from the start. */
  readonly tokens: Tokens;
  /** Renews the tokens, which time has ended. */
  signInAgain(): Promise<void>;
  /** Registers another user, by default a manager. @returns an access token */
  signUp(email: string, role?: Role): Promise<string>;
  /** Calls a path below /api. The caller names the expected body: an error by default. */
  call<Body = ErrorBody>(
    method: Method,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** The body of a successful GET. */
  read<Body>(path: string, token?: string): Promise<Body>;
  /** The body of a POST that has added something. */
  add<Body>(path: string, body: unknown): Promise<Body>;
  /** The messages by field of a refused request. */
  fieldErrors(method: Method, path: string, body?: unknown): Promise<ErrorBody['fieldErrors']>;
}

export const USER = { email: 'user@example.com', password: 'a fine password' };

/** A fresh API for each test of the surrounding `describe`, with one user signed in. */
export function setUpTestApi(makeStore: MakeStore, config: Partial<ApiConfig> = {}): TestApi {
  return setUp([beforeEach, afterEach], makeStore, config);
}

/** One API for all tests of the surrounding `describe`: for tests that only read expensive data. */
export function setUpSharedTestApi(makeStore: MakeStore): TestApi {
  return setUp([beforeAll, afterAll], makeStore, {});
}

type Hooks = [before: typeof beforeEach, after: typeof afterEach];

function setUp([before, after]: Hooks, makeStore: MakeStore, config: Partial<ApiConfig>): TestApi {
  const api: Partial<TestApi> = {};
  before(async () => {
    Object.assign(api, await createTestApi(await makeStore(), config));
  });
  after(async () => {
    await api.store?.close();
  });
  // The hook fills it before a test looks into it.
  return api as TestApi;
}

async function createTestApi(store: Store, config: Partial<ApiConfig>): Promise<TestApi> {
  const clock = createTestClock();
  const log = { info: () => {}, warn: () => {}, error: jest.fn() };
  const app = createApp({
    store,
    clock,
    passwords: inMemoryPasswords,
    log,
    config: { registration: 'open', authRate: 'off', ...config },
  });
  let tokens: Tokens = { accessToken: '', refreshToken: '' };

  const call: TestApi['call'] = async <Body>(
    method: string,
    path: string,
    { body, headers, token = tokens.accessToken, clientAddress }: CallOptions = {},
  ) => {
    const request = new Request(`http://stockroom.test/api/${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(isJson(body) ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: isJson(body) ? JSON.stringify(body) : (body as BodyInit | undefined),
    });
    const response = await app.fetch(request, { clientAddress });
    const type = response.headers.get('Content-Type') ?? '';
    const answer: unknown = type.startsWith('application/json')
      ? await response.json()
      : new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: answer as Body };
  };

  const signIn = async (body: typeof USER) =>
    (await call<Tokens>('POST', 'auth/login', { body, token: null })).body;
  const signInAgain = async () => {
    tokens = await signIn(USER);
  };
  const signUp = async (email: string, role?: Role) => {
    const body = { ...USER, email };
    await call('POST', 'auth/register', { body, token: null });
    const user = await store.repositories.users.findByEmail(email);
    if (user && role) await store.transaction(({ users }) => users.update({ ...user, role }));
    return (await signIn(body)).accessToken;
  };
  const read = async <Body>(path: string, token?: string) => {
    const answer = await call<Body>('GET', path, { token });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const add = async <Body>(path: string, body: unknown) => {
    const answer = await call<Body>('POST', path, { body });
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body;
  };
  const fieldErrors: TestApi['fieldErrors'] = async (method, path, body) => {
    const { status, body: refusal } = await call(method, path, { body });
    expect([path, status, refusal.code]).toEqual([path, 422, 'VALIDATION_FAILED']);
    return refusal.fieldErrors;
  };

  if (config.registration !== 'closed')
    await call('POST', 'auth/register', { body: USER, token: null });
  await signInAgain();
  return { app, store, clock, tokens, signInAgain, signUp, call, read, add, fieldErrors };
}

function isJson(body: unknown): boolean {
  return !(
    body === undefined ||
    typeof body === 'string' ||
    body instanceof FormData ||
    body instanceof Uint8Array
  );
}
