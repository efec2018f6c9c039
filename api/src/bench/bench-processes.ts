import { measure } from './measure';
import { startServer } from './measured-server';
import { processTable, type MeasuredProcesses } from './report';
import { chooseReads } from './scenarios';

const SECONDS = 5;
const CLIENTS = 16;

/** What a second process of the API adds on the same machine. */
export async function benchProcesses(): Promise<void> {
  const servers = [await startServer(), await startServer()] as const;
  const firstPages = (await chooseReads(servers[0].client)).filter(({ title }) =>
    title.includes('first page'),
  );
  const results: MeasuredProcesses[] = [];
  for (const { title, path } of firstPages) {
    const run = (count: number) =>
      measure({ clients: CLIENTS, seconds: SECONDS }, (client) =>
        (servers[client % count] ?? servers[0]).client.send('GET', path),
      );
    await run(2);
    results.push({ title, one: await run(1), two: await run(2) });
    console.log(title);
  }
  await Promise.all(servers.map(({ stop }) => stop()));
  console.log(`
${processTable(results)}

${CLIENTS} clients for ${SECONDS} s each. They, PostgreSQL and the processes of the API share the processors of this machine.`);
}
