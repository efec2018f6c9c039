import type { ControlledTransaction, Kysely } from 'kysely';
import type { Logger } from '../../dependencies';
import type { Repositories, Store } from '../store';
import {
  connect,
  disconnect,
  type Connections,
  type ConnectionTarget,
  type PoolLimits,
} from './connection';
import { postgresAttempts, postgresIdempotency, postgresSecrets } from './postgres-bookkeeping';
import { postgresCategories } from './postgres-categories';
import { postgresChanges } from './postgres-changes';
import { postgresDashboard, rememberTopProducts } from './postgres-dashboard';
import { createKnownTotals, type KnownTotals } from './lists/known-totals';
import { postgresImages } from './postgres-images';
import { postgresLowStock } from './reports/postgres-low-stock';
import { postgresNotifications } from './postgres-notifications';
import { postgresOrders } from './postgres-orders';
import { postgresProducts } from './postgres-products';
import { postgresSettings } from './postgres-settings';
import { postgresStockMovements } from './postgres-stock-movements';
import { postgresSupplierPerformance } from './reports/postgres-supplier-performance';
import { postgresSuppliers } from './postgres-suppliers';
import { postgresTurnover } from './reports/postgres-turnover';
import { postgresSessions, postgresUsers } from './postgres-users';
import { postgresValuation } from './reports/postgres-valuation';
import { createShortMemory } from './short-memory';
import { ConnectionLostError, isRepeatable } from './store-errors';
import type { Tables } from './tables';

const TRIES = 3;

/** The store of a database that has been migrated. */
export function createPostgresStore(
  target: ConnectionTarget,
  log: Logger,
  limits?: PoolLimits,
): Store {
  const connections = connect(target, log, limits);
  return { ...storeOver(connections), close: () => disconnect(connections) };
}

/** A store that borrows its connections, and remembers nothing of others that have used them. */
export function storeOver({ db, pool }: Connections): Omit<Store, 'close'> {
  const memory = createShortMemory();
  const repositories = createRepositories(db, createKnownTotals());
  return {
    transaction: (work) => repeatedly(() => runOnce(db, work)).finally(() => memory.forget()),
    repositories: {
      ...repositories,
      dashboard: rememberTopProducts(repositories.dashboard, memory),
    },
    async ping() {
      // Not through Kysely: a question about health must not wait for the server to return.
      await pool.query('select 1');
    },
  };
}

async function repeatedly<Result>(run: () => Promise<Attempt<Result>>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const attempt = await run();
    if ('result' in attempt) return attempt.result;
    if (!attempt.mayRepeat || tries === TRIES) throw attempt.error;
  }
}

type Attempt<Result> = { result: Result } | { error: unknown; mayRepeat: boolean };

/** A loss of the connection during the commit leaves open whether it happened: that is never repeated here. */
async function runOnce<Result>(
  db: Kysely<Tables>,
  work: (repositories: Repositories) => Promise<Result>,
): Promise<Attempt<Result>> {
  let transaction: ControlledTransaction<Tables> | null = null;
  let isCommitting = false;
  try {
    transaction = await db.startTransaction().setIsolationLevel('read committed').execute();
    const result = await work(createRepositories(transaction));
    isCommitting = true;
    await transaction.commit().execute();
    return { result };
  } catch (error) {
    // Also after a failed commit: it gives the connection back.
    await transaction?.rollback().execute().catch(ignoreLostConnection);
    return { error, mayRepeat: !isCommitting && isRepeatable(error) };
  }
}

/** A connection that is lost has rolled back already, and cannot be told to. */
function ignoreLostConnection(error: unknown): void {
  if (!(error instanceof ConnectionLostError)) throw error;
}

/** @param totals for single reads; what a transaction reads is exact */
function createRepositories(db: Kysely<Tables>, totals?: KnownTotals): Repositories {
  return {
    users: postgresUsers(db),
    sessions: postgresSessions(db),
    attempts: postgresAttempts(db),
    secrets: postgresSecrets(db),
    idempotency: postgresIdempotency(db),
    categories: postgresCategories(db),
    suppliers: postgresSuppliers(db, totals),
    products: postgresProducts(db, totals),
    stockMovements: postgresStockMovements(db, totals),
    orders: postgresOrders(db, totals),
    images: postgresImages(db),
    settings: postgresSettings(db),
    changes: postgresChanges(db),
    notifications: postgresNotifications(db),
    dashboard: postgresDashboard(db),
    reports: {
      ...postgresLowStock(db),
      ...postgresValuation(db),
      ...postgresTurnover(db),
      ...postgresSupplierPerformance(db),
    },
  };
}
