import {
  keepOpenToast,
  selectHasPages,
  Spinner,
  useAppDispatch,
  useAppSelector,
} from '@stockroom/shared-ui';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pageLoad } from '../remotes/page-load';
import { rememberReturnPath } from './return-path';

/** Sends a visitor without a session to /login. */
export function RequireSession() {
  const hasPages = useAppSelector(selectHasPages);
  return hasPages ? <Outlet /> : <ToSignIn />;
}

/** Leaves the app for the sign-in page. Open toast and location survive in session storage. */
export function ToSignIn() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  useEffect(() => {
    rememberReturnPath(location);
    dispatch(keepOpenToast());
    pageLoad.replace('/login');
  }, [dispatch, location]);
  return <Spinner />;
}
