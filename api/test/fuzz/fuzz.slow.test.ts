import { Client } from 'pg';
import { createMemoryStore } from '../../src/store/memory/memory-store';
import type { Store } from '../../src/store/store';
import { checkInvariants } from '../../tools/load/invariants';
import { checkMovements } from '../conformance/ledger-paths/check-ledger';
import { setUpTestDatabases } from '../test-databases';
import { fuzzApi } from './fuzz-api';

const TIME_LIMIT_MS = 30 * 60_000;
const { env } = process;
const databases = setUpTestDatabases();

/**
 * Sends generated requests; afterwards the ledger must be whole. A failure names the request by its seed and its
 * place: STOCKROOM_FUZZ_SEED=<seed> STOCKROOM_FUZZ_REQUESTS=<place + 1> replays it. `npm run chaos -- fuzz` sends
 * 100,000.
 */
async function fuzz(store: Store, usual: { requests: number; seed: number }): Promise<void> {
  const seed = Number(env['STOCKROOM_FUZZ_SEED'] ?? usual.seed);
  const requests = Number(env['STOCKROOM_FUZZ_REQUESTS'] ?? usual.requests);
  const { statuses, slowestMs } = await fuzzApi(store, { seed, requests, onProgress });
  onProgress(`slowest ${Math.round(slowestMs)} ms, ${JSON.stringify([...statuses])}`);
  expect(statuses.get(200)).toBeGreaterThan(requests / 10);
  const everything = { filter: {}, sort: 'name', position: null, limit: 10_000 } as const;
  const { records } = await store.repositories.products.list(everything);
  await checkMovements({ store, productIds: records.map(({ _id }) => _id) });
  await store.close();
}

function onProgress(line: string): void {
  if (env['STOCKROOM_FUZZ_REQUESTS']) process.stderr.write(`${line}\n`);
}

test(
  'answers every generated request over the memory store',
  () => fuzz(createMemoryStore(), { requests: 1000, seed: 20_261_121 }),
  TIME_LIMIT_MS,
);

test(
  'answers every generated request over PostgreSQL, whose sums then agree',
  async () => {
    await fuzz(await databases.makeStore(), { requests: 1000, seed: 20_261_122 });
    const client = new Client(databases.target());
    await client.connect();
    await checkInvariants(client).finally(() => client.end());
  },
  TIME_LIMIT_MS,
);
