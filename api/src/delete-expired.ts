import { liveExpiry } from './auth/sessions';
import { linkExpiry } from './people/link-service';
import type { ApiDependencies } from './dependencies';
import { spanAround } from './store/time-span';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes ended sessions and links, answers for repeated requests after a day, counts of sign-in attempts, and records that a
 * clock ahead of time dated too late. The home of the API calls it at the start and every hour or so.
 */
export async function deleteExpired({
  store,
  clock,
}: Pick<ApiDependencies, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = spanAround(now.getTime(), DAY_MS);
  await store.transaction(async ({ sessions, links, idempotency, attempts, notifications }) => {
    await sessions.deleteOutside(liveExpiry(now));
    await links.deleteOutside(linkExpiry(now));
    await idempotency.deleteOutside(day);
    await attempts.deleteOutside(day);
    await notifications.correctWelcomes(now.toISOString());
  });
}
