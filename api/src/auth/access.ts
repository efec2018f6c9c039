import {
  mayDo,
  PERMISSIONS,
  ROLES,
  type Access,
  type Permission,
  type Role,
} from '@stockroom/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../dependencies';
import { forbidden } from '../errors';
import { remember } from '../remember';
import type { Store } from '../store/store';
import type { Actor } from '../unit-of-work';

/** How long a changed role, or an ended session, may go unnoticed. */
const FRESH_MS = 500;
const MAX_SESSIONS = 10_000;
/** How exactly the list of devices tells the last use. */
const USE_MS = 60_000;

/** A person who is signed in, on one device. */
export interface SignedIn extends Actor {
  sessionId: string;
}

export type FindSignedIn = ReturnType<typeof createFindSignedIn>;

/**
 * Finds out who has a session, with the role of this moment: tokens carry no rights.
 * @returns null when the session has ended or the person is deactivated
 */
export function createFindSignedIn({ store, clock }: { store: Store; clock: Clock }) {
  async function find(sessionId: string): Promise<SignedIn | null> {
    const found = await store.repositories.sessions.findOwner(sessionId);
    if (!found) return null;
    const { usedAt, ...owner } = found;
    const now = clock.now();
    if (now.getTime() - Date.parse(usedAt) > USE_MS)
      await store.transaction(({ sessions }) => sessions.noteUse(sessionId, now.toISOString()));
    return { ...owner, sessionId };
  }
  const known = new LRUCache<string, Promise<SignedIn | null>>({
    max: MAX_SESSIONS,
    ttl: FRESH_MS,
  });
  return (sessionId: string) => remember(known, sessionId, () => find(sessionId));
}

/** @throws ApiError FORBIDDEN when the role holds none of the permissions */
export function requireAccess({ role }: { role: Role }, access: Access): void {
  if (access === 'public' || access === 'signed-in') return;
  const needed: readonly Permission[] =
    access === 'deploy-token' ? ['releases:write'] : [access].flat();
  if (needed.some((permission) => mayDo(role, permission))) return;
  const [first = 'people:write'] = needed;
  throw forbidden(PERMISSIONS[first]);
}

/** Nobody gives or takes what they don't have. @throws ApiError FORBIDDEN when the role holds more than the person */
export function requireGrant({ role: own }: { role: Role }, role: Role): void {
  const lacking = ROLES[role].permissions.find((permission) => !mayDo(own, permission));
  if (lacking) throw forbidden(PERMISSIONS[lacking]);
}
