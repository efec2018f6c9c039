import fc from 'fast-check';
import type { MakeStore } from '../test-api';
import { paths } from './ledger-steps';
import { walkPath } from './walk-path';

const SEED = 20_261_121;

/**
 * Walks random paths of orders, receipts and adjustments through the services, against a model of its own. A
 * path that fails is made as short as it can be and printed with its seed and place; both replay it:
 * STOCKROOM_PATHS_SEED=<seed> STOCKROOM_PATHS_REPLAY=<path>. STOCKROOM_PATHS_FACTOR=10 walks ten times as many.
 */
export function describePaths(name: string, makeStore: MakeStore, count: number): void {
  const { env } = process;
  const seed = Number(env['STOCKROOM_PATHS_SEED'] ?? SEED);
  const path = env['STOCKROOM_PATHS_REPLAY'];
  const numRuns = Math.ceil(count * Number(env['STOCKROOM_PATHS_FACTOR'] ?? 1));

  test(
    `on ${numRuns} random paths over ${name}, stock is what the movements and the orders say`,
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
        { numRuns, seed, ...(path === undefined ? {} : { path }) },
      ),
    10 * 60_000,
  );
}
