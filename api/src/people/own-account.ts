import type { ChangeAction } from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import { welcomeUser } from '../notifications/notification-service';
import { newId } from '../records';
import type { User } from '../store/accounts';
import type { Repositories } from '../store/store';

type Account = Pick<User, 'email' | 'passwordHash' | 'role'>;

export function newUser(account: Account, createdAt: string): User {
  return { ...account, id: newId(), createdAt, deactivatedAt: null, language: null };
}

/** Creates the account of somebody who registers or is invited. @throws DuplicateError('email') */
export async function createAccount(
  repositories: Repositories,
  account: Account,
  now: string,
): Promise<void> {
  const user = newUser(account, now);
  await repositories.users.insert(user);
  await recordOwn(repositories, 'created', user, now);
  await welcomeUser(repositories, user.id, now);
}

/** Records what people do with their own account. */
export function recordOwn(
  repositories: Repositories,
  action: ChangeAction,
  { id, email, role }: Pick<User, 'id' | 'email' | 'role'>,
  now: string,
): Promise<void> {
  const account = { _id: id, email, role };
  const before = action === 'created' ? null : account;
  return recordChange(
    { repositories, actor: { id, name: email, role }, now },
    { entity: 'person', action, before, after: account },
  );
}
