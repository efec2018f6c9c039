import type { Repositories, Store } from '../store';
import { memoryImages, memoryStockMovements } from './memory-append-only';
import { memoryAttempts, memoryIdempotency, memorySecrets } from './memory-bookkeeping';
import { memoryCategories } from './memory-categories';
import { memoryProducts } from './memory-products';
import { copyState, createState, type MemoryState, type StateAccess } from './memory-state';
import { memorySuppliers } from './memory-suppliers';
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
  return {
    users: memoryUsers(access),
    sessions: memorySessions(access),
    attempts: memoryAttempts(access),
    secrets: memorySecrets(access),
    idempotency: memoryIdempotency(access),
    categories: memoryCategories(access),
    suppliers: memorySuppliers(access),
    products: memoryProducts(access),
    stockMovements: memoryStockMovements(access),
    images: memoryImages(access),
  };
}
