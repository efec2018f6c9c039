import { selectHasPages, Spinner, useAppSelector } from '@stockroom/shared-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFocusBack } from '../auth/use-focus-back';
import { AppLayout } from './app-layout';
import { PublicLayout } from './public-layout';
import { ThemeToggle } from './theme-toggle';

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
  const Layout = hasPages ? AppLayout : VisitorLayout;
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
        <VisitorLayout>
          <Suspense fallback={null}>
            <ResumeSession />
          </Suspense>
        </VisitorLayout>
      )}
    </div>
  );
}

function VisitorLayout({ children }: { children: ReactNode }) {
  return <PublicLayout themeToggle={<ThemeToggle />}>{children}</PublicLayout>;
}
