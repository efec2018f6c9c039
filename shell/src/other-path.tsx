import { NotFound, UnderConstruction, useAppSelector } from '@stockroom/shared-ui';
import { Navigate, useLocation } from 'react-router-dom';
import { originOf } from './auth/origin';
import { findRemote } from './remotes/registry';
import { useRegistry } from './remotes/registry-context';

/** What no route answers to: a feature's path without a session, a feature that is not deployed, or nothing at all. */
export function OtherPath() {
  const location = useLocation();
  const remote = findRemote(useRegistry(), location.pathname);
  const isSignedIn = useAppSelector(({ session }) => session.isAuthenticated);
  if (!remote) return <NotFound />;
  if (!isSignedIn) return <Navigate to="/login" replace state={originOf(location)} />;
  return remote.build ? <NotFound /> : <UnderConstruction />;
}
