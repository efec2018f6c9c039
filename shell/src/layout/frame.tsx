import { LatePart, selectHasPages, Spinner, useAppSelector } from '@stockroom/shared-ui';
import { Suspense, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFocusBack } from '../auth/use-focus-back';
import { AppLayout } from './app-layout';
import { PublicLayout } from './public-layout';
import { ThemeToggle } from './theme-toggle';

async function loadResumeSession() {
  const pages = await import(/* webpackChunkName: "forms" */ '../auth/auth-pages');
  return pages.loadResumeSession();
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
          <LatePart
            load={loadResumeSession}
            props={{}}
            failure="Your session has ended"
            description="The way to sign in could not be loaded. Retry, or sign in in another tab to go on here."
          />
        </VisitorLayout>
      )}
    </div>
  );
}

function VisitorLayout({ children }: { children: ReactNode }) {
  return <PublicLayout themeToggle={<ThemeToggle />}>{children}</PublicLayout>;
}
