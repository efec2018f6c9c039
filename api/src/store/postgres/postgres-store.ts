import { sql, type Kysely } from 'kysely';
import type { Logger } from '../../dependencies';
import type { Repositories, Store } from '../store';
import {
  connect,
  disconnect,
  type Connections,
  type ConnectionTarget,
  type PoolLimits,
} from './connection';
import { cacheSales, postgresDashboard } from './postgres-dashboard';
import { createCountCache, type CountCache } from './lists/count-cache';
import { postgresLowStock } from './reports/postgres-low-stock';
import { postgresMargin } from './reports/postgres-margin';
import { postgresReorder } from './reports/postgres-reorder';
import { postgresAccounts } from './postgres-accounts';
import { postgresActivity } from './postgres-activity';
import { postgresSettings } from './postgres-settings';
import { postgresDocuments } from './postgres-documents';
import { postgresImports } from './postgres-imports';
import { postgresOrders } from './postgres-orders';
import { postgresImages, postgresProducts } from './postgres-products';
import { postgresStockMovements } from './postgres-stock-movements';
import { postgresSupplierPerformance } from './reports/postgres-supplier-performance';
import { postgresSuppliers } from './postgres-suppliers';
import { postgresTurnover } from './reports/postgres-turnover';
import { postgresValuation } from './reports/postgres-valuation';
import { isRepeatable } from './store-errors';
import { postgresSearch } from './search/postgres-search';
import type { Tables } from './tables';

const TRIES = 3;

/** A store over a migrated database. */
export function createPostgresStore(
  target: ConnectionTarget,
  log: Logger,
  limits?: PoolLimits,
): Store {
  const connections = connect(target, log, limits);
  return { ...storeOver(connections), close: () => disconnect(connections) };
}

/** A store that borrows its connections and has caches of its own. */
export function storeOver({ db, pool }: Connections): Omit<Store, 'close'> {
  const repositories = createRepositories(db, createCountCache());
  const sales = cacheSales(repositories.dashboard);
  return {
    transaction: (work) => runTransaction(db, work).finally(sales.forget),
    repositories: { ...repositories, dashboard: sales.dashboard },
    async ping() {
      // Kysely would wait for a server that restarts; a health check must not.
      await pool.query('select 1');
    },
  };
}

/** Repeats a transaction after a deadlock or a lost connection, unless the commit had begun. */
async function runTransaction<Result>(
  db: Kysely<Tables>,
  work: (repositories: Repositories) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    let isCommitting = false;
    try {
      const transaction = db.transaction().setIsolationLevel('read committed');
      return await transaction.execute(async (own) => {
        const result = await work(createRepositories(own));
        isCommitting = true;
        return result;
      });
    } catch (error) {
      if (isCommitting || tries === TRIES || !isRepeatable(error)) throw error;
    }
  }
}

/** @param counts for single reads; a transaction counts exactly */
function createRepositories(db: Kysely<Tables>, counts?: CountCache): Repositories {
  return {
    ...postgresAccounts(db),
    ...postgresSettings(db),
    ...postgresActivity(db, counts),
    suppliers: postgresSuppliers(db, counts),
    products: postgresProducts(db, counts),
    stockMovements: postgresStockMovements(db, counts),
    orders: postgresOrders(db, counts),
    documents: postgresDocuments(db),
    images: postgresImages(db),
    imports: postgresImports(db),
    dashboard: postgresDashboard(db),
    reports: {
      ...postgresLowStock(db),
      ...postgresValuation(db),
      ...postgresTurnover(db),
      ...postgresSupplierPerformance(db),
      ...postgresMargin(db),
      ...postgresReorder(db),
    },
    search: postgresSearch(db),
    async signTransaction(person) {
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id,
        set_config('stockroom.person', ${person}, true)`.execute(db);
      return rows[0]?.id ?? '';
    },
  };
}
