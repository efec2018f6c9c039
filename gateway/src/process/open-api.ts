import {
  createApp,
  deleteExpired,
  DEMO_CREDENTIALS,
  seedDemoData,
  systemClock,
  type ApiDependencies,
  type Logger,
} from '@stockroom/api';
import { createArgon2Passwords, openDatabase, type Database } from '@stockroom/api/node';
import { CONTRACT_VERSION } from '@stockroom/contract';
import manifest from '../../package.json';
import { contractOf, proxyTo } from '../api-proxy';
import type { GatewayParts } from '../app';
import type { Settings } from '../environment';

export interface OpenApi {
  fetch: GatewayParts['api'];
  /** What it answers by; undefined where that is not known. */
  contract: string | undefined;
  /** Only when this start has filled the database with the demo data. */
  demoAccount?: { email: string; password: string };
  close(): Promise<void>;
}

const VERSIONS = { stockroom: manifest.version, contract: CONTRACT_VERSION };
const HOUR_MS = 60 * 60 * 1000;

/** The API: elsewhere at API_URL, else in this process over its database. */
export async function openApi(
  settings: Settings,
  log: Logger,
  say: (line: string) => void,
): Promise<OpenApi> {
  const { apiUrl } = settings;
  if (apiUrl)
    return { fetch: proxyTo(apiUrl), contract: await contractOf(apiUrl), close: async () => {} };
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, log, onProgress: say });
  try {
    return await overDatabase(database, settings, log, say);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function overDatabase(
  { store, isEmpty, stop }: Database,
  { registration, authRate, jwtSecret, seed, databaseUrl }: Settings,
  log: Logger,
  say: (line: string) => void,
): Promise<OpenApi> {
  const dependencies: ApiDependencies = {
    store,
    clock: systemClock,
    config: { registration, authRate, jwtSecret, versions: VERSIONS },
    passwords: createArgon2Passwords(),
    log,
  };
  // A database server is somebody's own: nothing is put there unless it is asked for.
  const wantsDemo = seed === 'demo' || (seed === 'default' && !databaseUrl && isEmpty);
  if (wantsDemo) say('Filling in the demo data');
  const isSeeded = wantsDemo && (await seedDemoData(dependencies));
  const stopHousekeeping = keepHouse(dependencies);
  const app = createApp(dependencies);
  return {
    fetch: (request, client) => app.fetch(request, client),
    contract: CONTRACT_VERSION,
    demoAccount: isSeeded ? DEMO_CREDENTIALS : undefined,
    close: async () => {
      stopHousekeeping();
      await stop();
    },
  };
}

/** Deletes what has expired, now and every hour. */
function keepHouse(dependencies: ApiDependencies): () => void {
  const run = () =>
    deleteExpired(dependencies).catch((error: unknown) =>
      dependencies.log.error({ err: error }, 'housekeeping failed'),
    );
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  return () => clearInterval(timer);
}
