import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Pool, Client } from 'pg';
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

/** Runs the queries of one request through `pg` alone: the same SQL, without HTTP and JSON. */
async function measureRaw({ path, token, clients, seconds }: Extract<ServerCall, { do: 'raw' }>) {
  const queries = await recordQueries(path, token);
  return measure({ clients, seconds }, async () => {
    const client = await pool.connect();
    try {
      for (const { text, values } of queries) await client.query(text, values);
    } finally {
      client.release();
    }
  });
}

interface Query {
  text: string;
  values: unknown[];
}

async function recordQueries(path: string, token: string): Promise<Query[]> {
  const queries: Query[] = [];
  const original = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...parameters: unknown[]) {
    const [text, values] = parameters;
    if (typeof text === 'string')
      queries.push({ text, values: Array.isArray(values) ? values : [] });
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

function answer(message: ServerAnswer): void {
  process.send?.(message);
}
