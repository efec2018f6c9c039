import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Tokens } from '@stockroom/contract';
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import { createApp } from '../../src/app';
import { systemClock } from '../../src/dependencies';
import { createArgon2Passwords } from '../../src/open-database';
import { openLoadDatabase, quiet } from '../load/load-set';
import { chooseScenarios, type Scenario } from './scenarios';

const CLIENTS = 16;
/** Time for the compiler: without it, the first scenario would pay for the others. */
const WARM_UP_SECONDS = 2;

const [seconds = '3', only = ''] = process.argv.slice(2);
const database = await openLoadDatabase(process.env, console.log);
const app = createApp({
  store: database.store,
  clock: systemClock,
  config: { registration: 'open', authRate: 'off' },
  passwords: createArgon2Passwords(),
  log: quiet,
});
const server = serve({
  fetch: (request) => app.fetch(request, {}),
  port: 0,
  hostname: '127.0.0.1',
});
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const headers = {
  authorization: `Bearer ${await signIn()}`,
  'content-type': 'application/json',
};
const scenarios = await chooseScenarios(async (path) =>
  (await app.request(path, { headers })).json(),
);
const measured: Record<string, object> = {};
for (const scenario of scenarios.filter(({ title }) => title.includes(only))) {
  await measure(scenario, WARM_UP_SECONDS);
  measured[scenario.title] = await measure(scenario, Number(seconds));
  console.log(scenario.title);
}
console.table(measured);
server.close();
await database.stop();

/**
 * Each client waits for an answer before its next request. A worker thread runs all clients.
 * @throws Error when a request fails
 */
async function measure(
  { title, path, bodies, clients = CLIENTS }: Scenario,
  duration: number,
): Promise<object> {
  const { latency, requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers,
    connections: clients,
    workers: 1,
    duration,
    requests: bodies
      ? bodies.map((body) => ({ method: 'POST', path, body: JSON.stringify(body) }))
      : [{ path }],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed: ${title}`);
  const { p50, p97_5, p99 } = latency;
  return { 'req/s': requests.average, 'p50 ms': p50, 'p97.5 ms': p97_5, 'p99 ms': p99 };
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: `bench-${Date.now()}@example.com`, password: 'benchmark' });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  await app.request('/api/auth/register', init);
  const response = await app.request('/api/auth/login', init);
  return ((await response.json()) as Tokens).accessToken;
}
