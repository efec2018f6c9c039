import {
  ACCESS_TOKEN_KEY,
  apiError,
  createAccount,
  keepToast,
  localItems,
  signIn,
  tabItems,
  textLinkStyles,
  type ApiError,
  type SessionClient,
} from '@stockroom/shared-ui';
import type { Credentials } from '@stockroom/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { AuthCard } from '../auth/auth-card';
import { CredentialsForm } from '../auth/credentials-form';
import { pageLoad } from '../remotes/page-load';

/** Who has just chosen a password on the page /join of this tab. */
export const JOINED_EMAIL_KEY = 'stockroom-joined-email';

interface SignInPageProps {
  /** "/login" or "/register". */
  path: string;
  session: SessionClient;
}

/** Sign in, or create an account. */
export function SignInPage({ path, session }: SignInPageProps) {
  const { card, form, otherPage, send, success, next } = path === '/register' ? REGISTER : LOGIN;
  const [likelyEmail] = useState(() => tabItems.read(JOINED_EMAIL_KEY) ?? undefined);
  const submit = async (credentials: Credentials) => {
    const refusal = await send(session, credentials);
    if (refusal !== null) return refusal;
    tabItems.write(JOINED_EMAIL_KEY, null);
    // The next page shows it.
    keepToast({ title: 'Success', description: success, variant: 'default' });
    pageLoad.replace(next);
    return null;
  };
  return (
    <AuthCard {...card} link={<PageLink href={otherPage.path}>{otherPage.label}</PageLink>}>
      <CredentialsForm {...form} likelyEmail={likelyEmail} onSubmit={submit} />
    </AuthCard>
  );
}

const LOGIN = {
  card: { title: 'Welcome back', subtitle: 'Enter your credentials to continue' },
  form: { submitLabel: 'Sign In', password: 'current-password', failure: 'Login failed' },
  otherPage: { path: '/register', label: "Don't have an account? Sign up" },
  send: async (session: SessionClient, credentials: Credentials) =>
    (await signIn(session, credentials)) ?? refuseWithoutStorage(),
  success: 'Logged in successfully',
  next: '/',
} as const;

/** Registration does not sign in. */
const REGISTER = {
  card: { title: 'Create an account', subtitle: 'Enter your details to get started' },
  form: {
    submitLabel: 'Create Account',
    password: 'new-password',
    failure: 'Registration failed',
  },
  otherPage: { path: '/login', label: 'Already have an account? Sign in' },
  send: createAccount,
  success: 'Account created successfully',
  next: '/login',
} as const;

/** The app is another page, which finds the tokens in the browser's storage. */
function refuseWithoutStorage(): ApiError | null {
  if (localItems.read(ACCESS_TOKEN_KEY) !== null) return null;
  return apiError({ status: 0, code: 'UNREADABLE', message: NO_STORAGE });
}

const NO_STORAGE =
  'Your browser stores nothing for this site. Allow site data or free some space, then sign in again.';

export const PageLink = styled.a<{ $quiet?: boolean }>`
  ${textLinkStyles}
`;
