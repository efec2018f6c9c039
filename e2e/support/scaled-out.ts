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

/** Several processes on one PostgreSQL and one data folder, behind nginx. */
export interface ScaledOut {
  /** Where nginx answers. */
  url: string;
  dataDir: string;
  gateways: Product[];
  /** Empty where the API runs in the gateways. */
  apis: Product[];
  /** Address of the process that has answered, one per request that nginx has seen. */
  answeredBy: () => Promise<string[]>;
}

type ApiPlace = 'in the gateways' | 'in processes of its own';
type CleanUp = (() => Promise<unknown>)[];

// As in gateway/nginx.
const PUBLIC_PORT = 80;
const GATEWAY_PORTS = [8081, 8082];
const API_PORT = 9100;
const API_PORTS = [9101, 9102];

const LOG = { info: () => {}, warn: () => {}, error: () => {} };

export const scaledOutTest = test.extend<{ scaleOut: (api: ApiPlace) => Promise<ScaledOut> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  scaleOut: async ({}, provide) => {
    const cleanUp: CleanUp = [];
    await provide((api) => start(api, cleanUp));
    for (const step of cleanUp.reverse()) await step();
  },
});

async function start(api: ApiPlace, cleanUp: CleanUp): Promise<ScaledOut> {
  const dataDir = await makeDataDir();
  cleanUp.push(() => removeDataDir(dataDir));
  const databaseUrl = await startDatabase(cleanUp);
  const run = async (
    program: 'gateway' | 'api',
    port: number,
    env: Record<string, string> = {},
  ) => {
    const product = await startProduct({
      dataDir,
      program,
      port,
      env: {
        DATABASE_URL: databaseUrl,
        STOCKROOM_AUTH_RATE: 'off',
        STOCKROOM_TRUSTED_PROXIES: '127.0.0.1',
        ...env,
      },
    });
    cleanUp.push(() => product.stop());
    return product;
  };
  const portFor = await freePorts();
  const isApart = api === 'in processes of its own';
  const apis = isApart ? await inTurn(API_PORTS, (port) => run('api', portFor(port))) : [];
  const files = isApart ? ['stockroom.conf', 'api.conf'] : ['stockroom.conf'];
  const nginx = await startNginx(files, portFor);
  cleanUp.push(nginx.stop);
  const env: Record<string, string> = isApart
    ? { API_URL: `http://127.0.0.1:${portFor(API_PORT)}` }
    : {};
  const gateways = await inTurn(GATEWAY_PORTS, (port) => run('gateway', portFor(port), env));
  const { url, answeredBy } = nginx;
  return { url, dataDir, gateways, apis, answeredBy };
}

/** A server of its own, as DATABASE_URL names it. */
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

/** A free port for each one in the configurations. */
async function freePorts(): Promise<(configured: number) => number> {
  const configured = [PUBLIC_PORT, API_PORT, ...GATEWAY_PORTS, ...API_PORTS];
  const free = await findFreePorts(configured.length);
  const ports = new Map(configured.map((port, index) => [port, free[index]]));
  return (port) => ports.get(port) ?? port;
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
