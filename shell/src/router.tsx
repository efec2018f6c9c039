import type { Registry } from '@stockroom/contract';
import { Spinner } from '@stockroom/shared-ui';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequireSession } from './auth/require-session';
import { Frame } from './layout/frame';
import { OtherPath } from './other-path';
import { RouteFailure } from './remotes/remote-failure';
import { discoverRemotes, REMOTES_ROUTE } from './remotes/remote-routes';

interface Options {
  registry: Registry;
  isSignedIn: () => boolean;
}

/** The shell's own routes; those of a remote are added when one of its paths is visited first. */
export const SHELL_ROUTES: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      {
        // Inside the frame, so that the layout stays when a feature fails.
        errorElement: <RouteFailure />,
        hydrateFallbackElement: <Spinner />,
        children: [
          {
            path: '/login',
            lazy: async () => {
              const { LoginPage } = await import(
                /* webpackChunkName: "login-page" */ './auth/login-page'
              );
              return { Component: LoginPage };
            },
          },
          {
            path: '/register',
            lazy: async () => {
              const { RegisterPage } = await import(
                /* webpackChunkName: "register-page" */ './auth/register-page'
              );
              return { Component: RegisterPage };
            },
          },
          {
            id: REMOTES_ROUTE,
            element: <RequireSession />,
            children: [
              {
                path: '/',
                lazy: async () => {
                  const { DashboardPage } = await import(
                    /* webpackChunkName: "dashboard-page" */ './dashboard/dashboard-page'
                  );
                  return { Component: DashboardPage };
                },
              },
            ],
          },
          { path: '*', element: <OtherPath /> },
        ],
      },
    ],
  },
];

export function createShellRouter({ registry, isSignedIn }: Options) {
  mendAddress();
  return createBrowserRouter(SHELL_ROUTES, {
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
