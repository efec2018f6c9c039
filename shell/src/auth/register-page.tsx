import { credentialsSchema } from '@stockroom/contract';
import {
  showSuccess,
  toApiError,
  useAppDispatch,
  useAppSelector,
  useRegisterMutation,
} from '@stockroom/shared-ui';
import { Form, PasswordField, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AuthCard, AuthFields } from './auth-card';

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
      <Form
        initialValues={{ email: '', password: '' }}
        schema={credentialsSchema}
        onSubmit={(credentials) => register(credentials).unwrap()}
        onSaved={() => dispatch(showSuccess('Account created successfully'))}
        goOn={() => void navigate('/login', { state })}
        failure={(error) => toApiError(error).message || 'Registration failed'}
        guarded={false}
      >
        <AuthFields>
          <TextField name="email" label="Email" type="email" autoComplete="username" required />
          <PasswordField name="password" label="Password" autoComplete="new-password" required />
          <SubmitButton busyLabel="Loading...">Create Account</SubmitButton>
        </AuthFields>
      </Form>
    </AuthCard>
  );
}
