import {
  msg,
  type ChangeAction,
  type Person,
  type RegistrationInput,
  type RoleChange,
} from '@stockroom/contract';
import { requireAccess, requireGrant } from '../auth/access';
import { isLive } from '../auth/sessions';
import { recordChange } from '../changes/record-change';
import { ApiError, unauthenticated, versionConflict } from '../errors';
import { findRecord } from '../records';
import type { User } from '../store/accounts';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';

export async function listPeople({ users, sessions }: Repositories, now: Date): Promise<Person[]> {
  const known = await sessions.list();
  return (await users.list()).map(({ id, email, role, createdAt, deactivatedAt }) => {
    const own = known.filter(({ userId }) => userId === id);
    const devices = own.filter((session) => isLive(session, now)).length;
    const seen = { lastSeenAt: own[0]?.usedAt ?? null, devices };
    return { _id: id, email, role, createdAt, ...seen, deactivatedAt };
  });
}

/** @throws ApiError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, LAST_OWNER or OWN_ACCOUNT */
export async function changeRole(work: Work, id: string, { role, from }: RoleChange) {
  const { actor, person, isLastOwner } = await lockPerson(work, id);
  if (person.role === role) return;
  if (from !== undefined && from !== person.role) throw versionConflict('role');
  requireOther(work, person, isLastOwner);
  requireGrant(actor, role);
  await replace(work, 'role-changed', person, { role });
}

/** Signs the person out everywhere. @throws ApiError NOT_FOUND, FORBIDDEN, LAST_OWNER or OWN_ACCOUNT */
export async function deactivate(work: Work, id: string): Promise<void> {
  const { person, isLastOwner } = await lockPerson(work, id);
  if (person.deactivatedAt !== null) return;
  requireOther(work, person, isLastOwner);
  await replace(work, 'deactivated', person, { deactivatedAt: work.now });
  await work.repositories.sessions.endAll(id, work.now);
  await work.repositories.links.remove({ kind: 'reset', email: person.email });
}

/** @throws ApiError NOT_FOUND or FORBIDDEN */
export async function reactivate(work: Work, id: string): Promise<void> {
  const { person } = await lockPerson(work, id);
  if (person.deactivatedAt === null) return;
  await replace(work, 'reactivated', person, { deactivatedAt: null });
}

/** Sets the role of people who register. @throws ApiError FORBIDDEN */
export async function changeRegistrationRole(work: Work, { role }: RegistrationInput) {
  requireGrant((await lockRights(work)).actor, role);
  const { settings } = work.repositories;
  const before = { registrationRole: await settings.registrationRole() };
  await settings.updateRegistrationRole(role);
  const after = { _id: 'system-settings', registrationRole: role };
  await recordChange(work, { entity: 'system-settings', action: 'updated', before, after });
}

/**
 * Waits for other changes of people, so that the rights of the actor and the number of owners at work hold until the end
 * of the transaction: a request may have begun before somebody took the rights away.
 * @throws ApiError FORBIDDEN or UNAUTHENTICATED
 */
export async function lockRights({ repositories: { users }, actor: { id } }: Work) {
  const owners = await users.lockOwners();
  const actor = await users.find(id);
  if (!actor || actor.deactivatedAt !== null) throw unauthenticated();
  requireAccess(actor, 'people:write');
  return { actor, owners };
}

/** @throws ApiError NOT_FOUND, or FORBIDDEN for a person who may do more than the actor */
export async function lockPerson(work: Work, id: string) {
  const { actor, owners } = await lockRights(work);
  const person = await findRecord('Person', id, work.repositories.users.lock);
  requireGrant(actor, person.role);
  const isOwner = person.role === 'owner' && person.deactivatedAt === null;
  return { actor, person, isLastOwner: isOwner && owners === 1 };
}

function requireOther({ actor }: Work, { id }: User, isLastOwner: boolean): void {
  const last = msg('The last owner must stay an owner. Make somebody else an owner first.');
  if (isLastOwner) throw new ApiError('LAST_OWNER', last);
  const own = msg('You cannot change your own role or deactivate yourself. Another owner can.');
  if (id === actor.id) throw new ApiError('OWN_ACCOUNT', own);
}

/** Links end with the rights of their author. */
async function replace(
  work: Work,
  action: ChangeAction,
  before: User,
  changes: Pick<User, 'role'> | Pick<User, 'deactivatedAt'>,
): Promise<void> {
  const { users, links } = work.repositories;
  await users.update({ ...before, ...changes });
  await links.remove({ createdById: before.id });
  const { id, email, role, deactivatedAt } = before;
  const person = { _id: id, email, role, deactivatedAt };
  const after = { ...person, ...changes };
  await recordChange(work, { entity: 'person', action, before: person, after });
}
