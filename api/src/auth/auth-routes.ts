import {
  credentialsSchema,
  refreshSchema,
  type RefreshResult,
  type Tokens,
  type Translate,
  type WriteResult,
} from '@stockroom/contract';
import type { Schema } from 'yup';
import { readJson } from '../http/read-body';
import type { Route } from '../http/route';
import { record, TEXT, written } from '../openapi/response-schemas';
import { translateFor } from '../texts';
import type { AuthService, Client } from './auth-service';

const TOKENS = record({ accessToken: TEXT, refreshToken: TEXT });

/** Besides health, images and the description of the API, the only routes without a token. */
export const AUTH_ROUTES: readonly Route[] = [
  authRoute({
    path: '/api/auth/register',
    summary: 'Create an account',
    body: credentialsSchema,
    status: 201,
    answer: written(),
    errors: ['DUPLICATE', 'REGISTRATION_CLOSED', 'RATE_LIMITED'],
    async run(service, credentials, client, t): Promise<WriteResult> {
      await service.register(credentials, client);
      return { success: true, message: t('Account created successfully') };
    },
  }),
  authRoute({
    path: '/api/auth/login',
    summary: 'Sign in',
    body: credentialsSchema,
    answer: TOKENS,
    errors: ['INVALID_CREDENTIALS', 'DEACTIVATED', 'RATE_LIMITED'],
    run: (service, credentials, client): Promise<Tokens> => service.signIn(credentials, client),
  }),
  authRoute({
    path: '/api/auth/refresh',
    summary: 'Exchange a refresh token for new tokens',
    body: refreshSchema,
    answer: record({ data: TOKENS }),
    errors: ['UNAUTHENTICATED'],
    run: async (service, { refreshToken }): Promise<RefreshResult> => ({
      data: await service.refresh(refreshToken),
    }),
  }),
  authRoute({
    path: '/api/auth/logout',
    summary: 'End a session',
    body: refreshSchema,
    answer: written(),
    async run(service, { refreshToken }, _client, t): Promise<WriteResult> {
      await service.signOut(refreshToken);
      return { success: true, message: t('Logged out successfully') };
    },
  }),
];

function authRoute<Value>({
  run,
  ...route
}: Pick<Route, 'path' | 'summary' | 'answer' | 'errors'> & {
  body: Schema<Value>;
  status?: 201;
  run(service: AuthService, input: Value, client: Client, t: Translate): Promise<object>;
}): Route {
  return {
    ...route,
    method: 'post',
    permission: 'public',
    async handle(c, { authService }) {
      const input = await readJson(c, route.body);
      const client = {
        address: c.env?.clientAddress,
        userAgent: c.req.header('User-Agent') ?? '',
      };
      return c.json(await run(authService, input, client, translateFor(c)), route.status ?? 200);
    },
  };
}
