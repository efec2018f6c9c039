import type { Registry } from '@stockroom/contract';
import { Spinner } from '@stockroom/shared-ui';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequireSession } from './auth/require-session';
import { Frame } from './layout/frame';
import { OtherPath } from './other-path';
import { shellArea } from './remotes/area';
import { RouteFailure } from './remotes/area-error';
import { discoverRemotes, REMOTES_ROUTE } from './remotes/remote-routes';
import { withRetry } from './remotes/retryable-page';

interface Options {
  registry: Registry;
  isSignedIn: () => boolean;
}

const loginPage: RouteObject = {
  path: '/login',
  lazy: async () => ({ Component: await (await authPages()).loadLoginPage() }),
};

const registerPage: RouteObject = {
  path: '/register',
  lazy: async () => ({ Component: await (await authPages()).loadRegisterPage() }),
};

function authPages() {
  return import(/* webpackChunkName: "forms" */ './auth/auth-pages');
}

const dashboardPage: RouteObject = {
  path: '/',
  lazy: async () => {
    const { DashboardPage } = await loadDashboard();
    return { Component: DashboardPage };
  },
};

export function loadDashboard() {
  return import(/* webpackChunkName: "dashboard-page" */ './dashboard/dashboard-page');
}

/** The shell's own routes; those of a remote are added when one of its paths is visited first. */
export function shellRoutes(registry: Registry): RouteObject[] {
  const page = (title: string, route: RouteObject) => withRetry(route, shellArea(registry, title));
  return [
    {
      element: <Frame />,
      children: [
        {
          // Inside the frame, so that the layout stays when an area fails.
          errorElement: <RouteFailure />,
          hydrateFallbackElement: <Spinner />,
          children: [
            page('Sign in', loginPage),
            page('Create account', registerPage),
            {
              id: REMOTES_ROUTE,
              element: <RequireSession />,
              children: [page('Dashboard', dashboardPage)],
            },
            { path: '*', element: <OtherPath /> },
          ],
        },
      ],
    },
  ];
}

export function createShellRouter({ registry, isSignedIn }: Options) {
  mendAddress();
  return createBrowserRouter(shellRoutes(registry), {
    patchRoutesOnNavigation: discoverRemotes({ registry, isSignedIn }),
  });
}

/** An address that is not valid percent-encoding: its `%` are taken literally, else the router cannot read it. */
function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(pathname);
  } catch {
    window.history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}
