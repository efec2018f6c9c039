import { credentialsSchema, refreshSchema } from '@stockroom/contract';
import { record, TEXT, written } from '../openapi/answers';
import type { Operation } from '../openapi/operation';

const TOKENS = record({ accessToken: TEXT, refreshToken: TEXT });

export const AUTH_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/register',
    summary: 'Create an account',
    access: 'public',
    body: credentialsSchema,
    status: 201,
    answer: written(),
    errors: ['DUPLICATE', 'REGISTRATION_CLOSED'],
  },
  {
    method: 'post',
    path: '/api/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: credentialsSchema,
    answer: TOKENS,
    errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
  },
  {
    method: 'post',
    path: '/api/auth/refresh',
    summary: 'Exchange a refresh token for new tokens',
    access: 'public',
    body: refreshSchema,
    answer: record({ data: TOKENS }),
    errors: ['UNAUTHENTICATED'],
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    summary: 'End a session',
    access: 'public',
    body: refreshSchema,
    answer: written(),
  },
];
