import {
  showSuccess,
  useAppDispatch,
  useAppSelector,
  useRegisterMutation,
} from '@stockroom/shared-ui';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AuthCard } from './auth-card';
import { CredentialsForm } from './credentials-form';

/** Create account (spec section 2). Registering does not sign in. */
export function RegisterPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isAuthenticated = useAppSelector(({ session }) => session.isAuthenticated);
  const [register] = useRegisterMutation();
  if (isAuthenticated) return <Navigate to="/" replace />;

  return (
    <AuthCard
      title="Create an account"
      subtitle="Enter your details to get started"
      link={{ text: 'Already have an account? Sign in', to: '/login' }}
    >
      <CredentialsForm
        submitLabel="Create Account"
        password="new-password"
        onSubmit={(credentials) => register(credentials).unwrap()}
        onSaved={() => dispatch(showSuccess('Account created successfully'))}
        goOn={() => void navigate('/login', { state })}
        failure="Registration failed"
      />
    </AuthCard>
  );
}
