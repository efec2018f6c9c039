import type { Repositories, Store } from '../store';
import { memoryChanges } from './memory-changes';
import { memoryDashboard } from './memory-dashboard';
import { memoryImages } from './memory-images';
import { memoryAttempts, memoryIdempotency, memorySecrets } from './memory-bookkeeping';
import { memoryCategories } from './memory-categories';
import { memoryNotifications } from './memory-notifications';
import { memoryOrders } from './memory-orders';
import { memoryProducts } from './memory-products';
import { copyState, createState, type MemoryState, type StateAccess } from './memory-state';
import { memorySettings } from './memory-settings';
import { memoryStockMovements } from './memory-stock-movements';
import { memoryStockReports } from './memory-stock-reports';
import { memorySupplierPerformance } from './memory-supplier-performance';
import { memorySuppliers } from './memory-suppliers';
import { memoryTurnover } from './memory-turnover';
import { memorySessions, memoryUsers } from './memory-users';

/** A store for a page's lifetime or a test. Transactions run one after another, each on its own copy. */
export function createMemoryStore(): Store {
  let committed = createState();
  let lastTransaction: Promise<unknown> = Promise.resolve();

  async function run<Result>(work: (repositories: Repositories) => Promise<Result>) {
    let own: MemoryState | null = null;
    const access: StateAccess = {
      read: () => own ?? committed,
      write: () => (own ??= copyState(committed)),
    };
    const result = await work(createRepositories(access));
    committed = own ?? committed;
    return result;
  }

  return {
    transaction(work) {
      const result = lastTransaction.then(() => run(work));
      lastTransaction = result.catch(() => undefined);
      return result;
    },
    repositories: createRepositories({
      read: () => committed,
      write: () => {
        throw new Error('Writes belong into a transaction');
      },
    }),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function createRepositories(access: StateAccess): Repositories {
  const products = memoryProducts(access);
  return {
    users: memoryUsers(access),
    sessions: memorySessions(access),
    attempts: memoryAttempts(access),
    secrets: memorySecrets(access),
    idempotency: memoryIdempotency(access),
    categories: memoryCategories(access),
    suppliers: memorySuppliers(access),
    products,
    stockMovements: memoryStockMovements(access),
    orders: memoryOrders(access),
    images: memoryImages(access),
    settings: memorySettings(access),
    changes: memoryChanges(access),
    notifications: memoryNotifications(access),
    dashboard: memoryDashboard(access),
    reports: {
      ...memoryStockReports(access, products),
      ...memoryTurnover(access),
      ...memorySupplierPerformance(access),
    },
  };
}
