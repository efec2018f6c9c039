import { ROLE_NAMES, type AccountResult } from '@stockroom/contract';
import { readRoute, type Route } from '../http/route';
import { ID, oneOf, record, TEXT } from '../openapi/response-schemas';

const ACCOUNT = record({ _id: ID, email: TEXT, role: oneOf(ROLE_NAMES) });

/** What signed-in people see and change of themselves. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/account',
    permission: 'signed-in',
    summary: 'Who is signed in, and their role',
    answer: record({ account: ACCOUNT }),
    read: async ({ user: { id, name, role } }): Promise<AccountResult> => ({
      account: { _id: id, email: name, role },
    }),
  }),
];
