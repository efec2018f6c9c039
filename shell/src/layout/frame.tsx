import { selectHasPages, useAppSelector } from '@stockroom/shared-ui';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AppLayout } from './app-layout';
import { PublicLayout } from './public-layout';

const ResumeSession = lazy(async () => {
  const load = import(/* webpackChunkName: "resume-session" */ '../auth/resume-session');
  const loaded = await load.catch(() => null);
  return { default: loaded?.ResumeSession ?? SignInElsewhere };
});

/** Where its code can't be fetched: a sign-in in another tab is followed by this one. */
function SignInElsewhere() {
  return <p role="alert">Your session has ended. Sign in in another tab to go on here.</p>;
}

/** Every page, in the layout for whoever looks at it. */
export function Frame() {
  const hasPages = useAppSelector(selectHasPages);
  const { isPaused, user } = useAppSelector(({ session }) => session);
  const Layout = hasPages ? AppLayout : PublicLayout;
  return (
    // Another user finds nothing of what the one before has typed.
    <div key={user}>
      <div hidden={isPaused}>
        <Layout>
          <Outlet />
          <ScrollRestoration />
        </Layout>
      </div>
      {isPaused && (
        <PublicLayout>
          <Suspense fallback={null}>
            <ResumeSession />
          </Suspense>
        </PublicLayout>
      )}
    </div>
  );
}
