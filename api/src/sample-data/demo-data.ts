import type { ApiDependencies } from '../dependencies';
import { newId } from '../ids';
import { welcomeUser } from '../notifications/notification-service';
import type { Repositories } from '../store/store';
import type { Actor } from '../work';
import { fillShop } from './fill-shop';
import { HISTORY_DAYS, instantOf } from './plan-shop';

/** Whose password everybody knows: only for demos, never made without `demo` data or a test. */
export const DEMO_CREDENTIALS = { email: 'demo@example.com', password: 'demo-password' };

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
    if (!isFirst) return false;
    const now = clock.now();
    const actor = await addDemoUser(repositories, passwordHash, instantOf(now, HISTORY_DAYS));
    await fillShop(repositories, actor, now);
    // Last, so that the first notifications speak of the shop as it is now.
    await welcomeUser(repositories, actor.id, now.toISOString());
    return true;
  });
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
