import { requireAccess, requireGrant } from '../auth/access';
import { unauthenticated } from '../errors';
import { findRecord } from '../records';
import type { User } from '../store/accounts';
import type { Work } from '../unit-of-work';

interface Rights {
  /** The author of the change, with the role of this moment. */
  actor: User;
  /** How many owners are at work. */
  owners: number;
}

/**
 * Waits for other changes of people, so that the rights of the actor and the number of owners hold until the end of the
 * transaction: a request may have begun before somebody took the rights away.
 * @throws ApiError FORBIDDEN or UNAUTHENTICATED
 */
export async function lockRights({ repositories: { users }, actor }: Work): Promise<Rights> {
  const owners = await users.lockOwners();
  const current = await users.find(actor.id);
  if (!current || current.deactivatedAt !== null) throw unauthenticated();
  requireAccess(current, 'people:write');
  return { actor: current, owners };
}

/** @throws ApiError NOT_FOUND, or FORBIDDEN for a person who may do more than the actor */
export async function lockPerson(
  work: Work,
  id: string,
): Promise<{ actor: User; person: User; isLastOwner: boolean }> {
  const { actor, owners } = await lockRights(work);
  const person = await findRecord('Person', id, work.repositories.users.lock);
  requireGrant(actor, person.role);
  const isOwner = person.role === 'owner' && person.deactivatedAt === null;
  return { actor, person, isLastOwner: isOwner && owners === 1 };
}
