import { FailurePanel, selectHasPages, Spinner, useAppSelector } from '@stockroom/shared-ui';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFocusBack } from '../auth/use-focus-back';
import { loadSignedIn, signedInPart } from '../load-signed-in';
import { pageLoad } from '../remotes/page-load';
import { PublicLayout } from './public-layout';

/** For whoever signs in before its code is there. */
const LateLayout = lazy(async () => {
  const part = await loadSignedIn().catch(() => null);
  return { default: part?.AppLayout ?? LayoutFailure };
});

const ResumeSession = lazy(async () => {
  const pages = import(/* webpackChunkName: "forms" */ '../auth/auth-pages');
  const loaded = await pages.then((part) => part.loadResumeSession()).catch(() => null);
  return { default: loaded ?? SignInElsewhere };
});

/** Where its code can't be fetched: a sign-in in another tab is followed by this one. */
function SignInElsewhere() {
  return <p role="alert">Your session has ended. Sign in in another tab to go on here.</p>;
}

/** Every page, in the layout for whoever looks at it. */
export function Frame() {
  const hasPages = useAppSelector(selectHasPages);
  const { isPaused, user } = useAppSelector(({ session }) => session);
  const focusBack = useFocusBack();
  const Layout = hasPages ? (signedInPart()?.AppLayout ?? LateLayout) : PublicLayout;
  return (
    // Another user finds nothing of what the one before has typed.
    <div key={user}>
      <div hidden={isPaused} {...focusBack}>
        <Suspense fallback={<Spinner />}>
          <Layout>
            <Outlet />
            <ScrollRestoration />
          </Layout>
        </Suspense>
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

function LayoutFailure() {
  return (
    <FailurePanel
      name="Stockroom"
      reason="The server cannot be reached."
      onRetry={pageLoad.reload}
    />
  );
}
