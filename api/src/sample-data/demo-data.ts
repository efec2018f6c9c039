import type { ApiDependencies } from '../dependencies';
import { newId } from '../records';
import { welcomeUser } from '../notifications/notification-service';
import { newUser } from '../people/own-account';
import type { Repositories } from '../store/store';
import type { Actor } from '../unit-of-work';
import { HISTORY_DAYS, instantOf, planShop } from './plan-shop';

/** Everybody knows the password: only `demo` data and tests make this account. */
export const DEMO_CREDENTIALS = { email: 'demo@example.com', password: 'demo-password' };

type SeedDependencies = Pick<ApiDependencies, 'store' | 'clock' | 'passwords'>;

export async function seedDemoAccount({ store, clock, passwords }: SeedDependencies) {
  const passwordHash = await passwords.hash(DEMO_CREDENTIALS.password);
  const createdAt = clock.now().toISOString();
  await store.transaction(async (repositories) => {
    const { id } = await addDemoUser(repositories, passwordHash, createdAt);
    await welcomeUser(repositories, id, createdAt);
  });
}

/**
 * Fills a store with the demo shop, once, through the services. One transaction fills the shop and leaves a mark:
 * neither a crash halfway nor two processes that start together can make it double.
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
    for (const { daysAgo, happen } of planShop(now))
      await happen({ repositories, actor, now: instantOf(now, daysAgo) });
    // Last, so that the first notifications describe the present shop.
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
  const user = known ?? newUser({ email, passwordHash, role: 'owner' }, createdAt);
  if (!known) await users.insert(user);
  return { id: user.id, name: email, role: user.role };
}
