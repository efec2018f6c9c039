import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Client, Pool, type QueryConfig } from 'pg';
import { createApp } from '../app';
import { systemClock } from '../dependencies';
import { createArgon2Passwords, openDatabase } from '../node';
import { columnTypes } from '../store/postgres/column-types';
import { measure } from './measure';
import type { ServerAnswer, ServerCall } from './protocol';

/** The API in a process of its own, as in production, so that its CPU is told apart from that of the clients. */
const silent = { info: () => {}, warn: () => {}, error: console.error };
const database = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'] || undefined,
  dataDir: process.env['STOCKROOM_DATA_DIR'] ?? '',
  log: silent,
});
const app = createApp({
  store: database.store,
  clock: systemClock,
  config: { registration: 'open', authRate: 'off' },
  passwords: createArgon2Passwords(),
  log: silent,
});
const pool = new Pool({ ...database.connection, types: columnTypes, max: 10 });
// At the end the server may be gone before the last of them.
pool.on('error', () => {});
const server = createServer(
  getRequestListener((request) =>
    new URL(request.url).pathname === '/hello' ? new Response('hello') : app.fetch(request, {}),
  ),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  answer({ port: typeof address === 'object' && address ? address.port : 0 });
});

process.on('message', (call: ServerCall) => void handle(call));

async function handle(call: ServerCall): Promise<void> {
  switch (call.do) {
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return answer({ cpuMs: (user + system) / 1000 });
    }
    case 'memory':
      return answer(memory());
    case 'raw':
      return answer({ figures: await measureRaw(call) });
    case 'stop':
      server.close();
      server.closeAllConnections();
      await pool.end();
      await database.stop();
      process.disconnect();
  }
}

function memory(): ServerAnswer {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return { peakBytes, rssBytes: rss, heapBytes: heapUsed };
}

/** Runs the queries of one request through `pg` alone: the same SQL, prepared alike, without HTTP and JSON. */
async function measureRaw({ path, token, clients, seconds }: Extract<ServerCall, { do: 'raw' }>) {
  const queries = await recordQueries(path, token);
  if (queries.length === 0) return undefined;
  return measure({ clients, seconds }, async () => {
    const client = await pool.connect();
    try {
      for (const query of queries) await client.query(query);
    } finally {
      client.release();
    }
  });
}

async function recordQueries(path: string, token: string): Promise<QueryConfig[]> {
  const queries: QueryConfig[] = [];
  const original = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...parameters: unknown[]) {
    const [query] = parameters;
    if (isStatement(query)) queries.push({ ...query });
    return Reflect.apply(original, this, parameters);
  } as typeof original;
  try {
    const headers = { Authorization: `Bearer ${token}` };
    await (await app.request(path, { headers })).text();
  } finally {
    Client.prototype.query = original;
  }
  return queries;
}

function isStatement(query: unknown): query is QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query;
}

function answer(message: ServerAnswer): void {
  process.send?.(message);
}
