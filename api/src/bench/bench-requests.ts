import { measure } from './measure';
import { QUERIES_ALONE } from './protocol';
import { startServer, type MeasuredServer } from './measured-server';
import { exportTable, requestTable, type Measured, type MeasuredExport } from './report';
import { chooseScenarios, EXPORTS, type Scenario } from './scenarios';

const CLIENTS = 16;
/** Until then the code of a request is still being compiled; what is measured second would have had it compiled. */
const WARM_UP_SECONDS = 2;

/** What each request costs, beside the same queries without HTTP. @param only scenarios whose title holds this */
export async function benchRequests(seconds: number, only: string): Promise<void> {
  const isChosen = ({ title }: Scenario) => title.includes(only);
  const server = await startServer();
  const hello = await run(server, { title: 'hello, without the API', path: '/hello' }, seconds);
  const results = [hello];
  for (const scenario of (await chooseScenarios(server.client)).filter(isChosen))
    results.push(await run(server, scenario, seconds));
  await server.stop();
  const exports: MeasuredExport[] = [];
  for (const scenario of EXPORTS.filter(isChosen)) exports.push(await runExport(scenario));

  console.log(`
${requestTable(results, hello)}

${CLIENTS} clients for ${seconds} s each, on the load set. CPU: of the API's process, per request. pg alone: the queries of
the same request through pg, without HTTP, in the same process. HTTP alone: their rows, answered as JSON by Node's
server without the API.`);
  if (exports.length > 0) console.log(`\n${exportTable(exports)}`);
}

async function run(
  { client, call }: MeasuredServer,
  { title, path, body, clients = CLIENTS }: Scenario,
  seconds: number,
): Promise<Measured> {
  const ask = () => client.send(body ? 'POST' : 'GET', path, body?.());
  await measure({ clients, seconds: WARM_UP_SECONDS }, ask);
  const before = (await call({ do: 'cpu' })).cpuMs ?? 0;
  const http = await measure({ clients, seconds }, ask);
  const after = (await call({ do: 'cpu' })).cpuMs ?? 0;
  const raw =
    body || path === '/hello'
      ? undefined
      : (await call({ do: 'raw', path, token: client.token, clients, seconds })).figures;
  const alone =
    raw && (await measure({ clients, seconds }, () => client.send('GET', QUERIES_ALONE)));
  console.log(`${title}: ${http.perSecond.toFixed(0)} a second, p95 ${http.p95.toFixed(1)} ms`);
  return { title, http, cpuMs: (after - before) / http.requests, raw, alone };
}

/** In a new process, so that its memory is that of the export alone. */
async function runExport({ title, path }: Scenario): Promise<MeasuredExport> {
  const { client, call, stop } = await startServer();
  const start = performance.now();
  const bytes = await client.download(path);
  const seconds = (performance.now() - start) / 1000;
  const { peakBytes = 0 } = await call({ do: 'memory' });
  await stop();
  console.log(`${title}: ${seconds.toFixed(1)} s`);
  return { title, seconds, bytes, peakBytes };
}
