import type { Role } from './permissions';

/** The signed-in person. */
export interface Account {
  _id: string;
  email: string;
  role: Role;
}

/** Answer of GET /api/account. */
export interface AccountResult {
  account: Account;
}
