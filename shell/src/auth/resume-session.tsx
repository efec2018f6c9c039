import {
  Button,
  showSuccess,
  signInAgain,
  space,
  typingGivenUp,
  useAppDispatch,
  useAppSelector,
} from '@stockroom/shared-ui';
import type { Credentials } from '@stockroom/contract';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { AuthCard } from './auth-card';
import { CredentialsForm } from './credentials-form';

/** Replaces a page with unsaved input whose session has ended: its user signs in and goes on. */
export function ResumeSession() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const user = useAppSelector(({ session }) => session.user) ?? undefined;
  useTitleOfPage();
  const signIn = async (credentials: Credentials) => {
    const refusal = await dispatch(signInAgain(credentials));
    if (refusal === null) dispatch(showSuccess(t('Logged in successfully')));
    return refusal;
  };
  return (
    <AuthCard
      title={t('Welcome back')}
      subtitle={t('Your session has ended. Sign in to continue. What you typed is still there.')}
    >
      <CredentialsForm
        email={user}
        submitLabel={t('Sign In')}
        password="current-password"
        failure={t('Login failed')}
        onSubmit={signIn}
      />
      <GiveUp onClick={() => dispatch(typingGivenUp())}>{t('Discard what I typed')}</GiveUp>
    </AuthCard>
  );
}

/** Restores the title of the waiting page, which does not set it again. */
function useTitleOfPage(): void {
  const [title] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = title;
    },
    [title],
  );
}

const GiveUp = styled(Button)`
  width: 100%;
  margin-top: ${space.md};
`;
