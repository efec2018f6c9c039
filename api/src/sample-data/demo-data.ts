import type { Product } from '@stockroom/contract';
import type { ApiDependencies } from '../dependencies';
import { newId } from '../ids';
import { welcomeUser } from '../notifications/notification-service';
import { createProduct } from '../products/product-service';
import { postReceipt } from '../stock-movements/stock-movement-service';
import type { Repositories } from '../store/store';
import { createSupplier } from '../suppliers/supplier-service';
import type { Actor, Work } from '../work';
import { planReceipts } from './plan-receipts';
import { createRandom } from './random';
import { SAMPLE_PRODUCTS } from './sample-products';
import { SAMPLE_SUPPLIERS } from './sample-suppliers';

/** Whose password everybody knows: only for demos, never made without `demo` data or a test. */
export const DEMO_CREDENTIALS = { email: 'demo@example.com', password: 'demo-password' };

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back the demo shop's history goes. */
const HISTORY_DAYS = 180;
const RANDOM_SEED = 20_26;

type SeedDependencies = Pick<ApiDependencies, 'store' | 'clock' | 'passwords'>;

/** Creates the demo account unless there is one. */
export async function seedDemoAccount({ store, clock, passwords }: SeedDependencies) {
  const passwordHash = await passwords.hash(DEMO_CREDENTIALS.password);
  const createdAt = clock.now().toISOString();
  await store.transaction(async (repositories) => {
    const { id } = await addDemoUser(repositories, passwordHash, createdAt);
    await welcomeUser(repositories, id, createdAt);
  });
}

/**
 * Fills a store with the demo shop, once: all in one transaction, in which a mark is left, so neither a crash
 * halfway nor two processes starting together can make it double. Everything goes through the services.
 * @returns false when the store has had the demo data before
 */
export async function seedDemoData({ store, clock, passwords }: SeedDependencies) {
  const passwordHash = await passwords.hash(DEMO_CREDENTIALS.password);
  return store.transaction(async (repositories) => {
    const mark = newId();
    const isFirst = (await repositories.secrets.getOrCreate('demo-data', mark)) === mark;
    if (isFirst) await fillShop(repositories, passwordHash, clock.now());
    return isFirst;
  });
}

async function fillShop(repositories: Repositories, passwordHash: string, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const actor = await addDemoUser(repositories, passwordHash, daysAgo(HISTORY_DAYS));
  const at = (days: number): Work => ({ repositories, actor, now: daysAgo(days) });

  const supplierIds: string[] = [];
  for (const supplier of SAMPLE_SUPPLIERS)
    supplierIds.push((await createSupplier(at(HISTORY_DAYS), supplier))._id);

  const random = createRandom(RANDOM_SEED);
  for (const { input, supplierIndex, stock } of SAMPLE_PRODUCTS) {
    const supplierId = supplierIds[supplierIndex] ?? '';
    const addedDaysAgo = HISTORY_DAYS - Math.floor(random() * 20);
    const product = await createProduct(at(addedDaysAgo), { ...input, supplierId });
    await receiveStock(at, product, planReceipts(product, stock, addedDaysAgo, random));
  }
  // Last, so that the first notifications speak of the shop as it is now.
  await welcomeUser(repositories, actor.id, now.toISOString());
}

async function receiveStock(
  at: (daysAgo: number) => Work,
  { _id: productId }: Product,
  receipts: ReturnType<typeof planReceipts>,
) {
  for (const { daysAgo, ...receipt } of receipts)
    await postReceipt(at(daysAgo), { productId, orderId: '', ...receipt });
}

async function addDemoUser(
  { users }: Repositories,
  passwordHash: string,
  createdAt: string,
): Promise<Actor> {
  const { email } = DEMO_CREDENTIALS;
  const known = await users.findByEmail(email);
  const user = known ?? { id: newId(), email, passwordHash, createdAt };
  if (!known) await users.insert(user);
  return { id: user.id, name: email };
}
