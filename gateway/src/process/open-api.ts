import {
  createApp,
  deleteExpired,
  DEMO_CREDENTIALS,
  runImports,
  seedDemoData,
  systemClock,
  type ApiDependencies,
  type Logger,
  type Route,
} from '@stockroom/api';
import {
  createArgon2Passwords,
  openDatabase,
  readInWorker,
  type Database,
} from '@stockroom/api/node';
import contract from '@stockroom/contract/package.json';
import manifest from '../../package.json';
import type { GatewayParts } from '../app';
import type { Settings } from '../environment';
import { createMail } from './send-mail';

export interface OpenApi {
  /** @param routes those of the gateway */
  createFetch(routes: readonly Route[]): GatewayParts['api'];
  /** Only when this start has filled the database with the demo data. */
  demoAccount?: { email: string; password: string };
  /** The database, for releases. */
  connection: Database['connection'];
  /** For notifications. */
  store: Database['store'];
  close(): Promise<void>;
}

const VERSIONS = { stockroom: manifest.version, contract: contract.version };
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** The API over its database. */
export async function openApi(
  settings: Settings,
  log: Logger,
  say: (line: string) => void,
): Promise<OpenApi> {
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
  { store, connection, isEmpty, stop }: Database,
  { registration, authRate, jwtSecret, seed, databaseUrl, mail }: Settings,
  log: Logger,
  say: (line: string) => void,
): Promise<OpenApi> {
  const dependencies: ApiDependencies = {
    store,
    clock: systemClock,
    config: { registration, authRate, jwtSecret, versions: VERSIONS },
    passwords: createArgon2Passwords(),
    log,
    mail: mail && createMail(mail),
    readFile: readInWorker(new URL('./file-worker.mjs', import.meta.url)),
  };
  // Only an own, embedded database gets demo data unasked.
  const wantsDemo = seed === 'demo' || (seed === 'default' && !databaseUrl && isEmpty);
  if (wantsDemo) say('Filling in the demo data');
  const isSeeded = wantsDemo && (await seedDemoData(dependencies));
  const stopHousekeeping = keepHouse(dependencies);
  return {
    createFetch(routes) {
      const app = createApp(dependencies, routes);
      return (request, client) => app.fetch(request, client);
    },
    connection,
    store,
    demoAccount: isSeeded ? DEMO_CREDENTIALS : undefined,
    close: async () => {
      await stopHousekeeping();
      await stop();
    },
  };
}

/**
 * Deletes expired records every hour, and goes on with imports every minute: the database may have been away.
 * @returns stops that, and waits for a deletion that has begun; an import goes on at the next start
 */
function keepHouse(dependencies: ApiDependencies): () => Promise<void> {
  const { log } = dependencies;
  const failed = (error: unknown) => log.error({ err: error }, 'housekeeping failed');
  const goOn = () => void runImports(dependencies).catch(failed);
  const clean = () => deleteExpired(dependencies).catch(failed);
  goOn();
  let cleaning = clean();
  const timers = [setInterval(goOn, MINUTE_MS), setInterval(() => (cleaning = clean()), HOUR_MS)];
  return () => {
    for (const timer of timers) clearInterval(timer);
    return cleaning;
  };
}
