import {
  focusHeading,
  LazyPart,
  selectHasPages,
  Spinner,
  useAppSelector,
} from '@stockroom/shared-ui';
import { Suspense, useEffect, useRef, type FocusEvent } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTranslate } from '../texts';
import { AppLayout } from './app-layout';
import { PublicLayout } from './public-layout';

async function loadResumeSession() {
  return (await import(/* webpackChunkName: "resume-session" */ '../auth/resume-session'))
    .ResumeSession;
}

/** Every page in its layout: with or without a session, or waiting for a new one. */
export function Frame() {
  const t = useTranslate();
  const hasPages = useAppSelector(selectHasPages);
  const { isPaused, user } = useAppSelector(({ session }) => session);
  const returnsFocus = useFocusReturn();
  const Layout = hasPages ? AppLayout : PublicLayout;
  return (
    // The next user sees nothing of the input of the one before.
    <div key={user}>
      <div hidden={isPaused} {...returnsFocus}>
        <Suspense fallback={<Spinner />}>
          <Layout>
            <Outlet />
            <ScrollRestoration />
          </Layout>
        </Suspense>
      </div>
      {isPaused && (
        <PublicLayout>
          <LazyPart
            load={loadResumeSession}
            props={{}}
            failure={t('Your session has ended')}
            description={t(
              'The way to sign in could not be loaded. Retry, or sign in in another tab to go on here.',
            )}
          />
        </PublicLayout>
      )}
    </div>
  );
}

/** Returns the focus to its place after the user has signed in again. Goes on the element around the page. */
function useFocusReturn() {
  const { isAuthenticated, isPaused } = useAppSelector(({ session }) => session);
  const last = useRef<HTMLElement | null>(null);
  const wasPaused = useRef(false);
  useEffect(() => {
    const isBack = wasPaused.current && isAuthenticated;
    wasPaused.current = isPaused;
    if (!isBack) return;
    last.current?.focus();
    if (document.activeElement !== last.current) focusHeading();
  }, [isAuthenticated, isPaused]);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = target;
    },
  };
}
