import type { Credentials } from '@stockroom/contract';
import { api } from './api';
import { apiError } from './api-error';
import { sessionOf } from './base-query';
import { signedIn, signedOut } from './session';
import { tokensIn } from './session-client';
import { dismissError } from './toasts';

/** The sign-in calls (spec sections 4 and 7). Tokens go to their storage, never into the Redux state. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<true, Credentials>({
      async queryFn(credentials, { dispatch, extra }, _options, baseQuery) {
        const { tokens } = sessionOf(extra);
        dispatch(dismissError());
        const answer = await baseQuery({ url: 'auth/login', method: 'POST', body: credentials });
        const received = tokensIn(answer.data);
        if (received === null) {
          tokens.clear();
          dispatch(signedOut());
          return { error: answer.error ?? noTokens() };
        }
        tokens.save(received);
        dispatch(signedIn(tokens.user));
        return { data: true };
      },
    }),
    register: build.mutation<true, Credentials>({
      async queryFn(credentials, { dispatch, extra }, _options, baseQuery) {
        dispatch(dismissError());
        const answer = await baseQuery({ url: 'auth/register', method: 'POST', body: credentials });
        if (!answer.error) return { data: true };
        sessionOf(extra).tokens.clear();
        dispatch(signedOut());
        return { error: answer.error };
      },
    }),
  }),
});

function noTokens() {
  return apiError({ status: 200, code: 'UNREADABLE', message: 'Login failed' });
}

export const { useLoginMutation, useRegisterMutation } = sessionApi;
export const logIn = sessionApi.endpoints.login.initiate;
export const register = sessionApi.endpoints.register.initiate;
