import { DuplicateError, type SessionRepository, type UserRepository } from '../store';
import type { StateAccess } from './memory-state';

export function memoryUsers({ read, write }: StateAccess): UserRepository {
  const byEmail = (email: string) =>
    [...read().users.values()].find((user) => user.email === email) ?? null;
  return {
    findByEmail: async (email) => byEmail(email),
    find: async (id) => read().users.get(id) ?? null,
    async insert(user) {
      if (byEmail(user.email)) throw new DuplicateError('email');
      write().users.set(user.id, user);
    },
  };
}

export function memorySessions({ read, write }: StateAccess): SessionRepository {
  return {
    async insert(session) {
      write().sessions.set(session.id, session);
    },
    lock: async (id) => read().sessions.get(id) ?? null,
    async update(session) {
      write().sessions.set(session.id, session);
    },
    async deleteExpiredBefore(instant) {
      const { sessions } = write();
      for (const [id, { expiresAt }] of sessions) if (expiresAt < instant) sessions.delete(id);
    },
  };
}
