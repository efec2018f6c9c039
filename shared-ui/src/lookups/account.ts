import type { Account, AccountResult } from '@stockroom/contract';
import { api } from '../store/api';
import { logFailure } from '../store/api-error';
import { useAppSelector } from '../store/hooks';
import { followRole } from '../store/session';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, void>({
      query: () => ({ operation: 'GET /account' }),
      transformResponse: ({ account }: AccountResult) => account,
      providesTags: ['Account'],
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        logFailure(
          'Failed to load the account',
          queryFulfilled.then(({ data }) => dispatch(followRole(data.role))),
        ),
    }),
  }),
});

/** The signed-in person. Every page loads it first. */
export const { useAccountQuery } = accountApi;

/** Whether the page knows what its user may do, or can't know it. */
export function useIsRoleSettled(): boolean {
  const { isAuthenticated, role } = useAppSelector(({ session }) => session);
  const { isLoading } = useAccountQuery(undefined, { skip: !isAuthenticated });
  return role !== null || !isLoading;
}
