import { createInMemoryApi } from '@stockroom/api/in-memory';
import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createStore, type AppStore } from '../store/create-store';
import { SessionClient } from '../store/session-client';
import { tabItems } from '../store/stored-items';
import { TokenStorage } from '../store/token-storage';

/** Duration of the simulated calls, in milliseconds. */
const READ_DELAY = 300;
const WRITE_DELAY = 500;
const SETTINGS_SAVE_DELAY = 1000;

/**
 * Answers this page's calls by the product's own API, on sample data in memory.
 * @returns a store that is signed in there, only for this tab: every tab has data of its own
 */
export async function startSimulatedApi(): Promise<AppStore> {
  const { app, tokens } = await createInMemoryApi({ signedIn: true, config: { authRate: 'off' } });
  const worker = setupWorker(
    http.all('*/api/*', async ({ request }) => {
      await delay(delayOf(request));
      return app.fetch(request);
    }),
  );
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  const storage = new TokenStorage(tabItems);
  if (tokens) storage.save(tokens);
  return createStore(new SessionClient(undefined, storage));
}

function delayOf({ method, url }: Request): number {
  if (method === 'GET') return READ_DELAY;
  return new URL(url).pathname.startsWith('/api/settings/') ? SETTINGS_SAVE_DELAY : WRITE_DELAY;
}
