import { ROLE_HEADER, type Role } from '@stockroom/contract';
import { expect } from '@playwright/test';
import type { User } from './account.mjs';
import { querySql } from './database.mjs';

/** Where the product runs that journeys share, and its data folder (global-setup.ts). */
const { STOCKROOM_URL: origin = '', STOCKROOM_SHARED_DATA: dataDir = '' } = process.env;

/** Gives a user of the shared product another role. Resolves when the server has noticed it. */
export async function setRole({ email, accessToken }: User, role: Role): Promise<void> {
  await querySql(dataDir, 'update users set role = $1 where email = $2', [role, email]);
  await expect.poll(async () => (await account(accessToken)).headers.get(ROLE_HEADER)).toBe(role);
}

/** Lets nobody sign in as this user, or lets them again. */
export async function deactivate({ email, accessToken }: User, isActive = false): Promise<void> {
  const at = isActive ? null : new Date();
  await querySql(dataDir, 'update users set deactivated_at = $1 where email = $2', [at, email]);
  const status = async () => (await account(accessToken)).status;
  await expect.poll(status).toBe(isActive ? 200 : 401);
}

function account(accessToken: string): Promise<Response> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return fetch(`${origin}/api/account`, { headers });
}
