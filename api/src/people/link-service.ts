import {
  JOIN_PATH,
  msg,
  type AcceptedLink,
  type ChangeAction,
  type Invitation,
  type InvitationInput,
  type LinkCheck,
  type Role,
} from '@stockroom/contract';
import { requireGrant } from '../auth/access';
import { accountName } from '../auth/auth-service';
import { requireGoodPassword } from '../auth/require-good-password';
import { recordChange } from '../changes/record-change';
import { randomSecret, sha256 } from '../cryptography';
import type { ApiDependencies } from '../dependencies';
import { ApiError, duplicate, notFound } from '../errors';
import { isId, newId } from '../records';
import type { Link, User } from '../store/accounts';
import type { Repositories } from '../store/store';
import { isWithin, spanAround } from '../store/time-span';
import type { Work } from '../unit-of-work';
import { createAccount, recordOwn } from './own-account';
import { lockPerson, lockRights } from './people-service';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export interface NewLink {
  link: Link;
  /** Path of the page with the token, which nothing stores. */
  path: string;
}

export async function listInvitations({ links }: Repositories, now: Date): Promise<Invitation[]> {
  const all = await links.list({ kind: 'invitation' });
  return all.filter((link) => isOpen(link, now)).map(toInvitation);
}

/** @throws ApiError DUPLICATE at the field `email`, or FORBIDDEN */
export async function invite(work: Work, { email, role }: InvitationInput): Promise<NewLink> {
  requireGrant((await lockRights(work)).actor, role);
  const name = accountName(email);
  if (await work.repositories.users.findByEmail(name))
    throw duplicate('email', msg('This person already has an account'));
  const made = await putLink(work, { kind: 'invitation', email: name, role });
  await record(work, 'invitation', 'created', { _id: made.link.id, email: name, role });
  return made;
}

/** @throws ApiError NOT_FOUND or FORBIDDEN */
export async function withdrawInvitation(work: Work, id: string): Promise<void> {
  await lockRights(work);
  const { links } = work.repositories;
  const [link] = isId(id) ? await links.remove({ kind: 'invitation', id }) : [];
  if (!link) throw notFound('Invitation');
  await record(work, 'invitation', 'removed', { _id: id, email: link.email });
}

/** A link by which a person sets a new password. @throws ApiError NOT_FOUND, FORBIDDEN or DEACTIVATED */
export async function createResetLink(work: Work, id: string): Promise<NewLink> {
  const { person } = await lockPerson(work, id);
  if (person.deactivatedAt !== null)
    throw new ApiError('DEACTIVATED', msg('This person is deactivated. Reactivate them first.'));
  await record(work, 'person', 'reset-link-created', { _id: id, email: person.email });
  return putLink(work, { kind: 'reset', email: person.email, role: null });
}

/** @throws ApiError LINK_INVALID */
export async function checkLink(
  { store, clock }: ApiDependencies,
  token: string,
): Promise<LinkCheck> {
  const found = await store.repositories.links.list({ tokenHash: await sha256(token) });
  const { kind, email, role, expiresAt } = requireOpen(found, clock.now());
  return { kind, email, role, expiresAt };
}

/** Adds the invited person, or sets the new password. @throws ApiError LINK_INVALID */
export async function acceptLink(
  dependencies: ApiDependencies,
  { token, password }: AcceptedLink,
): Promise<void> {
  const { store, clock, passwords } = dependencies;
  const { email } = await checkLink(dependencies, token);
  await requireGoodPassword(passwords, { email, password }, 'password');
  const passwordHash = await passwords.hash(password);
  const tokenHash = await sha256(token);
  await store.transaction(async (repositories) => {
    const now = clock.now();
    const { email, role } = requireOpen(await repositories.links.remove({ tokenHash }), now);
    if (role === null)
      return resetPassword(repositories, { email, passwordHash }, now.toISOString());
    return createAccount(repositories, { email, passwordHash, role }, now.toISOString());
  });
}

/** Signs out everywhere, because somebody else may know the old password. */
async function resetPassword(
  repositories: Repositories,
  { email, passwordHash }: Pick<User, 'email' | 'passwordHash'>,
  now: string,
): Promise<void> {
  const person = await repositories.users.findByEmail(email);
  if (!person) throw invalid();
  await repositories.users.setPassword(person.id, passwordHash);
  await repositories.sessions.endAll(person.id, now);
  await recordOwn(repositories, 'password-changed', person, now);
}

function record(
  work: Work,
  entity: 'person' | 'invitation',
  action: ChangeAction,
  after: { _id: string; email: string; role?: Role },
): Promise<void> {
  return recordChange(work, { entity, action, before: action === 'created' ? null : after, after });
}

/** Ends the earlier link. The caller has locked the rights, so that nobody else makes one. */
async function putLink(
  { repositories: { links }, actor, now }: Work,
  made: Pick<Link, 'kind' | 'email' | 'role'>,
): Promise<NewLink> {
  const token = randomSecret();
  const link = {
    ...made,
    id: newId(),
    tokenHash: await sha256(token),
    createdAt: now,
    expiresAt: new Date(Date.parse(now) + LIFETIME_MS).toISOString(),
    createdById: actor.id,
    createdBy: actor.name,
  };
  await links.remove({ kind: link.kind, email: link.email });
  await links.insert(link);
  return { link, path: `${JOIN_PATH}#${token}` };
}

function isOpen({ expiresAt }: Link, now: Date): boolean {
  return isWithin(spanAround(now.getTime() + LIFETIME_MS, LIFETIME_MS), expiresAt);
}

function requireOpen([link]: Link[], now: Date): Link {
  if (!link || !isOpen(link, now)) throw invalid();
  return link;
}

function invalid(): ApiError {
  return new ApiError(
    'LINK_INVALID',
    msg('This link no longer works. Ask an owner for a new one.'),
  );
}

/** @param link an invitation */
export function toInvitation({ id, email, role, createdAt, expiresAt, createdBy }: Link) {
  if (role === null) throw new Error('An invitation has a role');
  return { _id: id, email, role, createdAt, expiresAt, invitedBy: createdBy };
}
