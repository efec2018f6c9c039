import { useAppSelector } from '@stockroom/shared-ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { originOf } from './origin';

/** Sends a visitor who is not signed in to /login, remembering where they wanted to go. */
export function RequireSession() {
  const isAuthenticated = useAppSelector((state) => state.session.isAuthenticated);
  const location = useLocation();
  if (isAuthenticated) return <Outlet />;
  return <Navigate to="/login" replace state={originOf(location)} />;
}
