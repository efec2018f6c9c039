import type {
  ChangeAction,
  PeopleList,
  Person,
  RegistrationInput,
  RoleChange,
} from '@stockroom/contract';
import { requireGrant } from '../auth/access';
import { liveExpiry } from '../auth/sessions';
import { recordChange } from '../changes/record-change';
import { ApiError, versionConflict } from '../errors';
import type { User } from '../store/accounts';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { isOpen, removeLinks, toInvitation } from './link-service';
import { lockPerson, lockRights } from './lock-person';

export async function listPeople(
  { users, sessions, links }: Repositories,
  now: Date,
): Promise<Pick<PeopleList, 'people' | 'invitations'>> {
  const seen = new Map((await sessions.seen(liveExpiry(now))).map((one) => [one.userId, one]));
  const people = (await users.list()).map(
    ({ id, email, role, createdAt, deactivatedAt }): Person => ({
      ...{ _id: id, email, role, createdAt, deactivatedAt },
      lastSeenAt: seen.get(id)?.lastSeenAt ?? null,
      devices: seen.get(id)?.devices ?? 0,
    }),
  );
  const open = (await links.invitations()).filter((link) => isOpen(link, now));
  return { people, invitations: open.map(toInvitation) };
}

/** @throws ApiError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, LAST_OWNER or OWN_ACCOUNT */
export async function changeRole(work: Work, id: string, { role, from }: RoleChange) {
  const { actor, person, isLastOwner } = await lockPerson(work, id);
  if (person.role === role) return;
  if (from !== undefined && from !== person.role) throw versionConflict('role');
  requireOther(work, person, isLastOwner);
  requireGrant(actor, role);
  await replace(work, 'updated', person, { role });
  await removeLinks(work, { createdById: id });
}

/**
 * Signs the person out everywhere and keeps them from signing in. Their links end, and the one for them.
 * @throws ApiError NOT_FOUND, FORBIDDEN, LAST_OWNER or OWN_ACCOUNT
 */
export async function deactivate(work: Work, id: string): Promise<void> {
  const { person, isLastOwner } = await lockPerson(work, id);
  if (person.deactivatedAt !== null) return;
  requireOther(work, person, isLastOwner);
  await replace(work, 'archived', person, { deactivatedAt: work.now });
  await work.repositories.sessions.endAll(id, work.now);
  await removeLinks(work, { createdById: id });
  await removeLinks(work, { kind: 'reset', email: person.email });
}

/** @throws ApiError NOT_FOUND or FORBIDDEN */
export async function reactivate(work: Work, id: string): Promise<void> {
  const { person } = await lockPerson(work, id);
  if (person.deactivatedAt === null) return;
  await replace(work, 'restored', person, { deactivatedAt: null });
}

/** Sets the role of people who register. @throws ApiError FORBIDDEN */
export async function changeRegistrationRole(work: Work, { role }: RegistrationInput) {
  const { actor } = await lockRights(work);
  requireGrant(actor, role);
  const { settings } = work.repositories;
  const before = { registrationRole: await settings.registrationRole() };
  await settings.updateRegistrationRole(role);
  const after = { _id: 'system-settings', registrationRole: role };
  await recordChange(work, { entity: 'system-settings', action: 'updated', before, after });
}

function requireOther({ actor }: Work, person: User, isLastOwner: boolean): void {
  if (isLastOwner)
    throw new ApiError(
      'LAST_OWNER',
      'The last owner must stay an owner. Make somebody else an owner first.',
    );
  if (person.id === actor.id)
    throw new ApiError(
      'OWN_ACCOUNT',
      'You cannot change your own role or deactivate yourself. Another owner can.',
    );
}

async function replace(
  work: Work,
  action: ChangeAction,
  before: User,
  changes: Pick<User, 'role'> | Pick<User, 'deactivatedAt'>,
): Promise<void> {
  const after = { ...before, ...changes };
  await work.repositories.users.update(after);
  await recordChange(work, {
    entity: 'person',
    action,
    before: describe(before),
    after: describe(after),
  });
}

/** What the activity trail may hold of a person. */
function describe({ id, email, role, deactivatedAt }: User) {
  return { _id: id, email, role, deactivatedAt };
}
