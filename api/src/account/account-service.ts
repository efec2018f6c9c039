import { msg, type Device, type PasswordChange } from '@stockroom/contract';
import type { SignedIn } from '../auth/access';
import { isLive } from '../auth/sessions';
import type { Passwords } from '../dependencies';
import { notFound, validationFailed } from '../errors';
import { recordOwn } from '../people/own-account';
import { isId } from '../records';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';

/** Ends all sessions of the person but this one. @throws ApiError 422 at `currentPassword` */
export async function changePassword(
  { repositories, actor, now }: Work & { actor: SignedIn },
  passwords: Passwords,
  {
    currentPassword,
    passwordHash,
  }: Pick<PasswordChange, 'currentPassword'> & { passwordHash: string },
): Promise<void> {
  const user = await repositories.users.find(actor.id);
  if (!user || !(await passwords.verify(user.passwordHash, currentPassword)))
    throw validationFailed({ currentPassword: msg('This is not your current password') });
  await repositories.users.setPassword(user.id, passwordHash);
  await repositories.sessions.endAll(user.id, now, actor.sessionId);
  await recordOwn(repositories, 'password-changed', user, now);
}

/** Ends all sessions of the person. */
export async function signOutEverywhere({ repositories, actor, now }: Work): Promise<void> {
  const { id, name, role } = actor;
  await repositories.sessions.endAll(id, now);
  await recordOwn(repositories, 'signed-out-everywhere', { id, email: name, role }, now);
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
