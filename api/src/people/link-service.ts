import {
  JOIN_PATH,
  type AcceptedLink,
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
import { welcomeUser } from '../notifications/notification-service';
import { isId, newId } from '../records';
import type { Link } from '../store/accounts';
import { DuplicateError, type Repositories } from '../store/store';
import { isWithin, spanAround, type TimeSpan } from '../store/time-span';
import type { Work } from '../unit-of-work';
import { lockPerson, lockRights } from './lock-person';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export interface NewLink {
  link: Link;
  /** With the token, which nothing stores. */
  path: string;
}

/** @throws ApiError DUPLICATE at the field `email`, or FORBIDDEN */
export async function invite(work: Work, input: InvitationInput): Promise<NewLink> {
  const { actor } = await lockRights(work);
  requireGrant(actor, input.role);
  const email = accountName(input.email);
  if (await work.repositories.users.findByEmail(email))
    throw duplicate('email', 'This person already has an account');
  await removeLinks(work, { kind: 'invitation', email });
  const made = await putLink(work, 'invitation', email, input.role);
  const { _id, role, expiresAt } = toInvitation(made.link);
  const after = { _id, email, role, expiresAt };
  await recordChange(work, { entity: 'invitation', action: 'created', before: null, after });
  return made;
}

/** @throws ApiError NOT_FOUND or FORBIDDEN */
export async function withdrawInvitation(work: Work, id: string): Promise<void> {
  await lockRights(work);
  const removed = isId(id) ? await removeLinks(work, { kind: 'invitation', id }) : [];
  if (removed.length === 0) throw notFound('Invitation');
}

/** A link by which a person sets a new password. @throws ApiError NOT_FOUND, FORBIDDEN or DEACTIVATED */
export async function createResetLink(work: Work, id: string): Promise<NewLink> {
  const { person } = await lockPerson(work, id);
  if (person.deactivatedAt !== null)
    throw new ApiError('DEACTIVATED', 'This person is deactivated. Reactivate them first.');
  await recordPassword(work, id, { resetLink: 'created' });
  return putLink(work, 'reset', person.email, null);
}

/** Ends links before their time. The activity trail names the invitations. */
export async function removeLinks(work: Work, which: Partial<Link>): Promise<Link[]> {
  const removed = await work.repositories.links.remove(which);
  for (const { id: _id, kind, email } of removed)
    if (kind === 'invitation')
      await recordChange(work, {
        entity: 'invitation',
        action: 'archived',
        before: null,
        after: { _id, email },
      });
  return removed;
}

/** @throws ApiError LINK_INVALID */
export async function checkLink(
  { store, clock }: ApiDependencies,
  token: string,
): Promise<LinkCheck> {
  const link = await store.repositories.links.find(await sha256(token));
  const { kind, email, role, expiresAt } = requireOpen(link, clock.now());
  return { kind, email, role, expiresAt };
}

/** Adds the invited person, or sets the new password and signs out everywhere. @throws ApiError LINK_INVALID */
export async function acceptLink(
  dependencies: ApiDependencies,
  { token, password }: AcceptedLink,
): Promise<void> {
  const { store, clock, passwords } = dependencies;
  await checkLink(dependencies, token);
  await requireGoodPassword(passwords, password, 'password');
  const passwordHash = await passwords.hash(password);
  const tokenHash = await sha256(token);
  await store
    .transaction(async (repositories) => {
      const now = clock.now();
      const [link] = await repositories.links.remove({ tokenHash });
      const { email, role } = requireOpen(link, now);
      const at = now.toISOString();
      if (role === null) await resetPassword(repositories, email, passwordHash, at);
      else await join(repositories, { email, role, passwordHash }, at);
    })
    .catch((error: unknown) => {
      // The person has registered at the same moment.
      throw error instanceof DuplicateError ? invalid() : error;
    });
}

async function join(
  repositories: Repositories,
  person: { email: string; role: Role; passwordHash: string },
  now: string,
): Promise<void> {
  const id = newId();
  await repositories.users.insert({ ...person, id, createdAt: now, deactivatedAt: null });
  await welcomeUser(repositories, id, now);
  const { email, role } = person;
  const after = { _id: id, email, role };
  await recordChange(
    { repositories, actor: { id, name: email, role }, now },
    { entity: 'person', action: 'created', before: null, after },
  );
}

async function resetPassword(
  repositories: Repositories,
  email: string,
  passwordHash: string,
  now: string,
): Promise<void> {
  const found = await repositories.users.findByEmail(email);
  // Locked, so that nobody deactivates the person meanwhile.
  const person = found && (await repositories.users.lock(found.id));
  if (!person || person.deactivatedAt !== null) throw invalid();
  const { id, role } = person;
  await repositories.users.setPassword(id, passwordHash);
  await repositories.sessions.endAll(id, now);
  const actor = { id, name: email, role };
  await recordPassword({ repositories, actor, now }, id, { password: 'changed' });
}

function recordPassword(work: Work, id: string, what: object): Promise<void> {
  const after = { _id: id, ...what };
  return recordChange(work, { entity: 'person', action: 'updated', before: null, after });
}

async function putLink(
  { repositories, actor, now }: Work,
  kind: Link['kind'],
  email: string,
  role: Role | null,
): Promise<NewLink> {
  const token = randomSecret();
  const link: Link = {
    ...{ id: newId(), kind, email, role },
    tokenHash: await sha256(token),
    createdAt: now,
    expiresAt: new Date(Date.parse(now) + LIFETIME_MS).toISOString(),
    createdById: actor.id,
    createdBy: actor.name,
  };
  await repositories.links.put(link);
  return { link, path: `${JOIN_PATH}#${token}` };
}

/** The expiry times of open links. */
export function linkExpiry(now: Date): TimeSpan {
  return spanAround(now.getTime() + LIFETIME_MS, LIFETIME_MS);
}

export function isOpen({ expiresAt }: Link, now: Date): boolean {
  return isWithin(linkExpiry(now), expiresAt);
}

function requireOpen(link: Link | null | undefined, now: Date): Link {
  if (!link || !isOpen(link, now)) throw invalid();
  return link;
}

function invalid(): ApiError {
  return new ApiError('LINK_INVALID', 'This link no longer works. Ask an owner for a new one.');
}

/** @param link an invitation */
export function toInvitation({
  id,
  email,
  role,
  createdAt,
  expiresAt,
  createdBy,
}: Link): Invitation {
  if (role === null) throw new Error('An invitation has a role');
  return { _id: id, email, role, createdAt, expiresAt, invitedBy: createdBy };
}
