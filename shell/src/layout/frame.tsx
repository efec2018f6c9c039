import { useAppSelector } from '@stockroom/shared-ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AppLayout } from './app-layout';
import { PublicLayout } from './public-layout';

/** Every page, in the layout for whoever looks at it. */
export function Frame() {
  const isAuthenticated = useAppSelector((state) => state.session.isAuthenticated);
  const Layout = isAuthenticated ? AppLayout : PublicLayout;
  return (
    <Layout>
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}
