import type { Link } from '../accounts';
import type { Repositories } from '../store';
import { isWithin } from '../time-span';
import type { StateAccess } from './memory-state';

export function memoryLinks({ read, write }: StateAccess): Repositories['links'] {
  const remove = (isMeant: (link: Link) => boolean) => {
    const removed = [...read().links.values()].filter(isMeant);
    for (const { id } of removed) write().links.delete(id);
    return removed;
  };
  return {
    invitations: async () =>
      [...read().links.values()]
        .filter(({ kind }) => kind === 'invitation')
        .sort((one, other) => (one.email < other.email ? -1 : 1)),
    find: async (tokenHash) =>
      [...read().links.values()].find((link) => link.tokenHash === tokenHash) ?? null,
    async put(link) {
      remove(({ kind, email }) => kind === link.kind && email === link.email);
      write().links.set(link.id, link);
    },
    remove: async (which) => {
      const wanted = Object.entries(which);
      return remove((link) => wanted.every(([field, value]) => Reflect.get(link, field) === value));
    },
    async deleteOutside(expiry) {
      remove(({ expiresAt }) => !isWithin(expiry, expiresAt));
    },
  };
}
