import { startServer } from './measured-server';
import { megabytes, memoryTable, type MeasuredMemory } from './report';
import { chooseReads } from './scenarios';

const REQUESTS = 200_000;
const STEP = 20_000;
const CLIENTS = 16;

/** What the process holds after more and more reads of every kind. */
export async function benchMemory(): Promise<void> {
  const { client, call, stop } = await startServer();
  const paths = (await chooseReads(client)).map(({ path }) => path);
  const steps: MeasuredMemory[] = [];
  let requests = 0;
  const askUntil = async (end: number) => {
    while (requests < end) {
      const path = paths[requests % paths.length] ?? '';
      requests += 1;
      await client.send('GET', path);
    }
  };
  for (let end = 0; end <= REQUESTS; end += STEP) {
    await Promise.all(Array.from({ length: CLIENTS }, () => askUntil(end)));
    const { rssBytes = 0, heapBytes = 0 } = await call({ do: 'memory' });
    steps.push({ requests: end, rssBytes, heapBytes });
    console.log(`${end} requests: ${megabytes(rssBytes)} MB, heap ${megabytes(heapBytes)} MB`);
  }
  await stop();
  console.log(`
${memoryTable(steps)}

${paths.length} lists, searches and figures in turn by ${CLIENTS} clients. Heap: what is left of it after a collection.`);
}
