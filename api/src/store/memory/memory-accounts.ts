import type { Link, Session } from '../accounts';
import { DuplicateError, type Repositories } from '../store';
import { isWithin } from '../time-span';
import type { StateAccess } from './memory-state';

export function memoryAccounts({
  read,
  write,
}: StateAccess): Pick<
  Repositories,
  'users' | 'sessions' | 'links' | 'attempts' | 'secrets' | 'idempotency'
> {
  const byEmail = (email: string) =>
    [...read().users.values()].find((user) => user.email === email) ?? null;
  const nameOf = (userId: string, key: string) => `${userId} ${key}`;

  const linksLike = (which: Partial<Link>) =>
    [...read().links.values()]
      .filter((link) =>
        Object.entries(which).every(([name, value]) => Reflect.get(link, name) === value),
      )
      .sort((one, other) => (one.email < other.email ? -1 : 1));

  return {
    users: {
      findByEmail: async (email) => byEmail(email),
      find: async (id) => read().users.get(id) ?? null,
      lock: async (id) => read().users.get(id) ?? null,
      list: async () =>
        [...read().users.values()].sort((one, other) => (one.email < other.email ? -1 : 1)),
      lockOwners: async () =>
        [...read().users.values()].filter(
          ({ role, deactivatedAt }) => role === 'owner' && deactivatedAt === null,
        ).length,
      isEmpty: async () => read().users.size === 0,
      async insert(user) {
        if (byEmail(user.email)) throw new DuplicateError('email');
        write().users.set(user.id, user);
      },
      async update(user) {
        write().users.set(user.id, user);
      },
      async setPassword(id, passwordHash) {
        const user = read().users.get(id);
        if (user) write().users.set(id, { ...user, passwordHash });
      },
      async setLanguage(id, language) {
        const user = read().users.get(id);
        if (user) write().users.set(id, { ...user, language });
      },
    },
    sessions: {
      async insert(session) {
        write().sessions.set(session.id, session);
      },
      async findOwner(id) {
        const session = read().sessions.get(id);
        const owner = session && read().users.get(session.userId);
        if (!owner || session.revokedAt !== null || owner.deactivatedAt !== null) return null;
        return { id: owner.id, name: owner.email, role: owner.role, usedAt: session.usedAt };
      },
      async noteUse(id, now) {
        const session = read().sessions.get(id);
        if (session) write().sessions.set(id, { ...session, usedAt: now });
      },
      list: async (userId) =>
        [...read().sessions.values()]
          .filter((session) => isOf(session, userId))
          .sort((one, other) => (one.usedAt < other.usedAt ? 1 : -1)),
      async endAll(userId, now, keptId) {
        for (const session of [...read().sessions.values()])
          if (isOf(session, userId) && session.id !== keptId && session.revokedAt === null)
            write().sessions.set(session.id, { ...session, revokedAt: now });
      },
      lock: async (id) => read().sessions.get(id) ?? null,
      async update(session) {
        write().sessions.set(session.id, session);
      },
      async deleteOutside(expiry) {
        const { sessions } = write();
        for (const [id, { expiresAt }] of sessions)
          if (!isWithin(expiry, expiresAt)) sessions.delete(id);
      },
    },
    links: {
      list: async (which) => linksLike(which),
      async insert(link) {
        write().links.set(link.id, link);
      },
      async remove(which) {
        const removed = linksLike(which);
        for (const { id } of removed) write().links.delete(id);
        return removed;
      },
    },
    attempts: {
      async add(key, current, now) {
        const known = read().attempts.get(key);
        const window =
          known && isWithin(current, known.since)
            ? { count: known.count + 1, since: known.since }
            : { count: 1, since: now };
        write().attempts.set(key, window);
        return window;
      },
      async deleteOutside(beginning) {
        const { attempts } = write();
        for (const [key, { since }] of attempts)
          if (!isWithin(beginning, since)) attempts.delete(key);
      },
    },
    secrets: {
      async getOrCreate(name, proposed) {
        const known = read().secrets.get(name);
        if (known !== undefined) return known;
        write().secrets.set(name, proposed);
        return proposed;
      },
    },
    idempotency: {
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
      async deleteOutside(claimed) {
        const { answers } = write();
        for (const [key, { claimedAt }] of answers)
          if (!isWithin(claimed, claimedAt)) answers.delete(key);
      },
    },
  };
}

function isOf({ userId }: Session, wanted: string | undefined): boolean {
  return wanted === undefined || userId === wanted;
}
