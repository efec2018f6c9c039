import {
  Button,
  showSuccess,
  space,
  typingGivenUp,
  useAppDispatch,
  useAppSelector,
  useLoginMutation,
} from '@stockroom/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AuthCard } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { useRefusalToast } from './use-refusal-toast';

/** In place of a page whose session has ended while something was typed there: its user signs in and goes on. */
export function ResumeSession() {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const showRefusal = useRefusalToast();
  const user = useAppSelector(({ session }) => session.user) ?? '';
  useTitleOfPage();
  return (
    <AuthCard
      title="Welcome back"
      subtitle="Your session has ended. Sign in to go on: what you typed is still there."
    >
      <CredentialsForm
        email={user}
        submitLabel="Sign In"
        password="current-password"
        onSubmit={(credentials) => login(credentials).unwrap()}
        onSaved={() => dispatch(showSuccess('Logged in successfully'))}
        onRefused={showRefusal}
        failure="Login failed"
      />
      <GiveUp onClick={() => dispatch(typingGivenUp())}>Discard what I typed</GiveUp>
    </AuthCard>
  );
}

/** The page that waits does not set its title once more. */
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
