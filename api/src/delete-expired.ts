import { liveExpiry } from './auth/sessions';
import type { ApiDependencies } from './dependencies';
import { spanAround } from './store/time-span';

const DAY_MS = 24 * 60 * 60 * 1000;
const DRAFT_DAYS = 7;

/**
 * Deletes ended sessions, answers for repeated requests after a day, counts of sign-in attempts, records that a
 * clock ahead of time dated too late, forgotten drafts of imports, and the rows of imports that nobody can undo any more. The home of the API calls it at the start and every hour or so.
 */
export async function deleteExpired({
  store,
  clock,
}: Pick<ApiDependencies, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = spanAround(now.getTime(), DAY_MS);
  await store.transaction(async ({ sessions, idempotency, attempts, notifications, imports }) => {
    await sessions.deleteOutside(liveExpiry(now));
    await idempotency.deleteOutside(day);
    await attempts.deleteOutside(day);
    await notifications.correctWelcomes(now.toISOString());
    await imports.deleteDraftsOutside(spanAround(now.getTime(), DRAFT_DAYS * DAY_MS));
    await imports.deleteRowsBefore(now.toISOString());
  });
}
