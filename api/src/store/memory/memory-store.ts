import type { Repositories, Store } from '../store';
import { memoryDashboard } from './memory-dashboard';
import { memoryAccounts } from './memory-accounts';
import { memoryActivity } from './memory-activity';
import { memoryDocuments } from './memory-documents';
import { memoryImports } from './memory-imports';
import { memorySettings } from './memory-settings';
import { memoryOrders } from './memory-orders';
import { memoryImages, memoryProducts } from './memory-products';
import { copyState, createState, type MemoryState, type StateAccess } from './memory-state';
import { memoryReorder } from './memory-reorder';
import { memorySearch } from './memory-search';
import { memoryStockMovements } from './memory-stock-movements';
import { memoryStockReports } from './memory-stock-reports';
import { memoryMargin } from './memory-margin';
import { memorySupplierPerformance } from './memory-supplier-performance';
import { memorySuppliers } from './memory-suppliers';
import { memoryTurnover } from './memory-turnover';

export interface MemoryStore extends Store {
  /** Another store, which starts with the same records. */
  copy(): MemoryStore;
}

/** A store for a page's lifetime or a test. Transactions run one after another, each on its own copy. */
export function createMemoryStore(initial: MemoryState = createState()): MemoryStore {
  let committed = initial;
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
    copy: () => createMemoryStore(copyState(committed)),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function createRepositories(access: StateAccess): Repositories {
  const products = memoryProducts(access);
  return {
    ...memoryAccounts(access),
    ...memorySettings(access),
    ...memoryActivity(access),
    suppliers: memorySuppliers(access),
    products,
    stockMovements: memoryStockMovements(access),
    orders: memoryOrders(access),
    documents: memoryDocuments(access),
    images: memoryImages(access),
    imports: memoryImports(access),
    dashboard: memoryDashboard(access),
    reports: {
      ...memoryStockReports(access, products),
      ...memoryTurnover(access),
      ...memorySupplierPerformance(access),
      ...memoryMargin(access),
      ...memoryReorder(access, products),
    },
    search: memorySearch(access),
    signTransaction: async () => '',
  };
}
