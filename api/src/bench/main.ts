import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadFolder, openLoadDatabase } from '../load/open-load-database';
import { BenchClient } from './bench-client';
import { measure } from './measure';
import type { ServerAnswer, ServerCall } from './protocol';
import { exportTable, requestTable, type Measured, type MeasuredExport } from './report';
import { chooseScenarios, EXPORTS, type Scenario } from './scenarios';

const CLIENTS = 16;
const WARM_UP_SECONDS = 0.5;
const seconds = Number(process.argv[2] ?? 3);
/** Only the scenarios whose title holds this. */
const only = process.argv[3] ?? '';

const database = await openLoadDatabase(process.env, console.log);
const { server, client } = await startServer();
const hello = await run({ title: 'hello, without the API', path: '/hello' });
const results = [hello];
for (const scenario of (await chooseScenarios(client)).filter(isChosen))
  results.push(await run(scenario));
await stopServer(server, client);
const exports: MeasuredExport[] = [];
for (const scenario of EXPORTS.filter(isChosen)) exports.push(await runExport(scenario));

console.log(`
${requestTable(results, hello)}

${CLIENTS} clients for ${seconds} s each, on the load set. CPU: of the API's process, per request. pg alone: the queries of
the same request through pg, without HTTP, in the same process.`);
if (exports.length > 0) console.log(`\n${exportTable(exports)}`);

await database.stop();

async function startServer() {
  const server = fork(fileURLToPath(new URL('bench-server.mjs', import.meta.url)), {
    env: { ...process.env, STOCKROOM_DATA_DIR: loadFolder(process.env) },
  });
  server.once('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  const [{ port = 0 }] = (await once(server, 'message')) as [ServerAnswer];
  const client = new BenchClient(port);
  await client.signIn();
  return { server, client };
}

async function stopServer(server: ChildProcess, client: BenchClient): Promise<void> {
  client.close();
  server.send({ do: 'stop' } satisfies ServerCall);
  await once(server, 'exit');
}

function isChosen({ title }: Scenario): boolean {
  return title.includes(only);
}

async function run({ title, path, body, clients = CLIENTS }: Scenario): Promise<Measured> {
  const ask = () => client.send(body ? 'POST' : 'GET', path, body?.());
  await measure({ clients, seconds: WARM_UP_SECONDS }, ask);
  const before = (await call(server, { do: 'cpu' })).cpuMs ?? 0;
  const http = await measure({ clients, seconds }, ask);
  const after = (await call(server, { do: 'cpu' })).cpuMs ?? 0;
  const raw =
    body || path === '/hello'
      ? undefined
      : (await call(server, { do: 'raw', path, token: client.token, clients, seconds })).figures;
  console.log(`${title}: ${http.perSecond.toFixed(0)} a second, p95 ${http.p95.toFixed(1)} ms`);
  return { title, http, cpuMs: (after - before) / http.requests, raw };
}

/** In a new process, so that its memory is that of the export alone. */
async function runExport({ title, path }: Scenario): Promise<MeasuredExport> {
  const { server, client } = await startServer();
  const start = performance.now();
  const bytes = await client.download(path);
  const seconds = (performance.now() - start) / 1000;
  const { peakBytes = 0 } = await call(server, { do: 'memory' });
  await stopServer(server, client);
  console.log(`${title}: ${seconds.toFixed(1)} s`);
  return { title, seconds, bytes, peakBytes };
}

async function call(process: ChildProcess, message: ServerCall): Promise<ServerAnswer> {
  const answered = once(process, 'message');
  process.send(message);
  const [answer] = (await answered) as [ServerAnswer];
  return answer;
}
