import type { InMemoryApi } from '@stockroom/api/in-memory';
import type { Role } from '@stockroom/contract';
import { createAccount, signIn, type SessionClient } from '../store/session-client';

type Store = InMemoryApi['store'];

/** Signs a new person of this role in: "sales@example.com". */
export async function signInAs(session: SessionClient, store: Store, role: Role): Promise<void> {
  const account = { email: `${role}@example.com`, password: 'a long secret' };
  const refusal = await createAccount(session, account);
  await setRole(store, account.email, role);
  const failure = refusal ?? (await signIn(session, account));
  if (failure) throw new Error(failure.message);
}

/** Gives somebody another role, as an owner does. The server notices it within half a second. */
export async function setRole(store: Store, email: string, role: Role): Promise<void> {
  await store.transaction(async ({ users }) => {
    const user = await users.findByEmail(email);
    if (!user) throw new Error(`There is no ${email}`);
    await users.update({ ...user, role });
  });
}
