import fc from 'fast-check';
import { overBothStores } from '../../test-databases';
import { describeUndoing } from './describe-undoing';
import { paths } from './ledger-steps';
import { walkPath } from './walk-path';

const { env } = process;
const SEED = Number(env['STOCKROOM_PATHS_SEED'] ?? 20_261_121);
const FACTOR = Number(env['STOCKROOM_PATHS_FACTOR'] ?? 1);
const REPLAYED = env['STOCKROOM_PATHS_REPLAY'];

/**
 * Walks random paths of orders, receipts and adjustments through the services, against a model of its own.
 * fast-check shrinks a path that fails and prints it with its seed and place; both replay it:
 * STOCKROOM_PATHS_SEED=<seed> STOCKROOM_PATHS_REPLAY=<path>. STOCKROOM_PATHS_FACTOR=10 walks ten times as many.
 */
overBothStores((makeStore, name) => {
  const numRuns = Math.ceil((name === 'memory' ? 1000 : 100) * FACTOR);

  test(
    `on ${numRuns} random paths, stock follows from the movements and the orders`,
    () =>
      fc.assert(
        fc.asyncProperty(paths, async (steps) => {
          const store = await makeStore();
          try {
            await walkPath(store, steps);
          } finally {
            await store.close();
          }
        }),
        { numRuns, seed: SEED, ...(REPLAYED === undefined ? {} : { path: REPLAYED }) },
      ),
    10 * 60_000,
  );

  describeUndoing(makeStore, Math.ceil((name === 'memory' ? 100 : 10) * FACTOR));
});
