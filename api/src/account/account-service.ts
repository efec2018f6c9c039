import { msg, type ChangeAction, type Device, type PasswordChange } from '@stockroom/contract';
import type { SignedIn } from '../auth/access';
import { isLive } from '../auth/sessions';
import { recordChange } from '../changes/record-change';
import type { Passwords } from '../dependencies';
import { notFound, validationFailed } from '../errors';
import { isId } from '../records';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';

/** Ends all sessions of the person but this one. @throws ApiError 422 at `currentPassword` */
export async function changePassword(
  work: Work & { actor: SignedIn },
  passwords: Passwords,
  {
    currentPassword,
    passwordHash,
  }: Pick<PasswordChange, 'currentPassword'> & { passwordHash: string },
): Promise<void> {
  const { repositories, actor, now } = work;
  const user = await repositories.users.find(actor.id);
  if (!user || !(await passwords.verify(user.passwordHash, currentPassword)))
    throw validationFailed({ currentPassword: msg('This is not your current password') });
  await repositories.users.setPassword(user.id, passwordHash);
  await repositories.sessions.endAll(user.id, now, actor.sessionId);
  await recordOwn(work, 'password-changed');
}

/** Ends all sessions of the person. */
export async function signOutEverywhere(work: Work): Promise<void> {
  await work.repositories.sessions.endAll(work.actor.id, work.now);
  await recordOwn(work, 'signed-out-everywhere');
}

function recordOwn(work: Work, action: ChangeAction): Promise<void> {
  const account = { _id: work.actor.id, email: work.actor.name };
  return recordChange(work, { entity: 'person', action, before: account, after: account });
}

/** Nobody reads more. Signing out everywhere ends all. */
const MAX_DEVICES = 100;

/** This device, then the others, the last used first. */
export async function listDevices(
  { sessions }: Repositories,
  user: SignedIn,
  now: Date,
): Promise<Device[]> {
  const all = await sessions.list(user.id);
  return all
    .filter((session) => isLive(session, now))
    .map(({ id, userAgent, createdAt, usedAt }) => ({
      _id: id,
      userAgent,
      createdAt,
      usedAt,
      isCurrent: id === user.sessionId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .slice(0, MAX_DEVICES);
}

/** @throws ApiError NOT_FOUND, also for the device of somebody else */
export async function signOutDevice(
  { repositories: { sessions }, actor, now }: Work,
  id: string,
): Promise<void> {
  const session = isId(id) ? await sessions.lock(id) : null;
  if (session?.userId !== actor.id || session.revokedAt !== null) throw notFound('Device');
  await sessions.update({ ...session, revokedAt: now });
}
