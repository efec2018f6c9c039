import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createApp, systemClock, type Route, type Store } from '@stockroom/api';
import { createMemoryStore, inMemoryPasswords } from '@stockroom/api/in-memory';
import { pack } from 'tar-stream';
import { createToken } from '../releases/deploy-tokens';
import { releaseRoutes } from '../releases/release-routes';
import { fakeShell, SILENT } from './fake-builds';
import { ONE, orders, products } from './fake-remotes';
import { setUpTestReleases } from './test-releases';

/** The API over a store, with these routes besides. */
export function appWith(store: Store, routes: readonly Route[]) {
  const dependencies = {
    store,
    clock: systemClock,
    config: { registration: 'open', authRate: 'off' },
    passwords: inMemoryPasswords,
    log: SILENT,
  } as const;
  return createApp(dependencies, routes);
}

/** Starts the API over a shell and two remotes in version ONE, for a team with a deploy token. */
export function setUpReleaseApi() {
  const makeReleases = setUpTestReleases();
  return async ({ remotes = ['mf-products'] } = {}) => {
    const { db, publish, openProcess } = await makeReleases();
    await publish(fakeShell(), products(ONE), orders(ONE));
    const live = await openProcess();
    const store = createMemoryStore();
    const app = appWith(store, releaseRoutes(db, live));
    const token = await createToken(db, { label: 'products team', remotes, days: 1 });
    const send = async (path: string, init: RequestInit = {}, bearer = token) => {
      const answer = await app.request(path, {
        ...init,
        headers: { ...init.headers, Authorization: `Bearer ${bearer}` },
      });
      return { status: answer.status, body: await answer.json() };
    };
    const post = (path: string, body: object, bearer = token) =>
      send(
        path,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        },
        bearer,
      );
    const upload = (archive: Uint8Array<ArrayBuffer>, query = '', bearer = token) =>
      send(`/api/releases${query}`, { method: 'POST', body: archive }, bearer);
    const liveVersion = () =>
      live.current().remotes.find(({ name }) => name === 'mf-products')?.build?.version;
    const recalled = () => live.current().recalled;
    return { app, db, store, token, send, post, upload, liveVersion, recalled };
  };
}

/** The files of a folder as a team sends them. */
export async function archiveOf(dist: string): Promise<Uint8Array<ArrayBuffer>> {
  const archive = pack();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    archive.entry({ name: file.slice(dist.length + 1) }, readFileSync(file));
  }
  archive.finalize();
  return new Uint8Array(gzipSync(await buffer(archive)));
}
