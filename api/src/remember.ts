import type { LRUCache } from 'lru-cache';

/**
 * Asks once while the cache keeps the answer, or waits for it.
 * @param ask the cache forgets its failures: what was away must not fail for longer than it was
 */
export function remember<Answer>(
  cache: LRUCache<string, Promise<Answer>>,
  question: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const known = cache.get(question);
  if (known) return known;
  const asked = ask();
  cache.set(question, asked);
  asked.catch(() => {
    if (cache.peek(question) === asked) cache.delete(question);
  });
  return asked;
}
