import type { Store } from '@stockroom/api';
import type { Operations } from '@stockroom/contract';
import { setUpTestDatabases } from '../../../api/test/test-databases';
import { publish, type PublishOptions } from '../releases/change-releases';
import { LiveReleases } from '../releases/live-releases';
import { openReleases } from '../releases/open-releases';
import { readBuild } from '../releases/read-build';
import { saveServedOperations } from '../releases/operation-fit';
import type { ReleaseDatabase } from '../releases/release-tables';
import { SILENT } from './fake-builds';

export const TESTER = { actor: 'tester' };

export interface TestReleases {
  db: ReleaseDatabase;
  /** The rest of the product, in the same database. */
  store: Store;
  /** Publishes the builds in these folders. */
  publish(...dists: string[]): Promise<string[]>;
  publishAs(options: PublishOptions, ...dists: string[]): Promise<string[]>;
  /** The releases as another process sees them; closed after the test. */
  openProcess(log?: typeof SILENT): Promise<LiveReleases>;
}

/** The live version of the first remote. */
export const liveVersion = (live: LiveReleases) =>
  live.current().remotes[0]?.build?.version ?? null;

/** Waits for a notification of the database; the time limit of the test ends it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise(setImmediate);
}

/** Releases in a database for the tests of a file. @returns makes an empty one for a test */
export function setUpTestReleases(served: Operations = {}): () => Promise<TestReleases> {
  const databases = setUpTestDatabases();
  const processes: LiveReleases[] = [];
  let open: ReturnType<typeof openReleases>;
  beforeAll(() => {
    open = openReleases(databases.target(), SILENT);
  });
  afterEach(async () => {
    for (const live of processes.splice(0)) await live.close();
  });
  afterAll(() => open.close());
  return async () => {
    const store = await databases.makeStore();
    const { db } = open;
    await saveServedOperations(db, served);
    const publishAs = async (options: PublishOptions, ...dists: string[]) =>
      publish(db, dists.map(readBuild), options);
    return {
      db,
      store,
      publishAs,
      publish: (...dists) => publishAs(TESTER, ...dists),
      async openProcess(log = SILENT) {
        const live = await LiveReleases.open(db, databases.target(), log);
        processes.push(live);
        return live;
      },
    };
  };
}
