import type { ErrorBody, Tokens } from '@stockroom/contract';
import { createApp, type Api } from '../app';
import { webCryptoPasswords } from '../auth/web-crypto-passwords';
import type { ApiConfig } from '../dependencies';
import type { Store } from '../store/store';
import { createTestClock, type TestClock } from './test-clock';

/**
 * Gives a store as it is before its first use. It is called before every test; the test closes the store, so
 * a home whose stores are dear may empty and lend the same database again.
 */
export type MakeStore = () => Promise<Store>;

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  /** Sent as JSON, unless it is what fetch takes as a body. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Another access token than that of the signed-in user; null sends none. */
  token?: string | null;
  clientAddress?: string;
}

export interface TestApi {
  readonly app: Api;
  readonly store: Store;
  readonly clock: TestClock;
  /** Tokens of the user who is signed in from the start. */
  readonly tokens: Tokens;
  /** Renews the tokens, which time has ended. */
  signInAgain(): Promise<void>;
  /** Calls a path below /api. The caller names what he expects back, an error unless told otherwise. */
  call<Body = ErrorBody>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
}

export const USER = { email: 'user@example.com', password: 'a fine password' };

/** A fresh API for each test of the surrounding `describe`, with one user signed in. */
export function setUpTestApi(makeStore: MakeStore, config: Partial<ApiConfig> = {}): TestApi {
  return setUp([beforeEach, afterEach], makeStore, config);
}

/** One API for all tests of the surrounding `describe`: for tests that only read what is dear to make. */
export function setUpSharedTestApi(makeStore: MakeStore): TestApi {
  return setUp([beforeAll, afterAll], makeStore, {});
}

type Hooks = [before: typeof beforeEach, after: typeof afterEach];

function setUp([before, after]: Hooks, makeStore: MakeStore, config: Partial<ApiConfig>): TestApi {
  let current: TestApi | undefined;
  before(async () => {
    current = await createTestApi(await makeStore(), config);
  });
  after(async () => {
    await current?.store.close();
  });
  const api = () => {
    if (!current) throw new Error('There is an API only within a test');
    return current;
  };
  return {
    get app() {
      return api().app;
    },
    get store() {
      return api().store;
    },
    get clock() {
      return api().clock;
    },
    get tokens() {
      return api().tokens;
    },
    signInAgain: () => api().signInAgain(),
    call: (...request) => api().call(...request),
  };
}

async function createTestApi(store: Store, config: Partial<ApiConfig>): Promise<TestApi> {
  const clock = createTestClock();
  const log = { info: () => {}, warn: () => {}, error: jest.fn() };
  const app = createApp({
    store,
    clock,
    passwords: webCryptoPasswords,
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

  if (config.registration !== 'closed')
    await call('POST', 'auth/register', { body: USER, token: null });
  const signInAgain = async () => {
    const signIn = await call<Tokens>('POST', 'auth/login', { body: USER, token: null });
    tokens = signIn.body;
  };
  await signInAgain();
  return { app, store, clock, tokens, signInAgain, call };
}

function isJson(body: unknown): boolean {
  return !(
    body === undefined ||
    typeof body === 'string' ||
    body instanceof FormData ||
    body instanceof Uint8Array
  );
}
