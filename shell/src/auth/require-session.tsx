import { selectHasPages, useAppSelector } from '@stockroom/shared-ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { originOf } from './origin';

/** Sends a visitor who is not signed in to /login, remembering where they wanted to go. */
export function RequireSession() {
  const hasPages = useAppSelector(selectHasPages);
  const location = useLocation();
  if (hasPages) return <Outlet />;
  return <Navigate to="/login" replace state={originOf(location)} />;
}
