import type { Tokens } from '@stockroom/contract';
import { createApp, type Api } from './app';
import { inMemoryPasswords } from './auth/in-memory-passwords';
import { systemClock, type ApiConfig, type Clock, type Logger } from './dependencies';
import { DEMO_CREDENTIALS, seedDemoAccount, seedDemoData } from './sample-data/demo-data';
import { createMemoryStore, type MemoryStore } from './store/memory/memory-store';

export { createMemoryStore, DEMO_CREDENTIALS, seedDemoData, inMemoryPasswords };

interface InMemoryOptions {
  /** demo: the sample data and the demo account (default); none: an empty shop. */
  seed?: 'demo' | 'none';
  /** A store that holds that seed already; default: a new one. */
  store?: MemoryStore;
  /** Also sign in the demo account and return its tokens. */
  signedIn?: boolean;
  clock?: Clock;
  config?: Partial<ApiConfig>;
}

export interface InMemoryApi {
  app: Api;
  store: MemoryStore;
  tokens?: Tokens;
}

/** The product's own API over a store that lives as long as the page or the test. */
export async function createInMemoryApi({
  seed = 'demo',
  store: seeded,
  signedIn = false,
  clock = systemClock,
  config,
}: InMemoryOptions = {}): Promise<InMemoryApi> {
  const store = seeded ?? createMemoryStore();
  const dependencies = {
    store,
    clock,
    config: { registration: 'open', authRate: 10, ...config },
    passwords: inMemoryPasswords,
    log: onlyErrors,
  } as const;
  const app = createApp(dependencies);
  if (seed === 'demo') await seedDemoData(dependencies);
  if (!signedIn) return { app, store };
  if (seed === 'none') await seedDemoAccount(dependencies);
  return { app, store, tokens: await signIn(app) };
}

/** A page's console and a test's output show errors only. */
const onlyErrors: Logger = {
  info: () => {},
  warn: () => {},
  error: (fields, message) => console.error(message, fields),
};

async function signIn(app: Api): Promise<Tokens> {
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_CREDENTIALS),
  });
  if (!response.ok) throw new Error('The demo account could not sign in');
  return (await response.json()) as Tokens;
}
