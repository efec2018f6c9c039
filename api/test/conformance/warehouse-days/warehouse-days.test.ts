import fc from 'fast-check';
import { overBothStores } from '../../test-databases';
import { days } from './days';
import { walkDays } from './walk-days';

const { env } = process;
const SEED = Number(env['STOCKROOM_PATHS_SEED'] ?? 20_261_126);
const FACTOR = Number(env['STOCKROOM_PATHS_FACTOR'] ?? 1);
const REPLAYED = env['STOCKROOM_PATHS_REPLAY'];

/** Random days of a warehouse; about twenty in each run. See ledger-paths for how to replay one. */
overBothStores((makeStore, name) => {
  const numRuns = Math.ceil((name === 'memory' ? 400 : 20) * FACTOR);

  test(
    `on the days of ${numRuns} warehouses, stock follows from orders, deliveries, returns and counts`,
    () =>
      fc.assert(
        fc.asyncProperty(days, async (walked) => {
          const store = await makeStore();
          try {
            await walkDays(store, walked);
          } finally {
            await store.close();
          }
        }),
        { numRuns, seed: SEED, ...(REPLAYED === undefined ? {} : { path: REPLAYED }) },
      ),
    10 * 60_000,
  );
});
