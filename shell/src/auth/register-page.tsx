import {
  showSuccess,
  useAppDispatch,
  useAppSelector,
  useRegisterMutation,
} from '@stockroom/shared-ui';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { RegisterCard } from './auth-cards';
import { OriginLink } from './origin-link';
import { useRefusalToast } from './use-refusal-toast';

/** Create account (spec section 2). Registering does not sign in. */
export function RegisterPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isAuthenticated = useAppSelector(({ session }) => session.isAuthenticated);
  const [register] = useRegisterMutation();
  const showRefusal = useRefusalToast();
  if (isAuthenticated) return <Navigate to="/" replace />;

  return (
    <RegisterCard
      Link={OriginLink}
      onSubmit={(credentials) => register(credentials).unwrap()}
      onSaved={() => dispatch(showSuccess('Account created successfully'))}
      goOn={() => void navigate('/login', { state })}
      onRefused={showRefusal}
    />
  );
}
