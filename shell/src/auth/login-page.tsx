import {
  api,
  showSuccess,
  useAppDispatch,
  useAppSelector,
  useLoginMutation,
} from '@stockroom/shared-ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInCard } from './auth-cards';
import { originIn } from './origin';
import { OriginLink } from './origin-link';
import { useRefusalToast } from './use-refusal-toast';

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
  const showRefusal = useRefusalToast();
  // Nothing that was loaded in an earlier session may be shown in the next.
  useEffect(() => {
    dispatch(api.util.resetApiState());
  }, [dispatch]);
  return (
    <SignInCard
      Link={OriginLink}
      onSubmit={(credentials) => login(credentials).unwrap()}
      onSaved={() => dispatch(showSuccess('Logged in successfully'))}
      onRefused={showRefusal}
    />
  );
}
