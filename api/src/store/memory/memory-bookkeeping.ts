import type { AttemptRepository, IdempotencyRepository, SecretRepository } from '../store';
import type { StateAccess } from './memory-state';

export function memoryAttempts({ read, write }: StateAccess): AttemptRepository {
  return {
    async add(key, windowStart, now) {
      const known = read().attempts.get(key);
      const isOver = known === undefined || known.since <= windowStart;
      const window = isOver
        ? { count: 1, since: now }
        : { count: known.count + 1, since: known.since };
      write().attempts.set(key, window);
      return window;
    },
    async deleteBefore(instant) {
      const { attempts } = write();
      for (const [key, { since }] of attempts) if (since < instant) attempts.delete(key);
    },
  };
}

export function memorySecrets({ read, write }: StateAccess): SecretRepository {
  return {
    async getOrCreate(name, proposed) {
      const known = read().secrets.get(name);
      if (known !== undefined) return known;
      write().secrets.set(name, proposed);
      return proposed;
    },
  };
}

export function memoryIdempotency({ read, write }: StateAccess): IdempotencyRepository {
  const nameOf = (userId: string, key: string) => `${userId} ${key}`;
  return {
    async claim(userId, key, fingerprint, now) {
      const known = read().answers.get(nameOf(userId, key));
      // An answer is missing only within the transaction that claimed the key.
      if (known?.answer) return { fingerprint: known.fingerprint, answer: known.answer };
      write().answers.set(nameOf(userId, key), { fingerprint, answer: null, claimedAt: now });
      return null;
    },
    async complete(userId, key, answer) {
      const claim = read().answers.get(nameOf(userId, key));
      if (!claim) throw new Error('The key was not claimed');
      write().answers.set(nameOf(userId, key), { ...claim, answer });
    },
    async deleteBefore(instant) {
      const { answers } = write();
      for (const [key, { claimedAt }] of answers) if (claimedAt < instant) answers.delete(key);
    },
  };
}
