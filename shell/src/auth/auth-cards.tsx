import type { ComponentType } from 'react';
import { AuthCard } from './auth-card';
import { CredentialsForm, type CredentialsSubmit } from './credentials-form';

/** Of the pages before sign-in. */
export type AuthPath = '/login' | '/register';

interface AuthCardsProps extends CredentialsSubmit {
  /** A link that takes along where the visitor wanted to go. */
  Link: ComponentType<{ to: AuthPath; children: string }>;
}

/** Sign in (spec section 2). */
export function SignInCard({ Link, ...submit }: AuthCardsProps) {
  return (
    <AuthCard
      title="Welcome back"
      subtitle="Enter your credentials to continue"
      link={<Link to="/register">{"Don't have an account? Sign up"}</Link>}
    >
      <CredentialsForm
        {...submit}
        submitLabel="Sign In"
        password="current-password"
        failure="Login failed"
      />
    </AuthCard>
  );
}

/** Create account (spec section 2). */
export function RegisterCard({ Link, ...submit }: AuthCardsProps) {
  return (
    <AuthCard
      title="Create an account"
      subtitle="Enter your details to get started"
      link={<Link to="/login">Already have an account? Sign in</Link>}
    >
      <CredentialsForm
        {...submit}
        submitLabel="Create Account"
        password="new-password"
        failure="Registration failed"
      />
    </AuthCard>
  );
}
