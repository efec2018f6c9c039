import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadFolder, openLoadDatabase } from '../load/open-load-database';
import { BenchClient } from './bench-client';
import { measure, type Figures } from './measure';
import type { ServerAnswer, ServerCall } from './protocol';
import { chooseScenarios, type Scenario } from './scenarios';

const CLIENTS = 16;
const WARM_UP_SECONDS = 0.5;
const seconds = Number(process.argv[2] ?? 3);
/** Only the scenarios whose title holds this. */
const only = process.argv[3] ?? '';

interface Measured {
  title: string;
  http: Figures;
  cpuMs: number;
  raw?: Figures;
}

const database = await openLoadDatabase(process.env, console.log);
const server = fork(fileURLToPath(new URL('bench-server.mjs', import.meta.url)), {
  env: { ...process.env, STOCKROOM_DATA_DIR: loadFolder(process.env) },
});
server.once('exit', (code) => {
  if (code !== 0) process.exit(1);
});
const [{ port = 0 }] = (await once(server, 'message')) as [ServerAnswer];
const client = new BenchClient(port);
await client.signIn();

const hello = await run({ title: 'hello, without the API', path: '/hello' });
const results = [hello];
for (const scenario of await chooseScenarios(client))
  if (scenario.title.includes(only)) results.push(await run(scenario));
console.log(`\n${report(results)}`);

client.close();
server.send({ do: 'stop' } satisfies ServerCall);
await once(server, 'exit');
await database.stop();

async function run({ title, path, body }: Scenario): Promise<Measured> {
  const ask = () => client.send(body ? 'POST' : 'GET', path, body?.());
  await measure({ clients: CLIENTS, seconds: WARM_UP_SECONDS }, ask);
  const before = (await call(server, { do: 'cpu' })).cpuMs ?? 0;
  const http = await measure({ clients: CLIENTS, seconds }, ask);
  const after = (await call(server, { do: 'cpu' })).cpuMs ?? 0;
  const raw =
    body || path === '/hello'
      ? undefined
      : (await call(server, { do: 'raw', path, token: client.token, clients: CLIENTS, seconds }))
          .figures;
  console.log(`${title}: ${http.perSecond.toFixed(0)} a second, p95 ${http.p95.toFixed(1)} ms`);
  return { title, http, cpuMs: (after - before) / http.requests, raw };
}

async function call(process: ChildProcess, message: ServerCall): Promise<ServerAnswer> {
  const answered = once(process, 'message');
  process.send(message);
  const [answer] = (await answered) as [ServerAnswer];
  return answer;
}

function report(measured: Measured[]): string {
  const head = [
    '',
    'req/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'CPU ms',
    'pg alone/s',
    'of pg',
    'of hello',
  ];
  const rows = measured.map(({ title, http, cpuMs, raw }) => [
    title,
    http.perSecond.toFixed(0),
    http.p50.toFixed(1),
    http.p95.toFixed(1),
    http.p99.toFixed(1),
    cpuMs.toFixed(2),
    raw ? raw.perSecond.toFixed(0) : '',
    raw ? `${((http.perSecond / raw.perSecond) * 100).toFixed(0)} %` : '',
    `${((http.perSecond / hello.http.perSecond) * 100).toFixed(0)} %`,
  ]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_title, column) => (column === 0 ? '---' : '--:'));
  return `${[head, rule, ...rows].map(line).join('\n')}

${CLIENTS} clients for ${seconds} s each, on the load set. CPU: of the API's process, per request. pg alone: the queries of
the same request through pg, without HTTP, in the same process.`;
}
