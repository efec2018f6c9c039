import type { InMemoryApi } from '@stockroom/api/in-memory';
import { ROLE_HEADER, type Role } from '@stockroom/contract';
import { waitFor } from '@testing-library/react';
import { createAccount, signIn, type SessionClient } from '../store/session-client';

type Api = Pick<InMemoryApi, 'app' | 'store'>;

/** Signs a new person of this role in: "sales@example.com". */
export async function signInAs(session: SessionClient, { store }: Api, role: Role): Promise<void> {
  const account = { email: `${role}@example.com`, password: 'a long secret' };
  const refusal = await createAccount(session, account);
  await saveRole(store, account.email, role);
  const failure = refusal ?? (await signIn(session, account));
  if (failure) throw new Error(failure.message);
}

/** Gives the signed-in person another role, as an owner does. Resolves when the server has noticed it. */
export async function setRole(session: SessionClient, { app, store }: Api, role: Role) {
  await saveRole(store, session.tokens.user ?? '', role);
  await waitFor(async () => {
    const headers = { Authorization: `Bearer ${session.tokens.accessToken}` };
    const answer = await app.request('/api/account', { headers });
    expect(answer.headers.get(ROLE_HEADER)).toBe(role);
  });
}

async function saveRole(store: Api['store'], email: string, role: Role): Promise<void> {
  await store.transaction(async ({ users }) => {
    const user = await users.findByEmail(email);
    if (!user) throw new Error(`There is no account ${email}`);
    await users.update({ ...user, role });
  });
}
