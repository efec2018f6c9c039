import { checkMovements } from '../conformance/ledger-paths/check-ledger';
import type { MakeStore } from '../conformance/test-api';
import { fuzzApi } from './fuzz-api';

/**
 * Sends generated requests; afterwards the ledger must be whole. A failure names the request by its seed and its
 * place: STOCKROOM_FUZZ_SEED=<seed> STOCKROOM_FUZZ_REQUESTS=<place + 1> replays it. 100,000 are sent by
 * `npm run torture -- fuzz`.
 */
export function describeFuzz(
  name: string,
  makeStore: MakeStore,
  usual: { count: number; seed: number },
): void {
  const { env } = process;
  const seed = Number(env['STOCKROOM_FUZZ_SEED'] ?? usual.seed);
  const requests = Number(env['STOCKROOM_FUZZ_REQUESTS'] ?? usual.count);

  test(
    `no generated request is more than ${name} can answer`,
    async () => {
      const store = await makeStore();
      try {
        const { statuses, slowestMs } = await fuzzApi(store, { seed, requests, onProgress });
        onProgress(
          `${name}: slowest ${Math.round(slowestMs)} ms, ${JSON.stringify([...statuses])}`,
        );
        expect(statuses.get(200)).toBeGreaterThan(requests / 10);
        const everything = { filter: {}, sort: 'name', position: null, limit: 10_000 } as const;
        const { records } = await store.repositories.products.list(everything);
        const productIds = records.map(({ _id }) => _id);
        await checkMovements({ store, productIds });
      } finally {
        await store.close();
      }
    },
    30 * 60_000,
  );

  function onProgress(line: string): void {
    if (env['STOCKROOM_FUZZ_REQUESTS']) process.stderr.write(`${line}\n`);
  }
}
