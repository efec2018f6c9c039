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
import type { Credentials, Translate } from '@stockroom/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { AuthCard } from '../auth/auth-card';
import { CredentialsForm } from '../auth/credentials-form';
import { pageLoad } from '../remotes/page-load';
import { translate, useTranslate } from '../texts';

/** Who has just chosen a password on the page /join of this tab. */
export const JOINED_EMAIL_KEY = 'stockroom-joined-email';

interface SignInPageProps {
  /** "/login" or "/register". */
  path: string;
  session: SessionClient;
}

/** Sign in, or create an account. */
export function SignInPage({ path, session }: SignInPageProps) {
  const t = useTranslate();
  const page = path === '/register' ? registerPage(t) : loginPage(t);
  const { card, form, otherPage, send, success, next } = page;
  const [likelyEmail] = useState(() => tabItems.read(JOINED_EMAIL_KEY) ?? undefined);
  const submit = async (credentials: Credentials) => {
    const refusal = await send(session, credentials);
    if (refusal !== null) return refusal;
    tabItems.write(JOINED_EMAIL_KEY, null);
    // The next page shows it.
    keepToast({ title: t('Success'), description: success, variant: 'default' });
    pageLoad.replace(next);
    return null;
  };
  return (
    <AuthCard {...card} link={<PageLink href={otherPage.path}>{otherPage.label}</PageLink>}>
      <CredentialsForm {...form} likelyEmail={likelyEmail} onSubmit={submit} />
    </AuthCard>
  );
}

const loginPage = (t: Translate) =>
  ({
    card: { title: t('Welcome back'), subtitle: t('Enter your credentials to continue') },
    form: {
      submitLabel: t('Sign In'),
      password: 'current-password',
      failure: t('Login failed'),
    },
    otherPage: { path: '/register', label: t("Don't have an account? Sign up") },
    send: async (session: SessionClient, credentials: Credentials) =>
      (await signIn(session, credentials)) ?? refuseWithoutStorage(),
    success: t('Logged in successfully'),
    next: '/',
  }) as const;

/** Registration does not sign in. */
const registerPage = (t: Translate) =>
  ({
    card: { title: t('Create an account'), subtitle: t('Enter your details to get started') },
    form: {
      submitLabel: t('Create Account'),
      password: 'new-password',
      failure: t('Registration failed'),
    },
    otherPage: { path: '/login', label: t('Already have an account? Sign in') },
    send: createAccount,
    success: t('Account created successfully'),
    next: '/login',
  }) as const;

/** The app is another page, which finds the tokens in the browser's storage. */
function refuseWithoutStorage(): ApiError | null {
  if (localItems.read(ACCESS_TOKEN_KEY) !== null) return null;
  const message = translate(
    'Your browser stores nothing for this site. Allow site data or free some space, then sign in again.',
  );
  return apiError({ status: 0, code: 'UNREADABLE', message });
}

export const PageLink = styled.a`
  ${textLinkStyles}
`;
