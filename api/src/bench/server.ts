import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app';
import { systemClock } from '../dependencies';
import { createArgon2Passwords, openDatabase } from '../node';
import { QUERIES_ALONE, type ServerAnswer, type ServerCall } from './protocol';
import { createQueriesAlone } from './queries-alone';

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
const queriesAlone = createQueriesAlone(app, database.connection);
const listener = getRequestListener((request) =>
  new URL(request.url).pathname === '/hello' ? new Response('hello') : app.fetch(request, {}),
);
const server = createServer((request, response) =>
  request.url === QUERIES_ALONE
    ? void queriesAlone.answer(response)
    : void listener(request, response),
);
// A client that has paused goes on with the connections that it has.
server.keepAliveTimeout = 0;
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
      return answer({ figures: await queriesAlone.measure(call) });
    case 'stop':
      server.close();
      server.closeAllConnections();
      await queriesAlone.stop();
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

function answer(message: ServerAnswer): void {
  process.send?.(message);
}
