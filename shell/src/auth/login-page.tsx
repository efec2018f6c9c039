import {
  api,
  showSuccess,
  useAppDispatch,
  useAppSelector,
  useLoginMutation,
} from '@stockroom/shared-ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthCard } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { originIn } from './origin';

/** Sign in (spec section 2); whoever is signed in, from now or before, goes to the dashboard. */
export function LoginPage() {
  const isAuthenticated = useAppSelector((state) => state.session.isAuthenticated);
  const origin = originIn(useLocation().state);
  if (isAuthenticated)
    return <Navigate to="/" replace state={origin === null ? null : { origin }} />;
  return <SignIn />;
}

function SignIn() {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  // Nothing that was loaded in an earlier session may be shown in the next.
  useEffect(() => {
    dispatch(api.util.resetApiState());
  }, [dispatch]);
  return (
    <AuthCard
      title="Welcome back"
      subtitle="Enter your credentials to continue"
      link={{ text: "Don't have an account? Sign up", to: '/register' }}
    >
      <CredentialsForm
        submitLabel="Sign In"
        password="current-password"
        onSubmit={(credentials) => login(credentials).unwrap()}
        onSaved={() => dispatch(showSuccess('Logged in successfully'))}
        failure="Login failed"
      />
    </AuthCard>
  );
}
