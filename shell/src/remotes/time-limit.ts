/** How long a user waits for an area at most. */
const TIME_LIMIT_MS = 10_000;

/** Settles like the work, but fails when that takes too long: scripts have limits of their own, which would add up. */
export async function withinTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
