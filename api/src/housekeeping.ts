import type { ApiDependencies } from './dependencies';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what no request asks for any more: ended sessions, answers kept for repeated requests (a day), and
 * counts of sign-in attempts. The home of the API calls it at the start and every hour or so.
 */
export async function deleteExpired({
  store,
  clock,
}: Pick<ApiDependencies, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  await store.transaction(async ({ sessions, idempotency, attempts }) => {
    await sessions.deleteExpiredBefore(now.toISOString());
    await idempotency.deleteBefore(yesterday);
    await attempts.deleteBefore(yesterday);
  });
}
