import { startEmbeddedPostgres } from '../../api/src/embedded/embedded-postgres';
import { test } from './fixtures';
import { startNginx } from './nginx.mjs';
import {
  findFreePorts,
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from './product-process.mjs';

/** Several processes on one PostgreSQL behind nginx, each with a data folder of its own, as on several machines. */
export interface ScaledOut {
  /** The address of nginx. */
  url: string;
  databaseUrl: string;
  processes: Product[];
  /** Starts one more process, past nginx. */
  addProcess: () => Promise<Product>;
  /** The address of the answering process for each request to nginx. */
  answeredBy: () => Promise<string[]>;
}

type CleanUp = (() => Promise<unknown>)[];

// As in gateway/nginx.conf.
const PUBLIC_PORT = 80;
const PROCESS_PORTS = [8081, 8082];

const LOG = { info: () => {}, warn: () => {}, error: () => {} };

export const scaledOutTest = test.extend<{ scaledOut: ScaledOut }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  scaledOut: async ({}, provide) => {
    const cleanUp: CleanUp = [];
    await provide(await start(cleanUp));
    for (const step of cleanUp.reverse()) await step();
  },
  baseURL: async ({ scaledOut }, provide) => provide(scaledOut.url),
});

async function start(cleanUp: CleanUp): Promise<ScaledOut> {
  const databaseUrl = await startDatabase(cleanUp);
  const portFor = await freePorts();
  const nginx = await startNginx(portFor);
  cleanUp.push(nginx.stop);
  const addProcess = async (port?: number) => {
    const dataDir = await makeDataDir();
    cleanUp.push(() => removeDataDir(dataDir));
    const product = await startProduct({
      dataDir,
      port,
      env: {
        DATABASE_URL: databaseUrl,
        STOCKROOM_AUTH_RATE: 'off',
        STOCKROOM_TRUSTED_PROXIES: '127.0.0.1',
      },
    });
    cleanUp.push(() => product.stop());
    return product;
  };
  const processes = await inTurn(PROCESS_PORTS, (port) => addProcess(portFor(port)));
  const { url, answeredBy } = nginx;
  return { url, databaseUrl, processes, answeredBy, addProcess: () => addProcess() };
}

/** Starts a PostgreSQL server. @returns its DATABASE_URL */
async function startDatabase(cleanUp: CleanUp): Promise<string> {
  const dataDir = await makeDataDir();
  cleanUp.push(() => removeDataDir(dataDir));
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log: LOG,
    onProgress: () => {},
  });
  cleanUp.push(stop);
  const { host, user, database } = connection;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** @returns a free port for each configured one */
async function freePorts(): Promise<(configured: number) => number> {
  const configured = [PUBLIC_PORT, ...PROCESS_PORTS];
  const free = await findFreePorts(configured.length);
  const ports = new Map(configured.map((port, index) => [port, free[index]]));
  return (port) => ports.get(port) ?? port;
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
