import type { Role } from './permissions';

/** The signed-in person. */
export interface Account {
  _id: string;
  email: string;
  role: Role;
}

/** The header by which each answer to a signed-in person names their role, so that open pages notice a change. */
export const ROLE_HEADER = 'Stockroom-Role';

/** Answer of GET /api/account. */
export interface AccountResult {
  account: Account;
}
